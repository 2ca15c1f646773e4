import type { InputOf } from '@perya/contract/endpoint'
import type { loginMember, SessionRecord } from '@perya/contract/identity'
import { isTrial, memberType } from '@perya/contract/member-type'
import type { z } from 'zod'
import {
  findMember,
  findMemberByMobile,
  findMemberByUserName,
  type Member,
  mobileIndex,
} from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findProof, lockCredential, lockPasswordHash, renewHash } from '../credential/credential.store.ts'
import { hashPassword, isOutdated, verifyPassword } from '../credential/passwords.ts'
import { findLinkedMemberId } from '../firebase/firebase.store.ts'
import { type FirebaseUser, spendTokenOn, verifyFirebase } from '../firebase/firebase.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import { registerSocial } from '../registration/register-social.ts'
import { openSession } from '../session/open-session.ts'
import { forget } from '../session/sessions.ts'
import { beginTry } from '../throttle/tries.ts'
import { parseMobile, toMobile } from '../verification/mobile-number.ts'
import { findHolder, type NumberHolder, numberName, proveNumber } from '../verification/number-holder.ts'
import { type CheckedCode, checkCode } from '../verification/verification.ts'
import { wrongCode } from '../verification/verification-error.ts'
import type { Visit } from '../visit.ts'

export type LoginInput = z.output<(typeof loginMember)['input']>
type LoginBy<T extends InputOf<typeof loginMember>['type']> = Extract<LoginInput, { type: T }>

export async function logIn(
  ctx: Context,
  visit: Visit,
  input: LoginInput,
  factor: SecondFactor,
): Promise<SessionRecord> {
  switch (input.type) {
    case 'username':
      return logInByPassword(ctx, visit, input, factor)
    case 'sms':
      return logInBySms(ctx, visit, input, factor)
    case 'firebase':
      return logInByFirebase(ctx, visit, input, factor)
  }
}

async function logInByPassword(
  ctx: Context,
  visit: Visit,
  input: LoginBy<'username'>,
  factor: SecondFactor,
): Promise<SessionRecord> {
  const mobile = mobileIn(input.username)
  const member = await findByTypedName(ctx, visit.merchant, input.username, mobile)
  const { passwordHash, isOwnDevice } = await findProof(ctx.db, member?.id, visit.device)
  const asked = member && factor.firstShownBy === member.id ? 'answered' : input
  // A number can be written in many ways, and tries at all of them are tries at one account.
  const attempt = await beginTry(ctx, visit, { account: mobile ?? input.username, isOwnDevice }, asked)
  const isRight = await verifyPassword(passwordHash, input.password)
  if (!member || !isRight) throw new AppError('login.failed', await attempt.fail())
  return attempt.settle(admitByPassword(ctx, visit, member, passwordHash, input, factor))
}

async function admitByPassword(
  ctx: Context,
  visit: Visit,
  member: Member,
  passwordHash: string | null,
  input: LoginBy<'username'>,
  factor: SecondFactor,
): Promise<SessionRecord> {
  const passkey = await factor.showIfAsked(member.id)
  assertMayEnter(member, input.side)
  if (passwordHash !== null && isOutdated(passwordHash)) {
    await renewHash(ctx.db, member.id, { from: passwordHash, to: await hashPassword(input.password) })
  }
  return ctx.db.transaction().execute(async (tx) => {
    // A session opened by a password that is changed meanwhile would outlive the change.
    const current = await lockPasswordHash(tx, member.id)
    if (current !== passwordHash && !(await verifyPassword(current, input.password))) {
      throw new AppError('login.failed')
    }
    await passkey.use(tx)
    return openSession(ctx, tx, member, visit)
  })
}

/** Who registered by mobile number may type that instead of the name they were given. */
function mobileIn(typed: string): string | undefined {
  return /^\+?\d{7,15}$/.test(typed) ? toMobile(typed, undefined) : undefined
}

async function findByTypedName(
  ctx: Context,
  merchant: string,
  typed: string,
  mobile: string | undefined,
): Promise<Member | undefined> {
  const member = await findMemberByUserName(ctx.db, merchant, typed)
  if (member || !mobile) return member
  return (
    (await findMemberByMobile(ctx.db, merchant, mobileIndex(ctx.secrets, mobile))) ??
    (await findMemberByUserName(ctx.db, merchant, numberName(mobile)))
  )
}

async function logInBySms(
  ctx: Context,
  visit: Visit,
  input: LoginBy<'sms'>,
  factor: SecondFactor,
): Promise<SessionRecord> {
  if (!merchantOf(ctx, visit.merchant).flags.MOBILEVERCODELOGIN3) throw new AppError('login.methodClosed')
  const mobile = parseMobile(input.username, input.countryDialingCode)
  const holder = await findHolder(ctx, visit, mobile)
  const isOwnDevice = holder?.isOwnDevice ?? false
  const asked = holder && factor.firstShownBy === holder.member.id ? 'answered' : input
  const attempt = await beginTry(ctx, visit, { account: mobile, isOwnDevice }, asked)
  const code = await checkCode(ctx, visit, 'login', mobile, input.password)
  if (!holder || !code) throw wrongCode(await attempt.fail())
  return attempt.settle(admitHolder(ctx, visit, holder, input.side, factor, code))
}

async function admitHolder(
  ctx: Context,
  visit: Visit,
  holder: NumberHolder,
  side: LoginInput['side'],
  factor: SecondFactor,
  code?: CheckedCode,
): Promise<SessionRecord> {
  const { member } = holder
  const passkey = await factor.showIfAsked(member.id)
  assertMayEnter(member, side)
  const session = await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, member.id)
    await code?.use(tx)
    await passkey.use(tx)
    await proveNumber(ctx, tx, holder, passkey)
    return openSession(ctx, tx, member, visit)
  })
  if (!holder.isProved) forget(ctx, member.id)
  return session
}

async function logInByFirebase(
  ctx: Context,
  visit: Visit,
  input: LoginBy<'firebase'>,
  factor: SecondFactor,
): Promise<SessionRecord> {
  const asked = factor.firstShownBy === undefined ? input : 'answered'
  const attempt = await beginTry(ctx, visit, {}, asked)
  const user = await verifyFirebase(ctx, input.firebaseIdToken).catch(async (error: AppError) => {
    await (error.code === 'firebase.unavailable' ? attempt.giveBack() : attempt.fail())
    throw error
  })
  const entry = () => admitFirebase(ctx, visit, user, input, factor)
  return attempt.settle(spendTokenOn(ctx, input.firebaseIdToken, entry))
}

async function admitFirebase(
  ctx: Context,
  visit: Visit,
  user: FirebaseUser,
  input: LoginBy<'firebase'>,
  factor: SecondFactor,
): Promise<SessionRecord> {
  const { flags } = merchantOf(ctx, visit.merchant)
  if (user.provider === 'phone') {
    if (!flags.MOBILEVERCODELOGIN3) throw new AppError('login.methodClosed')
    const claimed = input.firebaseMobileNo ?? ''
    if (parseMobile(claimed, input.countryDialingCode) !== user.mobile) throw new AppError('firebase.invalid')
    const holder = await findHolder(ctx, visit, user.mobile)
    if (!holder) throw new AppError('account.disabled')
    return admitHolder(ctx, visit, holder, input.side, factor)
  }
  const isOpen = user.provider === 'google.com' ? flags.GOOGLELOGIN3 : flags.FACEBOOKLOGIN3
  if (!isOpen) throw new AppError('login.methodClosed')
  const linked = await findLinkedMemberId(ctx.db, visit.merchant, user.provider, user.subject)
  const member = linked === undefined ? undefined : await findMember(ctx.db, linked)
  if (!member) return registerSocial(ctx, visit, user, input)
  const passkey = await factor.showIfAsked(member.id)
  assertMayEnter(member, input.side)
  return ctx.db.transaction().execute(async (tx) => {
    await passkey.use(tx)
    return openSession(ctx, tx, member, visit)
  })
}

/** Asked only of those who proved who they are: nobody else learns what an account is. */
export function assertMayEnter(member: Member, side: LoginInput['side']): void {
  if (member.status !== 'active') throw new AppError('account.disabled')
  if (side === 'member' && isTrial(member.type)) throw new AppError('login.notMember')
  const isAgent = member.type === memberType.agent || member.type === memberType.topAgent
  if (side === 'agent' && !isAgent) throw new AppError('login.notAgent')
}

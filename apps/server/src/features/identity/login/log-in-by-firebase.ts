import type { SessionRecord } from '@perya/contract/identity'
import { findMember } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findLinkedMemberId } from '../firebase/firebase.store.ts'
import { type FirebaseUser, spendTokenOn, verifyFirebase } from '../firebase/firebase.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import { registerSocial } from '../registration/register-social.ts'
import { openSession } from '../session/open-session.ts'
import { beginTry } from '../throttle/tries.ts'
import { parseMobile } from '../verification/mobile-number.ts'
import { findHolder } from '../verification/number-holder.ts'
import type { Visit } from '../visit.ts'
import { admitHolder } from './admit-holder.ts'
import { assertMayEnter } from './assert-may-enter.ts'
import type { LoginBy } from './login-input.ts'

export async function logInByFirebase(
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

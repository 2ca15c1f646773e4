import type { SessionRecord } from '@perya/contract/identity'
import {
  findMemberByMobile,
  findMemberByUserName,
  type Member,
  mobileIndex,
} from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findProof, lockPasswordHash, renewHash } from '../credential/credential.store.ts'
import { hashPassword, isOutdated, verifyPassword } from '../credential/passwords.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import { openSession } from '../session/open-session.ts'
import { beginTry } from '../throttle/tries.ts'
import { toMobile } from '../verification/mobile-number.ts'
import { numberName } from '../verification/number-holder.ts'
import type { Visit } from '../visit.ts'
import { assertMayEnter } from './assert-may-enter.ts'
import type { LoginBy } from './login-input.ts'

export async function logInByPassword(
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

/** The ways a password changes; each of them logs every device out. */
import type { SessionRecord } from '@perya/contract/identity'
import { findMember, type Member, readPersonalData } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { assertNotBreached } from '../credential/breached-passwords.ts'
import { findPasswordHash, lockCredential, updatePasswordHash } from '../credential/credential.store.ts'
import { findReset, spendResets } from '../credential/password-reset.store.ts'
import { assertGoodPassword, hashPassword, verifyPassword } from '../credential/passwords.ts'
import { spendTokenOfNumber } from '../firebase/firebase.ts'
import { languageFor, passwordChangedMail } from '../identity.messages.ts'
import { assertMayEnter } from '../login/assert-may-enter.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import { pauseAndNote } from '../pause/pause-withdrawals.ts'
import { openSession } from '../session/open-session.ts'
import { isFreshLogin } from '../session/session.rules.ts'
import { findOpenedAt } from '../session/session.store.ts'
import { endSessions, forget } from '../session/sessions.ts'
import { tryAsMember } from '../throttle/member-try.ts'
import { parseMobile } from '../verification/mobile-number.ts'
import { findHolder, proveNumber } from '../verification/number-holder.ts'
import { type CheckedCode, checkCode, noCode } from '../verification/verification.ts'
import { wrongCode } from '../verification/verification-error.ts'
import type { Visit } from '../visit.ts'
import { openResetLink, type ResetLink } from './password-link.ts'

/** By someone who knows the old one, or has none and has just logged in. The answer is a new session, since the old one ends with the rest. */
export async function changePassword(
  ctx: Context,
  visit: Visit,
  { memberId, sessionId }: { memberId: bigint; sessionId: bigint },
  typed: { oldPassword: string; newPassword: string; confirmNewPassword: string },
): Promise<SessionRecord> {
  assertConfirmed(typed)
  const member = (await findMember(ctx.db, memberId)) as Member
  const stored = await findPasswordHash(ctx.db, memberId)
  const openedAt = await findOpenedAt(ctx.db, sessionId)
  if (stored === null) {
    // Whoever came by phone or Firebase has no old one to show; having just come that way proves as much.
    if (!isFreshLogin(openedAt, ctx.now())) throw new AppError('login.stale')
  } else {
    const verify = () => verifyPassword(stored, typed.oldPassword)
    const { isProved } = await tryAsMember(ctx, 'try.password', memberId, verify)
    if (!isProved) throw new AppError('password.wrong', { field: 'oldPassword' })
    if (typed.newPassword === typed.oldPassword) throw new AppError('modify.new.old.same')
  }
  assertGoodPassword(typed.newPassword, member.userName)
  await assertNotBreached(ctx, typed.newPassword)
  return replace(ctx, member, typed.newPassword, {
    // No log-in: what asks for one of the last minutes, such as a passkey's removal, is not content with a password.
    finish: (tx) => openSession(ctx, tx, member, visit, openedAt),
  })
}

/** By someone who reads the member's mail. */
export async function resetPassword(
  ctx: Context,
  typed: { reset: string; newPassword: string; confirmNewPassword: string },
): Promise<{ userName: string }> {
  assertConfirmed(typed)
  const { link, member } = await openReset(ctx, typed.reset)
  await assertNew(ctx, member, typed.newPassword)
  return replace(ctx, member, typed.newPassword, {
    async finish(_tx, spentLinks) {
      if (!spentLinks.includes(link.id)) throw new AppError('reset.invalid')
      return { userName: member.userName }
    },
  })
}

/** Whose password the link still sets. */
export async function checkReset(ctx: Context, reset: string): Promise<{ userName: string }> {
  const { member } = await openReset(ctx, reset)
  return { userName: member.userName }
}

async function openReset(ctx: Context, reset: string): Promise<{ link: ResetLink; member: Member }> {
  const link = openResetLink(ctx, reset)
  const memberId = link && (await findReset(ctx.db, link.id, link.secretHash, ctx.now()))
  const member = memberId ? await findMember(ctx.db, memberId) : undefined
  if (!link || member?.status !== 'active') throw new AppError('reset.invalid')
  return { link, member }
}

export type PhoneProof = {
  newPassword: string
  mobileNum: string
  countryDialingCode?: string | undefined
  verificationCode?: string | undefined
  firebaseIdToken?: string | undefined
}

/** By someone who holds the member's phone; logs in. */
export async function setPasswordByPhone(
  ctx: Context,
  visit: Visit,
  typed: PhoneProof,
  factor: SecondFactor,
): Promise<SessionRecord> {
  const mobile = parseMobile(typed.mobileNum, typed.countryDialingCode)
  const setBy = (code: CheckedCode | undefined) =>
    setByHolder(ctx, visit, mobile, typed.newPassword, factor, code)
  if (typed.firebaseIdToken) {
    return spendTokenOfNumber(ctx, typed.firebaseIdToken, mobile, () => setBy(noCode))
  }
  return setBy(await checkCode(ctx, visit, 'password', mobile, typed.verificationCode))
}

async function setByHolder(
  ctx: Context,
  visit: Visit,
  mobile: string,
  newPassword: string,
  factor: SecondFactor,
  code: CheckedCode | undefined,
): Promise<SessionRecord> {
  const holder = await findHolder(ctx, visit, mobile)
  if (!holder || !code) throw wrongCode()
  const { member } = holder
  const passkey = await factor.showIfAsked(member.id)
  assertMayEnter(member, 'member')
  // Before the code is spent: whoever typed the old password may try another with the same code.
  await assertNew(ctx, member, newPassword)
  return replace(ctx, member, newPassword, {
    async begin(tx) {
      await code.use(tx)
      await passkey.use(tx)
      await proveNumber(ctx, tx, holder, passkey)
    },
    finish: (tx) => openSession(ctx, tx, member, visit),
  })
}

function assertConfirmed(typed: { newPassword: string; confirmNewPassword: string }): void {
  if (typed.newPassword !== typed.confirmNewPassword) {
    throw new AppError('password.mismatch', { field: 'confirmNewPassword' })
  }
}

async function assertNew(ctx: Context, member: Member, password: string): Promise<void> {
  assertGoodPassword(password, member.userName)
  await assertNotBreached(ctx, password)
  const stored = await findPasswordHash(ctx.db, member.id)
  if (stored !== null && (await verifyPassword(stored, password))) throw new AppError('modify.new.old.same')
}

type Replacing<T> = {
  /** Before anything changes. */
  begin?: (tx: Tx) => Promise<void>
  /** What is answered; `spentLinks` are the mailed links that were good until now. */
  finish: (tx: Tx, spentLinks: readonly bigint[]) => Promise<T>
}

/** Stores the password, ends every session and link and tells the member, all in one transaction. */
async function replace<T>(
  ctx: Context,
  member: Member,
  password: string,
  { begin, finish }: Replacing<T>,
): Promise<T> {
  const hash = await hashPassword(password)
  const result = await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, member.id)
    await begin?.(tx)
    const { email } = await readPersonalData(ctx, tx, member.id)
    // A first password is no change.
    const isPaused = (await findPasswordHash(tx, member.id)) !== null
    if (isPaused) await pauseAndNote(ctx, tx, member, 'password')
    await updatePasswordHash(tx, member.id, hash, ctx.now())
    await endSessions(ctx, tx, member.id, 'password')
    const spentLinks = await spendResets(tx, member.id, ctx.now())
    if (email) {
      const site = merchantOf(ctx, member.merchant).name
      const mail = passwordChangedMail(languageFor(member.language), {
        site,
        userName: member.userName,
        isPaused,
      })
      const { merchant } = member
      await queueMessage(ctx, tx, { merchant, kind: 'mail', to: email, lifeMinutes: 24 * 60, ...mail })
    }
    return finish(tx, spentLinks)
  })
  forget(ctx, member.id)
  return result
}

import type { Consent } from '@perya/contract/consent'
import { judgeField } from '@perya/contract/field-rule'
import type { SessionRecord } from '@perya/contract/identity'
import { memberType } from '@perya/contract/member-type'
import { assertAskedToday, keepConsents } from '#features/consent/index.ts'
import { createMember, emailIndex, findMember, hasMemberWithEmail } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { matchesPattern } from '#platform/pattern.ts'
import { findPasswordHash, insertCredential } from '../credential/credential.store.ts'
import { verifyPassword } from '../credential/passwords.ts'
import { insertLinkedAccount } from '../firebase/firebase.store.ts'
import { type FirebaseUser, verifyFirebase } from '../firebase/firebase.ts'
import { openSession } from '../session/open-session.ts'
import { tryAsMember } from '../throttle/member-try.ts'
import type { Visit } from '../visit.ts'
import { assertOldEnough, refusalError } from './registration-refusal.ts'
import { makeUserName } from './user-names.ts'

type SocialUser = Exclude<FirebaseUser, { provider: 'phone' }>

/**
 * The first log-in with Google or Facebook makes an account, unless its e-mail address already has one. Where the
 * merchant asks who registers for the birth date it is asked here too: whoever is refused comes again with it.
 */
export async function registerSocial(
  ctx: Context,
  visit: Visit,
  user: SocialUser,
  { consent = {}, birthDate }: { consent?: Consent | undefined; birthDate?: string | undefined },
): Promise<SessionRecord> {
  const { merchant, language } = visit
  await assertAskedToday(ctx, merchant, consent)
  if (user.email && (await hasMemberWithEmail(ctx.db, merchant, emailIndex(ctx.secrets, user.email)))) {
    throw new AppError('firebase.emailTaken')
  }
  assertBirthDate(ctx, visit, birthDate)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    const id = await createMember(ctx, tx, {
      merchant,
      userName: makeUserName('p'),
      type: memberType.player,
      language,
      email: user.email ?? undefined,
      birthDate: birthDate ?? null,
    })
    await insertCredential(tx, id, { password: null, now })
    await keepConsents(tx, id, consent, now)
    const { provider, subject } = user
    const isLinked = await insertLinkedAccount(tx, {
      merchant,
      provider,
      subject,
      member_id: id,
      linked_at: now,
    })
    if (!isLinked) throw new AppError('firebase.taken')
    const member = await findMember(tx, id)
    return openSession(ctx, tx, member as NonNullable<typeof member>, visit)
  })
}

function assertBirthDate(ctx: Context, visit: Visit, birthDate: string | undefined): void {
  const site = merchantOf(ctx, visit.merchant)
  const rule = site.settings.register.birthDate
  const verdict = judgeField(rule, birthDate, matchesPattern)
  if (verdict !== 'ok') throw refusalError({ field: 'birthDate', verdict }, rule.message[visit.language])
  if (birthDate) assertOldEnough(ctx, visit, site, birthDate)
}

/** Lets a member come in by Google or Facebook too; the password shows that it is the member who asks. */
export async function linkFirebase(
  ctx: Context,
  visit: Visit,
  memberId: bigint,
  { firebaseIdToken, password }: { firebaseIdToken: string; password: string },
): Promise<void> {
  const stored = await findPasswordHash(ctx.db, memberId)
  const verify = () => verifyPassword(stored, password)
  const { isProved } = await tryAsMember(ctx, 'try.password', memberId, verify)
  if (!isProved) throw new AppError('password.wrong')
  const user = await verifyFirebase(ctx, firebaseIdToken)
  if (user.provider === 'phone') throw new AppError('firebase.invalid')
  await ctx.db.transaction().execute(async (tx) => {
    const isLinked = await insertLinkedAccount(tx, {
      merchant: visit.merchant,
      provider: user.provider,
      subject: user.subject,
      member_id: memberId,
      linked_at: ctx.now(),
    })
    if (!isLinked) throw new AppError('firebase.taken')
  })
}

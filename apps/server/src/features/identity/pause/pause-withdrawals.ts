import type { SecurityChange } from '@perya/contract/letter-texts'
import { putIntoBox } from '#features/inbox/index.ts'
import { findMember, type Member } from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findPauseEnd, type PauseReason, putPause } from './pause.store.ts'
import { type OwnerLetter, tellOwner } from './tell-owner.ts'

type Ctx = Pick<Context, 'now' | 'secrets'>

const pauseMs = 24 * 60 * 60_000

const reasons: Record<SecurityChange, PauseReason> = {
  password: 'password',
  withdrawalPassword: 'withdrawalPassword',
  email: 'email',
  mobile: 'mobile',
  passkeyAdded: 'passkey',
  passkeyRemoved: 'passkey',
  lastPasskeyRemoved: 'passkey',
  passkeysForgotten: 'passkey',
  secondFactorOn: 'secondFactor',
  secondFactorOff: 'secondFactor',
  payeeName: 'person',
  birthDate: 'person',
  tooYoung: 'person',
}

/** Keeps money in for a day, and leaves word of it in the member's box. */
export async function pauseAndNote(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  member: Member,
  change: SecurityChange,
): Promise<void> {
  const letter = await pause(ctx, tx, member, change)
  await putIntoBox(tx, { memberId: member.id, ...letter }, ctx.now())
}

/** The same with word of it to every other way the member can be reached; called before the change is written. */
export async function pauseAndTell(
  ctx: Ctx,
  tx: Tx,
  memberId: bigint,
  change: SecurityChange,
): Promise<void> {
  const member = (await findMember(tx, memberId)) as Member
  await tellOwner(ctx, tx, member, await pause(ctx, tx, member, change))
}

/** Answers the letter about it. */
async function pause(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  member: Member,
  change: SecurityChange,
): Promise<OwnerLetter> {
  const endsAt = new Date(now().getTime() + pauseMs)
  await putPause(tx, member.id, { reason: reasons[change], endsAt })
  const words = await readLetterWords(tx, member.merchant)
  const texts = words(`letter.security.${change}`, { userName: member.userName })
  return { titles: words('letter.security'), texts }
}

/** Throws while withdrawals are paused. */
export async function assertNotPaused(ctx: Pick<Context, 'now'>, db: Db, memberId: bigint): Promise<void> {
  const now = ctx.now()
  const endsAt = await findPauseEnd(db, memberId, now)
  if (!endsAt) return
  throw new AppError('withdrawal.paused', {
    hours: Math.ceil((endsAt.getTime() - now.getTime()) / 3_600_000),
  })
}

import type { SecurityChange } from '@perya/contract/letter-texts'
import { putIntoBox } from '#features/inbox/index.ts'
import { findMember, type Member, readContacts, readPersonalData } from '#features/members/index.ts'
import { readLetterWords, readMerchant } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { languageFor } from './identity.messages.ts'
import { findPauseEnd, type PauseReason, putPause } from './security.store.ts'
import { takeQuota } from './tries.ts'

type Desk = Pick<Context, 'now' | 'secrets'>

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
}

/** Keeps money in for a day, and leaves word of it in the member's box. */
export async function pauseAndNote(
  { now }: Pick<Desk, 'now'>,
  tx: Tx,
  member: Member,
  change: SecurityChange,
) {
  const endsAt = new Date(now().getTime() + pauseMs)
  await putPause(tx, member.id, { reason: reasons[change], endsAt })
  const words = await readLetterWords(tx, member.merchant)
  const titles = words('letter.security')
  const texts = words(`letter.security.${change}`, { userName: member.userName })
  await putIntoBox(tx, { memberId: member.id, titles, texts }, now())
  return { titles, texts }
}

/**
 * The same with word of it to every other way the member can be reached; called before the change is written,
 * so that the old number and address hear of it.
 */
export async function pauseAndTell(
  desk: Desk,
  tx: Tx,
  memberId: bigint,
  change: SecurityChange,
): Promise<void> {
  const member = (await findMember(tx, memberId)) as Member
  const { titles, texts } = await pauseAndNote(desk, tx, member, change)
  const { merchant } = member
  const language = languageFor(member.language)
  const site = (await readMerchant(tx, merchant)).name
  const message = { merchant, body: `${site}: ${texts[language]}`, lifeMinutes: 24 * 60 }
  // Not to a number taken on trust: whoever typed it could have its holder written to without end.
  const { provedMobile } = await readContacts(desk, tx, memberId)
  if (provedMobile && (await mayWarn(desk, tx, provedMobile))) {
    await queueMessage(desk, tx, { ...message, kind: 'sms', to: provedMobile })
  }
  const { email } = await readPersonalData(desk, tx, memberId)
  const subject = `${site}: ${titles[language]}`
  if (email) await queueMessage(desk, tx, { ...message, kind: 'mail', to: email, subject })
}

/** Each SMS costs, and a change that can be made and unmade could be made all day. */
async function mayWarn({ now }: Desk, tx: Tx, mobile: string): Promise<boolean> {
  const { reached } = await takeQuota({ db: tx, now }, [{ scope: 'warn.number', of: mobile }])
  return reached === undefined
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

import type { Text } from '@perya/contract/language'
import { putIntoBox } from '#features/inbox/index.ts'
import { type Member, readContacts, readPersonalData } from '#features/members/index.ts'
import { readMerchant } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { languageFor } from '../identity.messages.ts'
import { takeQuota } from '../throttle/tries.ts'

type Ctx = Pick<Context, 'now' | 'secrets'>

export type OwnerLetter = { titles: Text; texts: Text }

/**
 * Says by every way the owner can be reached what a thief would change: no thief has their box, number and address.
 * Called before the change is written, so that the old number and address hear of it.
 */
export async function tellOwner(
  ctx: Ctx,
  tx: Tx,
  member: Member,
  { titles, texts }: OwnerLetter,
): Promise<void> {
  const { id: memberId, merchant } = member
  await putIntoBox(tx, { memberId, titles, texts }, ctx.now())
  const language = languageFor(member.language)
  const site = (await readMerchant(tx, merchant)).name
  const message = { merchant, body: `${site}: ${texts[language]}`, lifeMinutes: 24 * 60 }
  // Not to a number taken on trust: whoever typed it could have its holder written to without end.
  const { provedMobile } = await readContacts(ctx, tx, memberId)
  if (provedMobile && (await mayWarn(ctx, tx, provedMobile))) {
    await queueMessage(ctx, tx, { ...message, kind: 'sms', to: provedMobile })
  }
  const { email } = await readPersonalData(ctx, tx, memberId)
  const subject = `${site}: ${titles[language]}`
  if (email) await queueMessage(ctx, tx, { ...message, kind: 'mail', to: email, subject })
}

/** Each SMS costs, and a change that can be made and unmade could be made all day. */
async function mayWarn({ now }: Ctx, tx: Tx, mobile: string): Promise<boolean> {
  const { reached } = await takeQuota({ db: tx, now }, [{ scope: 'warn.number', of: mobile }])
  return reached === undefined
}

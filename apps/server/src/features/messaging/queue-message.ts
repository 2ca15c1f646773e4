import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { sealText } from '#platform/personal-data.ts'
import { insertMessage } from './message.store.ts'

export const messageChannel = 'message'
export const recipientPurpose = 'message.recipient'
export const bodyPurpose = 'message.body'

export type Message = {
  merchant: string
  to: string
  body: string
  /** No use in sending it after this long. */
  lifeMinutes: number
} & ({ kind: 'sms' } | { kind: 'mail'; subject: string })

/** Leaves a message to be sent once the transaction commits, and not at all if it does not. */
export async function queueMessage(
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  db: Db,
  message: Message,
): Promise<void> {
  const createdAt = now()
  await insertMessage(db, {
    merchant: message.merchant,
    kind: message.kind,
    recipient: sealText(secrets, recipientPurpose, message.to),
    subject: message.kind === 'mail' ? message.subject : null,
    body: sealText(secrets, bodyPurpose, message.body),
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + message.lifeMinutes * 60_000),
  })
  await notify(db, messageChannel)
}

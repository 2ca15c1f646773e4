import { randomBytes } from 'node:crypto'
import type { SessionRecord } from '@perya/contract/identity'
import { type Member, markFirstLogin, readPersonalData } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { rememberDevice } from '../credential/credential.store.ts'
import { languageFor, newDeviceMail } from '../identity.messages.ts'
import type { Visit } from '../visit.ts'
import { lifetimeMs } from './session.rules.ts'
import { insertSession } from './session.store.ts'
import { sha256 } from './sessions.ts'

/** A new token for a member who has just shown who they are. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  member: Member,
  visit: Visit,
  /** Earlier for a session that goes on under another token. */
  openedAt = ctx.now(),
): Promise<SessionRecord> {
  const now = ctx.now()
  const token = randomBytes(32).toString('base64url')
  const { hasPassword } = await insertSession(tx, {
    member_id: member.id,
    token_hash: sha256(token),
    device_hash: visit.device,
    ip: visit.ip,
    user_agent: visit.userAgent,
    created_at: openedAt,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
  })
  const { isNewDevice } = await rememberDevice(tx, member.id, visit.device, now)
  if (isNewDevice) await warnOfNewDevice(ctx, tx, member, visit)
  return {
    token,
    userName: member.userName,
    customerType: member.type,
    firstTimeLogin: member.firstLoginAt === null && (await markFirstLogin(tx, member.id, now)),
    hasPassword,
    merchantCode: member.merchant,
  }
}

async function warnOfNewDevice(ctx: Context, tx: Tx, member: Member, visit: Visit): Promise<void> {
  const { email } = await readPersonalData(ctx, tx, member.id)
  if (!email) return
  const site = merchantOf(ctx, member.merchant)
  await queueMessage(ctx, tx, {
    merchant: member.merchant,
    kind: 'mail',
    to: email,
    lifeMinutes: 24 * 60,
    ...newDeviceMail(languageFor(member.language), {
      site: site.name,
      userName: member.userName,
      userAgent: visit.userAgent,
      ip: visit.ip,
      at: ctx.now(),
      timeZone: site.timeZone,
    }),
  })
}

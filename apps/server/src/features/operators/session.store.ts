import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import type { Row } from '#platform/rows.ts'

/** Where it is told, by their number, that an operator's sessions ended or their permissions changed. */
export const operatorChannel = 'operator'

export type NewSession = Pick<
  Row<'operator_session'>,
  'operatorId' | 'tokenHash' | 'deviceHash' | 'ip' | 'userAgent' | 'createdAt' | 'expiresAt'
>

export async function insertSession(tx: Tx, it: NewSession): Promise<void> {
  await sql`
    insert into operator_session (operator_id, token_hash, device_hash, ip, user_agent, created_at, last_seen_at,
      expires_at)
    values (${it.operatorId}, ${it.tokenHash}, ${it.deviceHash}, ${it.ip}, ${it.userAgent}, ${it.createdAt},
      ${it.createdAt}, ${it.expiresAt})`.execute(tx)
}

export type LiveSession = {
  id: bigint
  operatorId: bigint
  merchant: string
  name: string
  permissions: string[]
  lastSeenAt: Date
  expiresAt: Date
}

/** Asked anew for each call: what a lock or a lost permission forbids is forbidden from the next call on. */
export async function findLiveSession(
  db: Db,
  { tokenHash, deviceHash }: { tokenHash: Buffer; deviceHash: Buffer },
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    select s.id, o.id as "operatorId", o.merchant, o.name, o.permissions, s.last_seen_at as "lastSeenAt",
      s.expires_at as "expiresAt"
    from operator_session s join operator o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and s.device_hash = ${deviceHash} and s.ended_at is null
      and not o.is_locked`.execute(db)
  return rows[0]
}

export async function touchSession(db: Db, id: bigint, now: Date): Promise<void> {
  await sql`
    update operator_session set last_seen_at = ${now} where id = ${id} and last_seen_at < ${now}`.execute(db)
}

/** All of an operator's, or one. */
export async function endSessions(db: Db, operatorId: bigint, now: Date, id?: bigint): Promise<void> {
  await sql`
    update operator_session set ended_at = ${now}
    where operator_id = ${operatorId} and ended_at is null and id = coalesce(${id ?? null}, id)`.execute(db)
  await notify(db, operatorChannel, String(operatorId))
}

/** Whether a session is open and its operator has the permission. */
export async function hasPermission(db: Db, id: bigint, permission: string): Promise<boolean> {
  const { rows } = await sql`
    select from operator_session s join operator o on o.id = s.operator_id
    where s.id = ${id} and s.ended_at is null and not o.is_locked and ${permission} = any (o.permissions)`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether the operator has logged in on the device before; asked for nobody too. */
export async function hasUsedDevice(
  db: Db,
  operatorId: bigint | undefined,
  device: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from operator_session where operator_id = ${operatorId ?? 0n} and device_hash = ${device})
      as "isKnown"`.execute(db)
  return rows[0]?.isKnown ?? false
}

export async function deleteSessionsBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from operator_session where last_seen_at < ${moment}`.execute(db)
}

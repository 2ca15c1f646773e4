import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertChallenge(
  db: Db,
  challenge: Insertable<Tables['passkey_challenge']>,
): Promise<void> {
  await db.insertInto('passkey_challenge').values(challenge).execute()
}

/** Gone once it is looked at; undefined when it never was, is over, or was another device's. */
export async function takeChallenge(
  db: Db,
  challengeHash: Buffer,
  { device, now }: { device: Buffer; now: Date },
): Promise<{ memberId: bigint | null; isSecondFactor: boolean } | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challengeHash)
    .returning(['device_hash', 'member_id', 'is_second_factor', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at <= now || !row.device_hash.equals(device)) return undefined
  return { memberId: row.member_id, isSecondFactor: row.is_second_factor }
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()
}

export async function listPasskeys(db: Db, memberId: bigint) {
  return db
    .selectFrom('passkey')
    .select(['id', 'rp_id', 'credential_id', 'user_agent', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
}

export async function findPasskey(db: Db, rpId: string, credentialId: Buffer) {
  return db
    .selectFrom('passkey')
    .select(['id', 'member_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId)
    .executeTakeFirst()
}

export type NewPasskey = Omit<Insertable<Tables['passkey']>, 'last_used_at'>

/** False when somebody has it already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const inserted = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when it was taken away, or used with this count meanwhile. */
export async function countPasskeyUse(
  tx: Tx,
  id: bigint,
  { before, after, now }: { before: bigint; after: bigint; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('passkey')
    .set({ counter: after, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function deletePasskey(db: Db, memberId: bigint, id: bigint): Promise<boolean> {
  const deleted = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deletePasskeys(tx: Tx, memberId: bigint): Promise<boolean> {
  const deleted = await tx.deleteFrom('passkey').where('member_id', '=', memberId).returning('id').execute()
  return deleted.length > 0
}

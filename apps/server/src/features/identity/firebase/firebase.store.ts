import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export type SocialProvider = 'google.com' | 'facebook.com'

export async function findLinkedMemberId(
  db: Db,
  merchant: string,
  provider: SocialProvider,
  subject: string,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('firebase_account')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.member_id
}

/** False when it is linked already. */
export async function insertLinkedAccount(
  tx: Tx,
  account: Insertable<Tables['firebase_account']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('firebase_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteLinkedAccounts(tx: Tx, memberId: bigint): Promise<void> {
  await tx.deleteFrom('firebase_account').where('member_id', '=', memberId).execute()
}

/** False when the token was spent before. */
export async function spendToken(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('spent_token')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function giveTokenBack(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('spent_token').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSpentTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spent_token').where('expires_at', '<', now).execute()
}

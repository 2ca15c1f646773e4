import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type CodePurpose = 'register' | 'login' | 'password' | 'mobile' | 'email' | 'withdrawal'

/** What a code is bound to. */
export type CodeRequest = { merchant: string; purpose: CodePurpose; mobileIndex: Buffer; device: Buffer }

/** Tries a code takes before it is worth nothing. */
const mostTries = 5

export async function insertCode(
  db: Db,
  { merchant, purpose, mobileIndex, device }: CodeRequest,
  code: { hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('verification_code')
    .values({
      merchant,
      purpose,
      mobile_index: mobileIndex,
      device_hash: device,
      code_hash: code.hash,
      created_at: code.now,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute()
}

/** The newest code of a request, with one of its tries spent. */
export async function spendTry(
  db: Db,
  { merchant, purpose, mobileIndex, device }: CodeRequest,
  now: Date,
): Promise<{ id: bigint; hash: Buffer } | undefined> {
  const { rows } = await sql<{ id: bigint; hash: Buffer }>`
    update verification_code
    set tries = tries + 1
    where id = (
      select id from verification_code
      where merchant = ${merchant} and purpose = ${purpose}
        and mobile_index = ${mobileIndex} and device_hash = ${device} and used_at is null
      order by id desc
      limit 1)
      and tries < ${mostTries} and expires_at > ${now} and used_at is null
    returning id, code_hash as hash`.execute(db)
  return rows[0]
}

export async function giveTryBack(db: Db, id: bigint): Promise<void> {
  await db
    .updateTable('verification_code')
    .set((code) => ({ tries: code('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute()
}

/** Spends every code of the request; false when somebody was faster with this one. */
export async function useCode(tx: Tx, request: CodeRequest, id: bigint, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('merchant', '=', request.merchant)
    .where('purpose', '=', request.purpose)
    .where('mobile_index', '=', request.mobileIndex)
    .where('device_hash', '=', request.device)
    .where('used_at', 'is', null)
    .returning('id')
    .execute()
  return spent.some((code) => code.id === id)
}

export async function deleteCodesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('verification_code').where('expires_at', '<', moment).execute()
}

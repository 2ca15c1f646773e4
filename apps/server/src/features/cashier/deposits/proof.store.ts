import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { DepositFlag } from './deposit.store.ts'

export async function insertProof(
  tx: Tx,
  proof: { memberId: bigint; webp: Buffer; digest: Buffer; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into deposit_proof (member_id, webp, digest, made_at)
    values (${proof.memberId}, ${proof.webp}, ${proof.digest}, ${proof.now})
    returning id`.execute(tx)
  return (rows[0] as { id: string }).id
}

export async function countProofs(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposit_proof
    where member_id = ${memberId} and made_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Attaches an uploaded picture to its deposit; false when there is no such picture. */
export async function attachProof(
  tx: Tx,
  { id, memberId, depositId }: { id: string; memberId: bigint; depositId: bigint },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update deposit_proof set deposit_id = ${depositId}
    where id = ${id}::uuid and member_id = ${memberId} and deposit_id is null`.execute(tx)
  return numAffectedRows === 1n
}

/** With a member named, finds only that member's picture. */
export async function findProof(db: Db, depositId: bigint, memberId?: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql<{ webp: Buffer }>`
    select webp from deposit_proof
    where deposit_id = ${depositId} and (${memberId ?? null}::bigint is null or member_id = ${memberId ?? null})`.execute(
    db,
  )
  return rows[0]?.webp
}

/** What of a proof came with another deposit: the bank reference at the same merchant, or the picture anywhere. */
export async function findFlags(
  tx: Tx,
  { depositId, merchant, payerReference }: { depositId: bigint; merchant: string; payerReference: string },
): Promise<DepositFlag[]> {
  const { rows } = await sql<{ reference: boolean; picture: boolean }>`
    select
      exists (
        select from deposit where merchant = ${merchant} and payer_reference = ${payerReference}
          and id <> ${depositId}) as reference,
      exists (
        select from deposit_proof own join deposit_proof other on other.digest = own.digest
        where own.deposit_id = ${depositId} and other.deposit_id <> ${depositId}) as picture`.execute(tx)
  const found = rows[0] as { reference: boolean; picture: boolean }
  return [...(found.reference ? ['reference' as const] : []), ...(found.picture ? ['picture' as const] : [])]
}

export async function keepProof(
  tx: Tx,
  proof: {
    depositId: bigint
    payerReference: string
    amount: bigint
    fee: bigint
    flags: readonly DepositFlag[]
    now: Date
  },
): Promise<void> {
  await sql`
    update deposit set state = 'review', ended_at = null, payer_reference = ${proof.payerReference},
      amount = ${proof.amount}, fee = ${proof.fee}, flags = ${proof.flags}::text[], proved_at = ${proof.now}
    where id = ${proof.depositId}`.execute(tx)
}

/** Deletes pictures that were uploaded and never sent with a proof. */
export async function forgetUnsentProofs(db: Db, before: Date): Promise<void> {
  await sql`delete from deposit_proof where deposit_id is null and made_at < ${before}`.execute(db)
}

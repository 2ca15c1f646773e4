import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

type Kept = { status: 'SUCCESS' | 'FAILED'; amount: bigint }

export async function findDemoTransfer(db: Db, vendor: string, reference: string): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select status, amount from demo_vendor_transfer where vendor = ${vendor} and reference = ${reference}`.execute(
    db,
  )
  return rows[0]
}

/** Adds to a player's balance at the vendor, once for a reference. */
export async function addDemoFunds(
  db: Db,
  {
    vendor,
    player,
    reference,
    amount,
  }: { vendor: string; player: string; reference: string; amount: bigint },
): Promise<void> {
  await sql`
    with kept as (
      insert into demo_vendor_transfer (vendor, reference, player, amount, status)
      values (${vendor}, ${reference}, ${player}, ${amount}, 'SUCCESS') on conflict do nothing returning amount
    )
    insert into demo_vendor_wallet (vendor, player, balance) select ${vendor}, ${player}, amount from kept
    on conflict (vendor, player) do update set balance = demo_vendor_wallet.balance + excluded.balance`.execute(
    db,
  )
}

/** Takes everything a player has at the vendor, once for a reference. */
export async function takeDemoFunds(
  db: Db,
  { vendor, player, reference }: { vendor: string; player: string; reference: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ balance: bigint }>`
      select balance from demo_vendor_wallet where vendor = ${vendor} and player = ${player} for update`.execute(
      tx,
    )
    const { rows: kept } = await sql`
      insert into demo_vendor_transfer (vendor, reference, player, amount, status)
      values (${vendor}, ${reference}, ${player}, ${rows[0]?.balance ?? 0n}, 'SUCCESS')
      on conflict do nothing returning 1`.execute(tx)
    if (kept.length === 0) return
    await sql`
      update demo_vendor_wallet set balance = 0 where vendor = ${vendor} and player = ${player}`.execute(tx)
  })
}

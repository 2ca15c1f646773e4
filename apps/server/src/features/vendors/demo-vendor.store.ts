import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

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

export async function readDemoFunds(db: Db, vendor: string, player: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from demo_vendor_wallet where vendor = ${vendor} and player = ${player}`.execute(db)
  return rows[0]?.balance ?? 0n
}

type KeptStatus = 'OK' | 'INSUFFICIENT_FUNDS' | 'TX_ROLLED_BACK'
type KeptRound = Pick<DemoBet, 'player' | 'stake' | 'win'> & { status: KeptStatus; balance: bigint }

export async function findDemoRound(db: Db, vendor: string, txId: string): Promise<KeptRound | undefined> {
  const { rows } = await sql<KeptRound>`
    select player, stake, win, status, balance from demo_vendor_round where vendor = ${vendor} and tx_id = ${txId}`.execute(
    db,
  )
  return rows[0]
}

type DemoBet = Pick<Row<'demo_vendor_round'>, 'vendor' | 'player' | 'txId' | 'stake' | 'win'>

/** Takes a stake and pays its result, both or neither and once for an id; the same bet again is told of the first. */
export async function playDemoRound(
  db: Db,
  bet: DemoBet,
): Promise<{ status: KeptStatus | 'TX_CONFLICT'; balance: bigint }> {
  return db.transaction().execute(async (tx) => {
    const { vendor, player, txId, stake, win } = bet
    const funds = await lockDemoFunds(tx, vendor, player)
    const earlier = await findDemoRound(tx, vendor, txId)
    if (earlier) return isSameBet(earlier, bet) ? earlier : { status: 'TX_CONFLICT', balance: funds }
    const status = funds < stake ? 'INSUFFICIENT_FUNDS' : 'OK'
    const balance = status === 'OK' ? funds - stake + win : funds
    await keepDemoRound(tx, { ...bet, status, balance })
    return { status, balance }
  })
}

/** Of what was undone nothing is known but whose it was. */
const isSameBet = (kept: KeptRound, { player, stake, win }: DemoBet): boolean =>
  kept.player === player && (kept.status === 'TX_ROLLED_BACK' || (kept.stake === stake && kept.win === win))

/** Undoes a bet, or keeps one that never came from coming later; answers whether there was one. */
export async function undoDemoRound(db: Db, undone: Omit<DemoBet, 'stake' | 'win'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { vendor, player, txId } = undone
    const funds = await lockDemoFunds(tx, vendor, player)
    const earlier = await findDemoRound(tx, vendor, txId)
    if (earlier && earlier.player !== player) return false
    const { rows } = await sql<{ moved: bigint }>`
      delete from demo_vendor_round where vendor = ${vendor} and tx_id = ${txId}
      returning case status when 'OK' then win - stake else 0 end as moved`.execute(tx)
    const [bet] = rows
    // What was won may have gone home meanwhile; the vendor has that loss.
    const balance = funds > (bet?.moved ?? 0n) ? funds - (bet?.moved ?? 0n) : 0n
    await keepDemoRound(tx, { ...undone, stake: 0n, win: 0n, status: 'TX_ROLLED_BACK', balance })
    return bet !== undefined
  })
}

async function lockDemoFunds(tx: Tx, vendor: string, player: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    insert into demo_vendor_wallet (vendor, player) values (${vendor}, ${player})
    on conflict (vendor, player) do update set balance = demo_vendor_wallet.balance
    returning balance`.execute(tx)
  return rows[0]?.balance ?? 0n
}

async function keepDemoRound(
  tx: Tx,
  { vendor, player, txId, stake, win, status, balance }: DemoBet & KeptRound,
): Promise<void> {
  await sql`
    insert into demo_vendor_round (vendor, tx_id, player, stake, win, balance, status)
    values (${vendor}, ${txId}, ${player}, ${stake}, ${win}, ${balance}, ${status})`.execute(tx)
  await sql`
    update demo_vendor_wallet set balance = ${balance} where vendor = ${vendor} and player = ${player}`.execute(
    tx,
  )
}

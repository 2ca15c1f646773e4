/** A bonus from the house, by the wallet's own code: acknowledged when this is done. */
import type pg from 'pg'
import { postTransfer } from '../apps/server/src/features/wallet/index.ts'
import type { Player } from '../conformance/target.ts'

export async function giveBonus(
  pool: pg.Pool,
  { playerId }: Player,
  { key, amount }: { key: string; amount: bigint },
): Promise<void> {
  const { rows } = await pool.query<{ bonus: bigint; house: bigint }>(
    `select id as bonus, ledger_open_account('house', merchant, currency, null, '') as house
     from ledger_account where owner = $1 and kind = 'member_bonus'`,
    [playerId],
  )
  const { bonus = 0n, house = 0n } = rows[0] ?? {}
  await postTransfer(
    { pool },
    {
      key,
      kind: 'bonus',
      legs: [
        { account: bonus, amount },
        { account: house, amount: -amount },
      ],
    },
  )
}

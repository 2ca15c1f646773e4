/** Who plays: most with cash, some with a bonus beside it, a few under limits, one whose play keeps ending. */
import { formatAmount, parseAmount } from '@perya/money'
import type { VendorIdentity } from '@perya/vendor-protocol'
import type pg from 'pg'
import { postTransfer } from '../apps/server/src/features/wallet/index.ts'
import { openTarget, type Player } from '../conformance/target.ts'
import type { Cluster } from './cluster.ts'

/** What everyone has, in cash and bonus together. */
export const openingText = '100000.00'
const opening = parseAmount(openingText)

/** So little beside a bonus that most stakes need both. */
const cashBesideBonus = parseAmount('3.00')
const bonusEvery = 5

/** Met within a few stakes, and again whenever one of them is rolled back. */
const stakeCap = parseAmount('15.00')

/** In this order: without limits, under limits, and last the one whose play keeps ending. */
export async function openPlayers(
  cluster: Cluster,
  identity: VendorIdentity,
  { free, limited }: { free: number; limited: number },
): Promise<Player[]> {
  const target = openTarget(cluster.urls[0] as string, identity, 60_000)
  const client = await cluster.openDirect()
  const all: Player[] = []
  while (all.length < free + limited + 1) {
    const hasBonus = all.length < free && all.length % bonusEvery === 0
    const player = await target.player(formatAmount(hasBonus ? cashBesideBonus : opening))
    all.push(player)
    if (hasBonus) await giveBonus(cluster, client, player)
    if (all.length > free && all.length <= free + limited) await setLimit(client, player)
  }
  await client.end()
  return all
}

async function giveBonus(cluster: Cluster, client: pg.Client, { playerId }: Player): Promise<void> {
  const { rows } = await client.query<{ bonus: string; house: string }>(
    `select id::text as bonus, ledger_open_account('house', merchant, currency, null, '')::text as house
     from ledger_account where owner = $1 and kind = 'member_bonus'`,
    [playerId],
  )
  const { bonus = '0', house = '0' } = rows[0] ?? {}
  const amount = opening - cashBesideBonus
  await postTransfer(
    { pool: cluster.pool },
    {
      key: `chaos:${playerId}:bonus`,
      kind: 'bonus',
      legs: [
        { account: BigInt(bonus), amount },
        { account: BigInt(house), amount: -amount },
      ],
    },
  )
}

async function setLimit(client: pg.Client, { playerId }: Player): Promise<void> {
  await client.query(
    "insert into member_limit (member_id, measure, period, cap) values ($1, 'stake', '1 day', $2)",
    [playerId, stakeCap],
  )
}

/** Who plays: most with cash, some with a bonus beside it, a few under limits, one whose play keeps ending. */
import { formatAmount, parseAmount } from '@perya/money'
import type { VendorIdentity } from '@perya/vendor-protocol'
import type pg from 'pg'
import { openTarget, type Player } from '../conformance/target.ts'
import type { Cluster } from './cluster.ts'
import { giveBonus } from './gift.ts'

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
  const target = openTarget(cluster.vendorUrls[0] as string, identity, 60_000)
  const client = await cluster.openDirect()
  const all: Player[] = []
  while (all.length < free + limited + 1) {
    const hasBonus = all.length < free && all.length % bonusEvery === 0
    const player = await target.player(formatAmount(hasBonus ? cashBesideBonus : opening))
    all.push(player)
    if (hasBonus)
      await giveBonus(cluster.pool, player, {
        key: `chaos:${player.playerId}:bonus`,
        amount: opening - cashBesideBonus,
      })
    if (all.length > free && all.length <= free + limited) await setLimit(client, player)
  }
  // Nobody looks at the vendor here, and a long run gives away more than a day's room.
  await client.query("update vendor_limit set cap = 1e15 where kind <> 'win'")
  await client.end()
  return all
}

async function setLimit(client: pg.Client, { playerId }: Player): Promise<void> {
  await client.query(
    "insert into member_limit (member_id, measure, period, cap) values ($1, 'stake', '1 day', $2)",
    [playerId, stakeCap],
  )
}

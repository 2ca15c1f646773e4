/** The accounts a member's lottery money moves between, kept in memory: nothing about them ever changes. */
import { listMemberAccounts, openHouseAccount } from '#features/wallet/index.ts'
import { BoundedMap } from '#platform/bounded-map.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { service } from '#platform/service.ts'

export type Purse = { merchant: string; currency: string; cash: bigint; held: bigint; house: bigint }

const remembered = 50_000

type Known = { purses: Map<bigint, Purse>; houses: Map<string, bigint> }

const known = service(
  'known purses',
  (): Known => ({ purses: new BoundedMap(remembered), houses: new Map() }),
)

/** What lotteries won and lost at a merchant. */
export const houseName = 'lottery'

export async function readPurses(
  ctx: Context,
  db: Db,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Purse> {
  const { purses, houses } = known.of(ctx)
  const missing = memberIds.filter((memberId) => !purses.has(memberId))
  const found = new Map<bigint, Purse>()
  for (const { memberId, merchant, currency, cash, held } of await listMemberAccounts(db, missing)) {
    let house = houses.get(merchant)
    if (house === undefined) {
      // On a connection of its own: what is remembered must outlive the caller's transaction.
      house = await openHouseAccount(ctx.db, { kind: 'house', merchant, name: houseName })
      houses.set(merchant, house)
    }
    const purse = { merchant, currency, cash, held, house }
    found.set(memberId, purse)
    purses.set(memberId, purse)
  }
  return (memberId) => {
    const purse = found.get(memberId) ?? purses.get(memberId)
    if (!purse) throw new Error(`member ${memberId} has no accounts`)
    return purse
  }
}

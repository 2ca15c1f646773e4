/** The accounts a member's lottery money moves between, kept in memory: nothing about them ever changes. */
import { listMemberAccounts, openHouseAccount } from '#features/wallet/index.ts'
import { BoundedMap } from '#platform/bounded-map.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'

export type Purse = { merchant: string; currency: string; cash: bigint; held: bigint; house: bigint }

const remembered = 50_000

type Known = { purses: Map<bigint, Purse>; houses: Map<string, bigint> }

const known = new WeakMap<Context, Known>()

/** What lotteries won and lost at a merchant. */
export const houseName = 'lottery'

export async function readPurses(
  ctx: Context,
  db: Db,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Purse> {
  const { purses, houses } = knownOf(ctx)
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

function knownOf(ctx: Context): Known {
  let mine = known.get(ctx)
  if (!mine) {
    mine = { purses: new BoundedMap(remembered), houses: new Map() }
    known.set(ctx, mine)
  }
  return mine
}

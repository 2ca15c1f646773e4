import type { RoomType } from '@perya/contract/lottery'
import type { OrderType, StopRule } from '@perya/contract/lottery-orders'
import { BoundedMap } from '#platform/bounded-map.ts'
import { isFromDatabase } from '#platform/database-error.ts'
import type { Pool } from '#platform/db.ts'

/** What many orders share, who say it once where it is the same object. */
export type Terms = {
  merchant: string
  site: string
  code: string
  roomType: RoomType
  type: OrderType
  stopRule: StopRule
  prizeGroup: number
  issueMax: bigint
  issueWinMax: bigint
  numberMax: bigint
  house: bigint
}

/** An order as the database takes it: what is true of an issue played once, and how often each issue is played. */
export type Placing = {
  terms: Terms
  memberId: bigint
  requestKey: string
  request: string
  slipDigest: string
  slip: string
  cost: bigint
  win: bigint
  cash: bigint
  held: bigint
  issues: readonly { id: bigint; multiple: number }[]
  risks: ReadonlyMap<string, bigint>
}

export type PlacedStatus =
  | 'posted'
  | 'replayed'
  | 'conflict'
  | 'stopped'
  | 'blocked'
  | 'closed'
  | 'issueStake'
  | 'issueWin'
  | 'soldOut'
  | 'insufficient'
  | 'limit'

export type Placed = {
  status: PlacedStatus
  detail: string | null
  orderId: bigint
  createdAt: Date
  balance: bigint | null
  /** Places of the sub-orders that wait for their issue. */
  held: number[]
}

type PlacedRow = [number, PlacedStatus, string | null, bigint, Date, bigint | null, number[] | null]

/** Where the lists of an argument begin: of the terms, the orders, their issues, and their numbers. */
const first = { terms: 0, order: 11, issue: 21, number: 24 }
const lists = 27
const call = `select n, status, detail, order_id, created_at, balance, held
  from lottery_place(${Array.from({ length: lists + 1 }, (_, index) => `$${index + 1}`).join(', ')})`

/** What this process knows already, so that less is said and looked up. */
type Known = {
  /** Names of orders that were asked for; one that comes again is looked for at once. */
  requests: Map<string, true>
  /** Issues of which a number was sold out, or that closed under an order. */
  scarce: Map<bigint, true>
  /** Digests of slips that are in the database, where they stay. */
  slips: Map<string, true>
}

const remembered = { requests: 20_000, issues: 1_000, slips: 20_000 }

/** Takes orders that leave for the database together, each of another member. */
export type PlaceOrders = (placings: readonly Placing[]) => Promise<Placed[]>

export function openPlacing(pool: Pool): PlaceOrders {
  const known: Known = {
    requests: new BoundedMap(remembered.requests),
    scarce: new BoundedMap(remembered.issues),
    slips: new BoundedMap(remembered.slips),
  }
  return async (placings) => {
    const looks = placings.some(
      ({ requestKey, issues }) =>
        known.requests.has(requestKey) || issues.some(({ id }) => known.scarce.has(id)),
    )
    for (const { requestKey } of placings) known.requests.set(requestKey, true)
    try {
      const placed = await placeOnce(pool, placings, { looks, slips: known.slips })
      placed.forEach(({ status }, index) => {
        const { slipDigest } = placings[index] as Placing
        if (status === 'posted') known.slips.set(slipDigest, true)
      })
      return placed
    } catch (error) {
      if (!isGone(error) && !needsMore(error)) throw error
      if (isGone(error)) {
        for (const { issues } of placings) {
          for (const { id } of issues) known.scarce.set(id, true)
        }
      }
      // A try that looks first and says all tells each what it is.
      return placeOnce(pool, placings, { looks: true, slips: new Map() })
    }
  }
}

/** They met the close, or a rival at a number. */
const isGone = (error: unknown) => isFromDatabase(error) && error.code === '40001'

/** A slip nobody has yet was not said, an order was not paid for, or was asked for before. */
const needsMore = (error: unknown) =>
  isFromDatabase(error) && (error.code === 'PL001' || error.code === '23505')

/** One call for all of them, in a transaction of its own that has committed when this answers. */
async function placeOnce(
  pool: Pool,
  placings: readonly Placing[],
  { looks, slips }: Pick<Known, 'slips'> & { looks: boolean },
): Promise<Placed[]> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<PlacedRow>({
      name: 'lottery_place',
      text: call,
      values: [...toArrays(placings, slips), looks],
      rowMode: 'array',
    })
    client.release()
    const placed: Placed[] = []
    for (const [n, status, detail, orderId, createdAt, balance, held] of rows) {
      placed[n - 1] = { status, detail, orderId, createdAt, balance, held: held ?? [] }
    }
    if (rows.length !== placings.length)
      throw new Error(`${placings.length} orders got ${rows.length} answers`)
    return placed
  } catch (error) {
    // A connection that failed in the middle of a call is not asked again.
    client.release(isFromDatabase(error) ? undefined : true)
    throw error
  }
}

/** One for each argument: what is said once of all that share it, of an order, of its issues, and of its numbers. */
function toArrays(placings: readonly Placing[], slips: ReadonlyMap<string, true>): string[] {
  const said = Array.from({ length: lists }, (): string[] => [])
  const add = (at: number, values: readonly string[]) => {
    let list = at
    for (const value of values) said[list++]?.push(value)
  }
  const places = new Map<Terms, string>()
  const placeOf = (terms: Terms): string => {
    let place = places.get(terms)
    if (place === undefined) {
      place = `${places.size + 1}`
      places.set(terms, place)
      add(first.terms, saidOfTerms(terms))
    }
    return place
  }
  placings.forEach((placing, index) => {
    const n = `${index + 1}`
    const body = slips.has(placing.slipDigest) ? 'NULL' : quote(placing.slip)
    add(first.order, saidOfOrder(placing, placeOf(placing.terms), body))
    for (const { id, multiple } of placing.issues) add(first.issue, [n, `${id}`, `${multiple}`])
    for (const [number, amount] of placing.risks) add(first.number, [n, quote(number), `${amount}`])
  })
  return said.map((list) => `{${list.join()}}`)
}

const saidOfTerms = (terms: Terms): string[] => [
  quote(terms.merchant),
  quote(terms.site),
  quote(terms.code),
  terms.roomType,
  terms.type,
  terms.stopRule,
  `${terms.prizeGroup}`,
  `${terms.issueMax}`,
  `${terms.issueWinMax}`,
  `${terms.numberMax}`,
  `${terms.house}`,
]

const saidOfOrder = (placing: Placing, terms: string, slip: string): string[] => [
  terms,
  `${placing.memberId}`,
  placing.requestKey,
  placing.request,
  placing.slipDigest,
  slip,
  `${placing.cost}`,
  `${placing.win}`,
  `${placing.cash}`,
  `${placing.held}`,
]

/** As PostgreSQL quotes in a list, but for control characters, which no code, number or slip holds. */
const quote = (text: string) => JSON.stringify(text)

import type { RoomType } from '@perya/contract/lottery'
import type { OrderType, StopRule } from '@perya/contract/lottery-orders'
import { isFromDatabase } from '#platform/database-error.ts'
import type { Pool } from '#platform/db.ts'

/** An order as the database takes it: what is true of an issue played once, and how often each issue is played. */
export type Placing = {
  memberId: bigint
  merchant: string
  site: string
  code: string
  roomType: RoomType
  requestKey: string
  request: string
  type: OrderType
  stopRule: StopRule
  prizeGroup: number
  slipDigest: string
  slip: string
  cost: bigint
  win: bigint
  issueMax: bigint
  issueWinMax: bigint
  numberMax: bigint
  cash: bigint
  held: bigint
  house: bigint
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

const arraysOnce = 20
const arrays = arraysOnce + 3 + 3
const call = `select n, status, detail, order_id, created_at, balance, held
  from lottery_place(${Array.from({ length: arrays + 1 }, (_, index) => `$${index + 1}`).join(', ')})`

/** What this process knows already, so that less is said and looked up. */
type Known = {
  /** Issues of which a number was sold out. */
  scarce: Set<bigint>
  /** Digests of slips that are in the database, where they stay. */
  slips: Set<string>
}

const issuesRemembered = 1_000
const slipsRemembered = 20_000

/** The one remembered longest goes. */
function remember<T>(values: Set<T>, value: T, most: number): void {
  if (values.has(value)) return
  if (values.size >= most) values.delete(values.values().next().value as T)
  values.add(value)
}

/** Takes orders that leave for the database together, each of another member. */
export type PlaceOrders = (placings: readonly Placing[]) => Promise<Placed[]>

export function openPlacing(pool: Pool): PlaceOrders {
  const known: Known = { scarce: new Set(), slips: new Set() }
  return async (placings) => {
    const looks = placings.some(({ issues }) => issues.some(({ id }) => known.scarce.has(id)))
    try {
      const placed = await placeOnce(pool, placings, { looks, slips: known.slips })
      placed.forEach(({ status }, index) => {
        const { slipDigest } = placings[index] as Placing
        if (status === 'posted') remember(known.slips, slipDigest, slipsRemembered)
      })
      return placed
    } catch (error) {
      if (!isGone(error) && !needsMore(error)) throw error
      if (isGone(error)) {
        for (const { issues } of placings) {
          for (const { id } of issues) remember(known.scarce, id, issuesRemembered)
        }
      }
      // A try that looks first and says all tells each what it is.
      return placeOnce(pool, placings, { looks: true, slips: new Set() })
    }
  }
}

/** They met the close, or a rival at a number. */
const isGone = (error: unknown) => isFromDatabase(error) && error.code === '40001'

/** A slip nobody has yet was not said, or an order was not paid for. */
const needsMore = (error: unknown) => isFromDatabase(error) && error.code === 'PL001'

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

/** One for each argument: what is said once of an order, of each of its issues, and of each of its numbers. */
function toArrays(placings: readonly Placing[], slips: ReadonlySet<string>): string[] {
  const lists = Array.from({ length: arrays }, (): string[] => [])
  const add = (first: number, values: readonly string[]) => {
    let at = first
    for (const value of values) lists[at++]?.push(value)
  }
  placings.forEach((placing, index) => {
    const n = `${index + 1}`
    add(0, saidOnce(placing, slips.has(placing.slipDigest) ? 'NULL' : quote(placing.slip)))
    for (const { id, multiple } of placing.issues) add(arraysOnce, [n, `${id}`, `${multiple}`])
    for (const [number, amount] of placing.risks) add(arraysOnce + 3, [n, quote(number), `${amount}`])
  })
  return lists.map((list) => `{${list.join()}}`)
}

const saidOnce = (placing: Placing, slip: string): string[] => [
  `${placing.memberId}`,
  quote(placing.merchant),
  quote(placing.site),
  quote(placing.code),
  placing.roomType,
  placing.requestKey,
  placing.request,
  placing.type,
  placing.stopRule,
  `${placing.prizeGroup}`,
  placing.slipDigest,
  slip,
  `${placing.cost}`,
  `${placing.win}`,
  `${placing.issueMax}`,
  `${placing.issueWinMax}`,
  `${placing.numberMax}`,
  `${placing.cash}`,
  `${placing.held}`,
  `${placing.house}`,
]

/** As PostgreSQL quotes in a list, but for control characters, which no code, number or slip holds. */
const quote = (text: string) => JSON.stringify(text)

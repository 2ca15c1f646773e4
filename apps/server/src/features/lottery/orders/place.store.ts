import type { RoomType } from '@perya/contract/lottery'
import type { OrderType, StopRule } from '@perya/contract/lottery-orders'
import { eachOf, oneOf, sqlCall } from '@perya/sql-calls'
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

/** `terms` and `order` are places in the lists before, counted from one. */
type PlacedOrder = { placing: Placing; terms: number; slipBody: string | undefined }
type PlacedIssue = { order: number; issue: Placing['issues'][number] }
type PlacedNumber = { order: number; number: string; amount: bigint }

export const lotteryPlace = sqlCall(
  'lottery_place',
  eachOf<Terms>({
    p_merchant: ['text', ({ merchant }) => merchant],
    p_site: ['text', ({ site }) => site],
    p_code: ['text', ({ code }) => code],
    p_room: ['text', ({ roomType }) => roomType],
    p_type: ['text', ({ type }) => type],
    p_stop_rule: ['text', ({ stopRule }) => stopRule],
    p_prize_group: ['integer', ({ prizeGroup }) => prizeGroup],
    p_issue_stake_max: ['bigint', ({ issueMax }) => issueMax],
    p_issue_win_max: ['bigint', ({ issueWinMax }) => issueWinMax],
    p_number_max: ['bigint', ({ numberMax }) => numberMax],
    p_house: ['bigint', ({ house }) => house],
  }),
  eachOf<PlacedOrder>({
    p_terms: ['integer', ({ terms }) => terms],
    p_member: ['bigint', ({ placing }) => placing.memberId],
    p_request_key: ['uuid', ({ placing }) => placing.requestKey],
    p_request: ['uuid', ({ placing }) => placing.request],
    p_slip: ['uuid', ({ placing }) => placing.slipDigest],
    p_slip_body: ['text', ({ slipBody }) => slipBody],
    p_cost: ['bigint', ({ placing }) => placing.cost],
    p_win: ['bigint', ({ placing }) => placing.win],
    p_cash: ['bigint', ({ placing }) => placing.cash],
    p_held: ['bigint', ({ placing }) => placing.held],
  }),
  eachOf<PlacedIssue>({
    p_sub_order: ['integer', ({ order }) => order],
    p_sub_issue: ['bigint', ({ issue }) => issue.id],
    p_sub_multiple: ['integer', ({ issue }) => issue.multiple],
  }),
  eachOf<PlacedNumber>({
    p_lock_order: ['integer', ({ order }) => order],
    p_lock_number: ['text', ({ number }) => number],
    p_lock_amount: ['bigint', ({ amount }) => amount],
  }),
  oneOf<{ looks: boolean }>({ p_looks: ['boolean', ({ looks }) => looks] }),
)

const text = `select n, status, detail, order_id, created_at, balance, held from ${lotteryPlace.text}`

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
  known: Pick<Known, 'slips'> & { looks: boolean },
): Promise<Placed[]> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<PlacedRow>({
      name: lotteryPlace.name,
      text,
      values: valuesOf(placings, known),
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

/** What orders share is said once. */
function valuesOf(
  placings: readonly Placing[],
  { looks, slips }: Pick<Known, 'slips'> & { looks: boolean },
): unknown[] {
  const places = new Map<Terms, number>()
  const orders: PlacedOrder[] = []
  const issues: PlacedIssue[] = []
  const numbers: PlacedNumber[] = []
  for (const placing of placings) {
    const { terms, slipDigest, slip } = placing
    if (!places.has(terms)) places.set(terms, places.size + 1)
    const slipBody = slips.has(slipDigest) ? undefined : slip
    const order = orders.push({ placing, terms: places.get(terms) as number, slipBody })
    for (const issue of placing.issues) issues.push({ order, issue })
    for (const [number, amount] of placing.risks) numbers.push({ order, number, amount })
  }
  return lotteryPlace.values([...places.keys()], orders, issues, numbers, { looks })
}

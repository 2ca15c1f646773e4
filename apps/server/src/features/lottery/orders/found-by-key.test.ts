import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPool, type Pool } from '#platform/db.ts'
import { findIssues } from '../issues/issue.store.ts'
import { readPurses } from '../money/purses.ts'
import { type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'
import { openPlacing, type Placed, type Placing, type Terms } from './place.store.ts'

vi.setConfig({ hookTimeout: 60_000 })

let lab: LotteryLab
/** Of one connection, which plans while there is no order and keeps its plans. */
let pool: Pool

beforeAll(async () => {
  lab = await openLotteryLab()
  pool = openPool(lab.ctx.env.databaseUrl as string, 1)
})
afterAll(async () => {
  await pool.end()
  await lab.end()
})

/** Orders of one member in one issue that sells; each of a slip of its own, on one number. */
async function openOrders(
  name: string,
  said: Partial<Terms> = {},
): Promise<(said?: Partial<Placing>) => Placing> {
  const memberId = await lab.memberId(name)
  await lab.fund(memberId, 10_000n)
  const { merchant, cash, held, house } = (await readPurses(lab.ctx, lab.ctx.db, [memberId]))(memberId)
  const [issueNo = ''] = await lab.makeIssues(1)
  const issues = (await findIssues(lab.ctx.db, lab.code, [issueNo])).map(({ id }) => ({ id, multiple: 1 }))
  const terms: Terms = {
    ...{ merchant, site: merchant, code: lab.code, roomType: 'free', house, prizeGroup: 1_950 },
    ...{ type: 'normal', stopRule: 'win', issueMax: 10n ** 9n, issueWinMax: 10n ** 9n, numberMax: 10n ** 9n },
    ...said,
  }
  return (said) => ({
    ...{ terms, memberId, cash, held, issues, cost: 100n, win: 1_000n },
    ...{ requestKey: randomUUID(), request: randomUUID(), slipDigest: randomUUID(), slip: '[]' },
    risks: new Map([['units 7', 1_000n]]),
    ...said,
  })
}

it('an order reads no other of its member and no other slip, however many came since its connection planned', async () => {
  const order = await openOrders('malaya')
  const placeOrders = openPlacing(pool)
  await pool.query('analyze lottery_order, lottery_slip')
  // The counters of one transaction, which are not handed in before its end.
  await pool.query('begin')
  expect(await placeOrders([order()])).toMatchObject([{ status: 'posted' }])
  await pool.query(
    `insert into lottery_slip (digest, body) select gen_random_uuid(), '[]' from generate_series(1, 500)`,
  )
  await pool.query(
    `insert into lottery_order (id, member_id, merchant, code, room_type, request_key, request, type, stop_rule, prize_group,
       slip_id, cost, issue_count, created_at)
     select nextval('lottery_order_id'), member_id, merchant, code, room_type, gen_random_uuid(), request, type, stop_rule,
       prize_group, slip_id, cost, issue_count, created_at
     from lottery_order, generate_series(1, 500)`,
  )

  const readBy = async (asked: Placing, status: string) => {
    const before = await read()
    expect(await placeOrders([asked])).toMatchObject([{ status }])
    const after = await read()
    return { orders: after.orders - before.orders, slips: after.slips - before.slips }
  }
  const asked = order()
  expect(await readBy(asked, 'posted')).toEqual({ orders: 0, slips: 1 })
  expect(await readBy(asked, 'replayed')).toEqual({ orders: 1, slips: 0 })
  // One that is too dear for its member is looked for as well.
  expect(await readBy(order({ cost: 9n * 10n ** 8n }), 'insufficient')).toEqual({ orders: 0, slips: 0 })
  await pool.query('rollback')
})

it('an order says what its slip is when the slip that was said before is not there', async () => {
  const order = await openOrders('malaya')
  const placeOrders = openPlacing(pool)
  const slip = { slipDigest: randomUUID(), slip: '["once"]' }
  await pool.query('begin')
  expect(await placeOrders([order(slip)])).toMatchObject([{ status: 'posted' }])
  await pool.query('rollback')
  const calls = vi.spyOn(pool, 'connect')
  expect(await placeOrders([order(slip)])).toMatchObject([{ status: 'posted' }])
  // The first says no more than its name.
  expect(calls).toHaveBeenCalledTimes(2)
  const { rows } = await pool.query('select body from lottery_slip where digest = $1', [slip.slipDigest])
  expect(rows).toEqual([{ body: slip.slip }])
})

it('an order nobody could pay, or that was asked for before, is told so by one call', async () => {
  const order = await openOrders('malaya')
  const placeOrders = openPlacing(pool)
  const asked = order()
  await placeOrders([asked])
  const calls = vi.spyOn(pool, 'connect').mockClear()
  expect(await placeOrders([order({ cost: 9n * 10n ** 8n })])).toMatchObject([{ status: 'insufficient' }])
  expect(await placeOrders([asked])).toMatchObject([{ status: 'replayed' }])
  expect(calls).toHaveBeenCalledTimes(2)
})

it('a number that ran short is looked up before the next order of its issue, and sold to whom it is left', async () => {
  const order = await openOrders('malaya', { numberMax: 2_500n })
  const placeOrders = openPlacing(pool)
  const calls = vi.spyOn(pool, 'connect')
  const placed = async () => {
    calls.mockClear()
    const [{ status } = { status: undefined }] = await placeOrders([order()])
    return { status, calls: calls.mock.calls.length }
  }
  expect(await placed()).toEqual({ status: 'posted', calls: 1 })
  expect(await placed()).toEqual({ status: 'posted', calls: 1 })
  expect(await placed()).toEqual({ status: 'soldOut', calls: 2 })
  expect(await placed()).toEqual({ status: 'soldOut', calls: 1 })
})

it('LOTT-3 R-5 an order that comes again is answered as the first time, also when its issue has closed, and another by its key is refused', async () => {
  const order = await openOrders('malaya')
  const placeOrders = openPlacing(pool)
  const asked = order()
  const [first] = await placeOrders([asked])
  const again = async (other: Placing) => {
    const [placed] = await placeOrders([other])
    return pick(placed as Placed)
  }
  const same = { ...pick(first as Placed), detail: null }
  expect(same).toMatchObject({ status: 'posted' })
  expect(await again(asked)).toEqual({ ...same, status: 'replayed' })
  expect(await again({ ...asked, request: randomUUID() })).toEqual({ ...same, status: 'conflict' })
  await lab.close()
  expect(await again(order())).toMatchObject({ status: 'closed' })
  expect(await again(asked)).toEqual({ ...same, status: 'replayed' })
})

const pick = ({ status, orderId, createdAt, detail }: Placed) => ({ status, orderId, createdAt, detail })

/** Rows this connection has read so far. */
async function read(): Promise<{ orders: number; slips: number }> {
  const { rows } = await pool.query(
    `select sum(idx_tup_fetch) filter (where relname = 'lottery_order')::int as orders,
       sum(idx_tup_fetch) filter (where relname = 'lottery_slip')::int as slips
     from pg_stat_xact_user_tables`,
  )
  return rows[0]
}

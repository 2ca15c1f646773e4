import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, someAddress } from '#features/identity/testing/client.ts'
import { findFaults } from '#features/wallet/audit.store.ts'
import { openDb, openPool } from '#platform/db.ts'
import { makeServices } from '#platform/service.ts'
import { buildApp } from '../../app.ts'
import { openOrders } from './orders/place-order.ts'
import { makePass } from './pass.ts'
import { type AskedBet, type LotteryLab, openLotteryLab, sale, wait } from './testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let players: Client[]

const seven: AskedBet = { betType: 'ssc.position', content: '7||||', mode: '0.01' }
const draws = process.env.PERYA_PROOFS === 'full' ? 1_000 : 12
const userNames = ['malaya', 'juan', 'ligaya', 'datu']

beforeAll(async () => {
  lab = await openLotteryLab()
  players = await Promise.all(userNames.map((userName) => lab.logIn(userName)))
  for (const userName of userNames) await lab.fund(await lab.memberId(userName), 10_000n)
})
afterAll(() => lab.end())

type Sold = { bets: number; sealed: number | null; late: number; staked: bigint; returned: number }

/** What an issue sold, by everything that counts it. */
async function soldIn(issueNo: string) {
  const { rows } = await sql<Sold>`
    select count(s.id)::int as bets, max(i.bets_count) as sealed, coalesce(sum(s.cost), 0)::bigint as staked,
      count(e.suborder_id)::int as returned,
      count(*) filter (where o.created_at >= i.closes_at or t.created_at >= i.closes_at)::int as late
    from lottery_issue i
    left join lottery_suborder s on s.issue_id = i.id
    left join lottery_end e on e.suborder_id = s.id
    left join lottery_order o on o.id = s.id >> 10
    left join ledger_transfer t on t.key = 'lottery:' || o.id
    where i.code = ${lab.code} and i.issue_no = ${issueNo}`.execute(lab.ctx.db)
  return rows[0] as Sold
}

it('R-57 the database’s clock decides, whatever the clocks of server and caller say', async () => {
  const memberId = await lab.memberId('malaya')
  for (const skew of [-86_400_000, 86_400_000]) {
    const ctx = { ...lab.ctx, now: () => new Date(Date.now() + skew), services: makeServices() }
    const app = await buildApp(ctx)
    const placeOrder = openOrders(ctx)
    const [issueNo = ''] = await lab.makeIssues(1)
    const asked = () => placeLotteryOrder.input.parse(lab.asked([{ issueNo, multiple: 1 }], [seven]))
    const onSkewed = () =>
      placeOrder({ ...asked(), memberId, merchant: 'PERYA', language: 'EN', reads: 'EN' })
    const date = new Date(Date.now() - skew).toUTCString()
    const ofSkewed = () => players[1]?.call(placeLotteryOrder, asked(), { date })
    await onSkewed()
    expect((await ofSkewed())?.success).toBe(true)
    // Closed by its time alone: nobody has come by to close it yet.
    await lab.pass(sale)
    await expect(onSkewed()).rejects.toMatchObject({ code: 'lottery.issueClosed' })
    expect((await ofSkewed())?.errorCode).toBe('lottery.issueClosed')
    await app.close()
  }
})

/** By how many seconds the clock of the database jumps over the close while bets are on their way, and then back. */
const jumps = [
  [0, 0],
  [5, -90],
  [90, 0],
  [90, -3_600],
  [3_600, 0],
  [3_600, -90],
] as const

it(`R-58 over ${draws} draws, bets that storm a clock that jumps are sealed or refunded, or refused with nothing taken`, {
  timeout: 3_600_000,
}, async () => {
  const { ctx } = lab
  let accepted = 0
  let refused = 0
  for (let draw = 0; draw < draws; draw++) {
    const [issueNo = ''] = await lab.makeIssues(1)
    const [over, back] = jumps[draw % jumps.length] as (typeof jumps)[number]
    let mine = 0
    // One address may send so many orders a minute, and a thousand draws are more.
    for (const client of players) client.ip = someAddress()
    const storm = players.map(async (client) => {
      for (let late = 0; late < 3; ) {
        const answer = await client.call(placeLotteryOrder, lab.asked([{ issueNo, multiple: 1 }], [seven]))
        if (answer.success) mine += 1
        else {
          expect(answer.errorCode).toBe('lottery.issueClosed')
          refused += 1
          late += 1
        }
      }
    })
    const jump = (async () => {
      while (mine < 6) await sql`select pg_sleep(0.002)`.execute(ctx.db)
      await lab.pass(sale + over)
      await lab.work()
      if (back !== 0) await lab.pass(back)
    })()
    await Promise.all([...storm, jump])
    await lab.work()
    accepted += mine
    const { bets, sealed, staked, returned } = await soldIn(issueNo)
    expect(bets).toBe(mine)
    expect(staked).toBe(BigInt(mine) * 200n)
    // An hour later the draw itself was missed, and everybody has their stake back.
    if (over < wait) expect({ sealed, returned }).toEqual({ sealed: mine, returned: 0 })
    else expect({ sealed, returned }).toEqual({ sealed: null, returned: mine })
  }
  expect(accepted).toBeGreaterThan(5 * draws)
  expect(refused).toBeGreaterThanOrEqual(draws * players.length * 3)
  const snapshot = ctx.db.transaction().setIsolationLevel('repeatable read')
  expect(await snapshot.execute(findFaults)).toEqual([])
})

/** So many are taken before the cut-off comes, and as many refused after it. */
const betsOnEachSide = 100
const cutOffs = process.env.PERYA_PROOFS === 'full' ? 1_000 : 4

it(`R-58 of two hundred bets and more around each of ${cutOffs} cut-offs every one is sealed and paid for, or refused and nowhere`, {
  timeout: 3_600_000,
}, async () => {
  const { ctx } = lab
  const members = await Promise.all(userNames.map((userName) => lab.memberId(userName)))
  // Two nodes, each with every member several times over: bets wait for one another in every way they can.
  const nodes = [openOrders(ctx), openOrders(ctx)]
  const bettors = nodes.flatMap((placeOrder) =>
    [...members, ...members].map((memberId) => ({ placeOrder, memberId })),
  )
  const cashOfAll = async () => {
    const purses = await Promise.all(members.map((memberId) => lab.purse(memberId)))
    return purses.reduce((sum, { cash }) => sum + cash, 0n)
  }
  for (let round = 0; round < cutOffs; round++) {
    const [issueNo = ''] = await lab.makeIssues(1)
    const before = await cashOfAll()
    const taken: string[] = []
    const refused: string[] = []
    const storm = bettors.map(async ({ placeOrder, memberId }) => {
      while (refused.length < betsOnEachSide) {
        const asked = placeLotteryOrder.input.parse(lab.asked([{ issueNo, multiple: 1 }], [seven]))
        try {
          const order = await placeOrder({
            ...asked,
            memberId,
            merchant: 'PERYA',
            language: 'EN',
            reads: 'EN',
          })
          taken.push(order.subOrders[0]?.id as string)
        } catch (error) {
          expect(error).toMatchObject({ code: 'lottery.issueClosed' })
          refused.push(asked.requestKey)
        }
      }
    })
    const cutOff = (async () => {
      while (taken.length < betsOnEachSide) await sql`select pg_sleep(0.002)`.execute(ctx.db)
      await lab.pass(sale)
      await lab.work()
    })()
    await Promise.all([...storm, cutOff])
    await lab.work()
    const { rows } = await sql<{ id: bigint }>`
      select s.id from lottery_suborder s join lottery_issue i on i.id = s.issue_id
      where i.code = ${lab.code} and i.issue_no = ${issueNo} order by s.id`.execute(ctx.db)
    expect(rows.map(({ id }) => id.toString())).toEqual(
      taken.toSorted((one, other) => Number(BigInt(one) - BigInt(other))),
    )
    expect(await soldIn(issueNo)).toMatchObject({ bets: taken.length, sealed: taken.length, returned: 0 })
    const kept = await sql`
      select from lottery_order where request_key = any (${refused}::uuid[])`.execute(ctx.db)
    expect(kept.rows).toEqual([])
    expect(before - (await cashOfAll())).toBe(BigInt(taken.length) * 200n)
    expect(taken.length + refused.length).toBeGreaterThanOrEqual(2 * betsOnEachSide)
    await lab.draw()
  }
})

/** A zone of its own, whose summer time begins or ends at an instant of today. */
function zoneTurning(at: Date, turn: 'forward' | 'back'): string {
  const day = `J${Math.floor((Date.UTC(2025, at.getUTCMonth(), at.getUTCDate()) - Date.UTC(2025, 0, 1)) / 86_400_000) + 1}`
  const [hours, rest] = [at.getUTCHours(), at.toISOString().slice(14, 19)]
  const half = day === 'J100' ? 'J280' : 'J100'
  // Rules are in the time that ends with them.
  return turn === 'forward'
    ? `STD0DST-1,${day}/${hours}:${rest},${half}/2`
    : `STD0DST-1,${half}/2,${day}/${hours + 1}:${rest}`
}

it.each(['forward', 'back'] as const)(
  'R-58 over real time, with clocks put %s at the close, no accepted bet is dated after it and none before it is lost',
  async (turn) => {
    const ctx = { ...lab.ctx, services: makeServices() }
    const app = await buildApp(ctx)
    const [issueNo = ''] = await lab.makeIssues(1)
    await lab.pass(sale - 4)
    const { rows } = await sql<{ closesAt: Date }>`
      select closes_at as "closesAt" from lottery_issue where issue_no = ${issueNo} and code = ${lab.code}`.execute(
      lab.ctx.db,
    )
    const { closesAt } = rows[0] as { closesAt: Date }
    const zone = zoneTurning(closesAt, turn)
    const pool = openPool(`${lab.test.url}?options=${encodeURIComponent(`-c timezone=${zone}`)}`)
    Object.assign(ctx, { pool, db: openDb(pool) })
    const hourOf = async (at: Date) => {
      const found = await sql<{ hour: number }>`
        select extract(epoch from (${at}::timestamptz)::timestamp - (${at}::timestamptz at time zone 'UTC'))::int / 3600
          as hour`.execute(ctx.db)
      return found.rows[0]?.hour
    }
    const around = [-1_000, 1_000].map((ms) => new Date(closesAt.getTime() + ms))
    expect(await Promise.all(around.map(hourOf))).toEqual(turn === 'forward' ? [0, 1] : [1, 0])

    const placeOrder = openOrders(ctx)
    let mine = 0
    await Promise.all(
      userNames.map(async (userName) => {
        const memberId = await lab.memberId(userName)
        for (;;) {
          const asked = placeLotteryOrder.input.parse(lab.asked([{ issueNo, multiple: 1 }], [seven]))
          try {
            await placeOrder({ ...asked, memberId, merchant: 'PERYA', language: 'EN', reads: 'EN' })
          } catch (error) {
            expect(error).toMatchObject({ code: 'lottery.issueClosed' })
            return
          }
          mine += 1
        }
      }),
    )
    await makePass(ctx)
    await lab.work()
    expect(await soldIn(issueNo)).toMatchObject({ bets: mine, sealed: mine, late: 0 })
    expect(mine).toBeGreaterThan(0)
    await app.close()
    await pool.end()
  },
)

import { hash } from 'node:crypto'
import {
  chaseIssuesMax,
  getLottery,
  listLotteries,
  listLotteryIssues,
  lotteryMenus,
  moreLotteries,
  popularLotteries,
  vnLotteryMenu,
} from '@perya/contract/lottery'
import { getDrawProof, type LotteryNews, listLotteryResults } from '@perya/contract/lottery-draws'
import { cancelLotterySubOrders, getBetProof, getLotteryOrder } from '@perya/contract/lottery-orders'
import { commitmentOf, openStream } from '@perya/fairness'
import { dayAfter, dayOf, drawResult, issuesOfDay, lotteries, lotteryOf } from '@perya/lottery-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { openLiveStreams } from '#features/live/live-events.ts'
import { findFaults } from '#features/wallet/audit.store.ts'
import { eventually } from '#testing/eventually.ts'
import { runCommand } from '#testing/test-server.ts'
import { makeIssues } from './calendar/make-issues.ts'
import { beaconOf } from './draws/beacons.ts'
import { drawIssues } from './draws/draw-issues.ts'
import { listAlarms } from './issues/alarm.store.ts'
import { lotteryNews } from './issues/lottery-news.ts'
import { listToSettle } from './issues/step.store.ts'
import { proposeCorrection, proposeVoid, settleAgain, withdrawProposal } from './rulings/rule-by-operator.ts'
import { settleIssue } from './settlement/settle-issue.ts'
import { type AskedBet, type LotteryLab, openLotteryLab, sale, wait } from './testing/lottery-lab.ts'
import { refuseStep } from './testing/refuse-step.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client
let visitor: Client
let id: bigint

const everyDigit: AskedBet = { betType: 'ssc.position', content: '0,1,2,3,4,5,6,7,8,9||||' }
const sha256 = (...parts: (Buffer | string)[]) =>
  hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part))), 'buffer')

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  visitor = openClient(lab.test)
  id = await lab.memberId('malaya')
  await lab.fund(id, 1_000_000n)
})
afterAll(async () => {
  const snapshot = lab.ctx.db.transaction().setIsolationLevel('repeatable read')
  expect(await snapshot.execute(findFaults)).toEqual([])
  await lab.end()
})

const proofOf = async (issueNo: string) =>
  (await visitor.call(getDrawProof, { code: lab.code, issueNo })).value
const detail = async (order: { id: string }) => (await malaya.call(getLotteryOrder, { id: order.id })).value
const bet = (issueNo: string, line = everyDigit) =>
  lab.place(malaya, lab.asked([{ issueNo, multiple: 1 }], [line]))
/** Says whose randomness the issue is drawn with. */
const waitFor = (issueNo: string, beacon: string) =>
  lab.ctx.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update lottery_issue set beacon = ${beacon} where issue_no = ${issueNo}`.execute(tx)
  })
/** As whoever owns the tables, with every trigger in force. */
const tamper = (issueNo: string, change: string) =>
  lab.ctx.pool.query(
    `update lottery_issue set ${change} where code = '${lab.code}' and issue_no = '${issueNo}'`,
  )

it('R-59 bets are sealed before the randomness exists, and the draw can be made again from what is published', async () => {
  const [issueNo = '', next = ''] = await lab.makeIssues(2)
  const orders = await Promise.all(
    [1, 2, 3].map((multiple) => lab.place(malaya, lab.asked([{ issueNo, multiple }], [everyDigit]))),
  )
  expect(await proofOf(issueNo)).toMatchObject({
    state: 'OPEN',
    betsRoot: null,
    seed: null,
    result: null,
    beacon: { randomness: null },
  })
  expect((await malaya.call(getBetProof, { id: orders[0]?.subOrders[0]?.id as string })).errorCode).toBe(
    'lottery.notSealed',
  )
  await expect(
    tamper(issueNo, `result = '{1,2,3,4,5}', drawn_at = clock_timestamp(), seed = repeat('0', 64)`),
  ).rejects.toThrow('lottery_issue_drawn_after_seal')
  await lab.close()
  const sealed = await proofOf(issueNo)
  expect(sealed).toMatchObject({ state: 'CLOSED', betsCount: 3, seed: null, result: null })
  await lab.work()
  expect((await proofOf(issueNo)).result).toBeNull()
  await lab.draw()
  const proof = await proofOf(issueNo)
  expect(proof.betsRoot).toBe(sealed.betsRoot)
  const seed = proof.seed as string
  expect(commitmentOf(seed)).toBe(proof.commitment)
  expect(proof.commitment).toBe(proof.chain?.terminal)
  expect((await proofOf(next)).commitment).not.toBeNull()
  const salt = hash('sha256', `${lab.code}|${issueNo}|${proof.betsRoot}|${proof.beacon?.randomness}`, 'hex')
  const stream = openStream({ serverSeed: seed, clientSeed: salt, nonce: 0 })
  expect(proof.result).toEqual(drawResult('ssc', stream))
  for (const { subOrders } of orders) {
    const { value } = await malaya.call(getBetProof, { id: subOrders[0]?.id as string })
    const root = value.path.reduce(
      (node, { side, hash: neighbour }) => {
        const other = Buffer.from(neighbour, 'hex')
        return side === 'left' ? sha256('\x01', other, node) : sha256('\x01', node, other)
      },
      sha256('\x00', value.text),
    )
    expect(root.toString('hex')).toBe(proof.betsRoot)
    expect(value.text).toContain(subOrders[0]?.id)
  }
  const { rows } = await sql<{ seed: string | null }>`
    select last_seed::text as seed from lottery_chain where terminal = ${proof.chain?.terminal}`.execute(
    lab.ctx.db,
  )
  expect(rows[0]?.seed).not.toContain(Buffer.from(seed).toString('hex'))
})

it('R-61 a result is written once: no second write, edit or deletion, by whatever role', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(issueNo)
  await lab.close()
  await lab.draw()
  const { result } = await proofOf(issueNo)
  for (const change of [
    `result = '{0,0,0,0,0}'`,
    `seed = repeat('0', 64)`,
    `drawn_at = null, result = null, seed = null, selected_at = null, settled_at = null`,
    `bets_root = sha256('')`,
    `closed_at = null`,
    `settled_at = null`,
  ]) {
    await expect(tamper(issueNo, change), change).rejects.toThrow('a draw happens once')
  }
  for (const statement of [
    `delete from lottery_issue where issue_no = '${issueNo}'`,
    'truncate lottery_issue cascade',
    'update lottery_suborder set multiple = 2',
    'update lottery_payout set amount = 1',
    'delete from lottery_order',
    'update lottery_slip set body = body',
    'update lottery_chain set length = 1',
  ]) {
    await expect(lab.ctx.pool.query(statement), statement).rejects.toThrow(/is refused/)
  }
  expect((await proofOf(issueNo)).result).toEqual(result)
})

it('R-61 a void is two people’s reasoned word, and gives every stake back, paid or set aside', async () => {
  const [issueNo = '', later = '', third = ''] = await lab.makeIssues(3)
  const before = await lab.purse(id)
  const order = await lab.place(
    malaya,
    lab.asked(
      [issueNo, later, third].map((each) => ({ issueNo: each, multiple: 1 })),
      [everyDigit],
      { stopRule: 'never' },
    ),
  )
  await lab.close()
  await lab.draw()
  const asked = (no: string, operator: string) => ({
    code: lab.code,
    issueNo: no,
    operator,
    reason: 'a ball fell twice',
  })
  for (const no of [issueNo, later]) {
    expect(await proposeVoid(lab.ctx, asked(no, 'rosa'))).toBe('proposed')
    await expect(proposeVoid(lab.ctx, asked(no, 'rosa'))).rejects.toThrow('Another than rosa')
    expect(await proposeVoid(lab.ctx, asked(no, 'ben'))).toBe('decided')
    await expect(proposeVoid(lab.ctx, asked(no, 'ana'))).rejects.toThrow('VOID')
  }
  await lab.work()
  const { subOrders, win } = await detail(order)
  expect(subOrders.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'held'])
  expect(win).toBe('0.00')
  expect(await lab.purse(id)).toEqual({ cash: before.cash - 200_000n, held: before.held + 200_000n })
  expect((await proofOf(issueNo)).rulings).toMatchObject([
    { kind: 'void', reason: 'a ball fell twice', by: ['rosa', 'ben'] },
  ])
  expect((await malaya.call(getLotteryOrder, { id: order.id })).value.state).toBe('waiting')
  await malaya.call(cancelLotterySubOrders, { ids: subOrders.map((each) => each.id) })
  expect(await lab.purse(id)).toEqual(before)
})

it('R-61 a correction by two people settles again with entries that make up the difference', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const before = await lab.purse(id)
  const [one, other] = [
    await bet(issueNo, { betType: 'ssc.position', content: '3||||' }),
    await bet(issueNo, { betType: 'ssc.position', content: '4||||' }),
  ]
  await lab.close()
  await lab.rig(issueNo, ['3', '0', '0', '0', '0'])
  await lab.work()
  expect([(await detail(one)).win, (await detail(other)).win]).toEqual(['19.50', '0.00'])
  const asked = (operator: string, result = ['4', '0', '0', '0', '0']) => ({
    code: lab.code,
    issueNo,
    operator,
    reason: 'read wrongly',
    result,
  })
  await expect(proposeCorrection(lab.ctx, asked('rosa', ['4']))).rejects.toThrow('no result')
  await proposeCorrection(lab.ctx, asked('rosa'))
  await expect(proposeCorrection(lab.ctx, asked('ben', ['5', '0', '0', '0', '0']))).rejects.toThrow(
    'something else',
  )
  await withdrawProposal(lab.ctx, { code: lab.code, issueNo, operator: 'rosa' })
  await proposeCorrection(lab.ctx, asked('rosa'))
  await proposeCorrection(lab.ctx, asked('ben'))
  await lab.work()
  await lab.work()
  expect([(await detail(one)).win, (await detail(other)).win]).toEqual(['0.00', '19.50'])
  expect((await lab.purse(id)).cash).toBe(before.cash - 40_000n + 195_000n)
  expect(await proofOf(issueNo)).toMatchObject({
    state: 'CORRECTED',
    result: ['3', '0', '0', '0', '0'],
    correctedResult: ['4', '0', '0', '0', '0'],
  })
})

it('R-62 a difference between the programs on one bet pays nobody and raises an alarm', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const before = await lab.purse(id)
  const orders = [await bet(issueNo), await bet(issueNo, { betType: 'ssc.sum-size', content: 'big,small' })]
  await lab.close()
  await lab.rig(issueNo, ['1', '2', '3', '4', '5'])
  const [issue] = await listToSettle(lab.ctx.db)
  if (!issue) throw new Error('the issue is to be settled')
  await settleIssue(lab.ctx, issue, () => (line) => (line.betType.play === 'position' ? 1n : 39_000n))
  await lab.work()
  expect(await Promise.all(orders.map(async (order) => (await detail(order)).state))).toEqual([
    'waiting',
    'waiting',
  ])
  expect((await lab.purse(id)).cash).toBe(before.cash - 240_000n)
  expect(await listAlarms(lab.ctx.db)).toMatchObject([{ issueNo, reason: 'programs_differ' }])
  const told = await runCommand('lottery', ['PERYA', 'draw', 'alarms'], { DATABASE_URL: lab.test.url })
  expect(told.stdout).toContain('"rules":"19.50","control":"0.0001"')
  await settleAgain(lab.ctx, { code: lab.code, issueNo, operator: 'rosa' })
  await lab.work()
  expect((await lab.purse(id)).cash).toBe(before.cash - 240_000n + 195_000n + 39_000n)
  expect(await listAlarms(lab.ctx.db)).toEqual([])
})

it('R-63 issues missed while nobody was there are void and refunded; one sealed in time is drawn late', async () => {
  const [issueNo = '', later = ''] = await lab.makeIssues(2)
  const before = await lab.purse(id)
  const order = await lab.place(
    malaya,
    lab.asked(
      [issueNo, later].map((each) => ({ issueNo: each, multiple: 1 })),
      [everyDigit],
      { stopRule: 'never' },
    ),
  )
  await lab.close()
  await lab.pass(sale + 2 * wait)
  await lab.work()
  const { subOrders } = await detail(order)
  expect(subOrders.map(({ state, issueState }) => [state, issueState])).toEqual([
    ['won', 'SETTLED'],
    ['refunded', 'VOID'],
  ])
  expect(await lab.purse(id)).toEqual({ cash: before.cash - 5_000n, held: before.held })
  expect(subOrders.map(({ voidKind }) => voidKind)).toEqual([null, 'missed'])
  expect((await proofOf(later)).rulings).toMatchObject([{ kind: 'missed', reason: null, by: ['rule'] }])

  // An issue may have the number of an order, so what is written down under each says which it is.
  const { rows } = await sql<{ ofIssue: boolean; reference: string }>`
    select distinct key ~ '^lottery:[0-9]+:(stake|payout|void|correct)' as "ofIssue", reference
    from ledger_transfer where key ~ '^lottery:[0-9]+'`.execute(lab.ctx.db)
  expect(new Set(rows.map(({ ofIssue }) => ofIssue)).size).toBe(2)
  for (const { ofIssue, reference } of rows)
    expect(reference).toMatch(ofIssue ? /^lottery:[^:]+:issue:\d+$/ : /^lottery:[^:]+:\d+$/)
})

it('R-33 a draw that cannot be kept keeps no other waiting, and is made when it can be', async () => {
  const [stuck = ''] = await lab.makeIssues(1)
  const [good = ''] = await lab.makeIssues(1)
  await bet(stuck)
  await bet(good)
  await lab.close()
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_issue where code = ${lab.code} and issue_no = ${stuck}`.execute(lab.ctx.db)
  const allow = await refuseStep(lab.ctx.db, rows[0]?.id as bigint, 'result')
  await lab.draw()
  expect([(await proofOf(stuck)).state, (await proofOf(good)).state]).toEqual(['CLOSED', 'SETTLED'])
  expect(await lab.work()).toBe(false)
  await allow()
  expect(await lab.work()).toBe(true)
  expect((await proofOf(stuck)).state).toBe('SETTLED')
})

it('a beacon silent for ten minutes is a person’s business until it has spoken', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(issueNo)
  await lab.close()
  await waitFor(issueNo, 'silent')
  await lab.pass(wait + 11 * 60)
  await lab.work()
  expect(await listAlarms(lab.ctx.db)).toMatchObject([{ issueNo, reason: 'beacon_silent' }])
  await waitFor(issueNo, 'local')
  await lab.work()
  expect((await proofOf(issueNo)).state).toBe('SETTLED')
  expect(await listAlarms(lab.ctx.db)).toEqual([])
})

it('a beacon that cannot be reached is logged once, however often it is asked, and once more when it is back', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(issueNo)
  await lab.close()
  await lab.pass(wait)
  const said: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(lab.ctx.log, level).mockImplementation((...line: unknown[]) => {
      if (String(line[1]).includes('beacon')) said.push(line[1])
    })
  }
  const read = vi.spyOn(beaconOf(lab.ctx), 'read').mockRejectedValue(new Error('unreachable'))
  for (let time = 0; time < 20; time++) expect(await drawIssues(lab.ctx)).toBe(false)
  expect(said).toEqual(['the beacon was not heard'])
  await waitFor(issueNo, 'silent')
  expect(await drawIssues(lab.ctx)).toBe(false)
  // Nobody asked the beacon anything, so nobody knows that it is back.
  expect(said).toEqual(['the beacon was not heard'])
  await waitFor(issueNo, 'local')
  read.mockRestore()
  await lab.work()
  expect((await proofOf(issueNo)).state).toBe('SETTLED')
  expect(said).toEqual(['the beacon was not heard', 'over: the beacon was not heard'])
  vi.restoreAllMocks()
})

it('LOTT-2 every open app hears what was drawn, and at first what was drawn last', async () => {
  const told: LotteryNews[] = []
  const streams = openLiveStreams(lab.ctx, [], [lotteryNews])
  const send = ({ data }: { data: string }) => told.push(JSON.parse(data))
  const unwatch = await streams.watch(id, { seen: -1n, send, end: () => {} })
  expect(told[0]?.results.some(({ code }) => code === lab.code)).toBe(true)
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(issueNo)
  await lab.close()
  await lab.draw()
  const { result } = await proofOf(issueNo)
  await eventually(() => {
    const last = told.at(-1)?.results
    expect(last).toMatchObject([{ code: lab.code, issueNo, state: 'SETTLED', result }])
  })
  unwatch?.()
  streams.close()
})

it('LOTT-2 a day whose last sale is over when the platform first hears of it keeps nobody from the days after', async () => {
  const lottery = lotteryOf('pk10-5')
  if (!lottery) throw new Error('there is no such lottery')
  const nightly = { at: '23:59', slot: '01', weekdays: [1, 2, 3, 4, 5, 6, 7] } as const
  const closedAlready = { ...lottery, closesBefore: 24 * 3_600, schedule: { draws: [nightly] } }
  for (const _ of ['heard of first', 'looked at again'])
    await makeIssues(lab.ctx, { lotteries: [closedAlready] })
  const today = dayOf(lottery, new Date())
  const { rows } = await sql<{ day: string }>`
    select day::text from lottery_issue where code = 'pk10-5' and day >= ${today}::date order by day`.execute(
    lab.ctx.db,
  )
  expect(rows.map(({ day }) => day)).toEqual(
    Array.from({ length: 10 }, (_, index) => dayAfter(today, index + 1)),
  )
})

it('LOTT-2 issues stand two days ahead on their schedule, and the demo begins with results', async () => {
  const some = ['ssc-1.5', 'k3-5', 'ph-2d', 'vn-south-da-lat']
    .map((code) => lotteryOf(code))
    .filter((each) => each !== undefined)
  await makeIssues(lab.ctx, { lotteries: some })
  await makeIssues(lab.ctx, { lotteries: some })
  const now = new Date()
  for (const lottery of some) {
    const day = dayAfter(dayOf(lottery, now), 2)
    const { rows } = await sql<{ issueNo: string; closesAt: Date }>`
      select issue_no as "issueNo", closes_at as "closesAt" from lottery_issue
      where code = ${lottery.code} and day = ${day}::date order by draws_at`.execute(lab.ctx.db)
    const planned = issuesOfDay(lottery, day)
    expect(rows.map(({ issueNo }) => issueNo)).toEqual(planned.map(({ number }) => number))
    expect(rows.map(({ closesAt }) => closesAt)).toEqual(planned.map(({ closeAt }) => closeAt))
  }
  const { results, hasMore } = (await visitor.call(listLotteryResults, { code: 'ssc-1.5', pageSize: 10 }))
    .value
  expect([results.length, hasMore]).toEqual([10, true])
  const last = results.at(-1)?.issueNo as string
  const older = (await visitor.call(listLotteryResults, { code: 'ssc-1.5', before: last })).value.results
  expect(older[0]?.drawsAt && older[0].drawsAt < (results.at(-1)?.drawsAt as string)).toBe(true)
})

it('LOTT-2 LOTT-3 a lottery of three evenings a week sells six of them at once, and says how many it could', async () => {
  const code = 'ph-4d'
  await makeIssues(lab.ctx, { lotteries: lotteries.filter((each) => each.code === code) })
  const { lottery, chaseMax, rooms } = (await visitor.call(getLottery, { code })).value
  expect(lottery.issue?.state).toBe('OPEN')
  expect(chaseMax).toBeGreaterThanOrEqual(10)
  const { issues } = (await visitor.call(listLotteryIssues, { code, count: chaseIssuesMax })).value
  expect(issues).toHaveLength(chaseMax)
  const line = { betType: 'ph-4d.straight', content: '1|2|3|4', unitPrice: '10.00' }
  const asked = lab.asked(
    issues.slice(0, 6).map(({ issueNo }) => ({ issueNo, multiple: 1 })),
    [line],
    { code, prizeGroup: rooms[0]?.prizeGroup as number },
  )
  expect(await lab.place(malaya, asked)).toMatchObject({ type: 'chase', issueCount: 6 })
})

it('LOTT-2 lists by prize mode, menus, popular and recent name the same lotteries', async () => {
  const all = (await visitor.call(listLotteries, {})).value.lotteries
  const jackpotOf = (code: string) => all.find((each) => each.code === code)?.jackpot
  expect([jackpotOf('ph-6-42'), jackpotOf('ph-6-58'), jackpotOf('ph-2d')]).toEqual([
    '6000000.00',
    '50000000.00',
    null,
  ])
  expect(all.map(({ code }) => code)).toEqual(lotteries.map(({ code }) => code))
  const elott = (await visitor.call(listLotteries, { prizeMode: 'Elott', language: 'EN' })).value
  expect(new Set(elott.lotteries.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['Elott']))
  const menus = (await visitor.call(lotteryMenus, { prizeMode: 'Lott' })).value
  expect(menus[0]).toMatchObject({ menu: 'ssc', codes: ['ssc-1', 'ssc-1.5', 'ssc-3', 'ssc-5', 'ssc-10'] })
  const more = (await visitor.call(moreLotteries, {})).value.prizeModes
  expect(more.map(({ prizeMode }) => prizeMode)).toEqual(['Lott', 'ZY', 'Elott'])
  expect((await visitor.call(popularLotteries, {})).value.lotteries[0]?.code).toBe(lab.code)
  const regions = (await visitor.call(vnLotteryMenu, {})).value.menus.map(({ menu }) => menu)
  expect(new Set(regions)).toEqual(new Set(['fast', 'north', 'south', 'central']))
  const [withIssue] = all.filter(({ code }) => code === 'k3-5')
  expect(withIssue).toMatchObject({ state: 'open', issue: { state: 'OPEN' } })
})

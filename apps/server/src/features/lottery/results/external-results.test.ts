import { getLottery } from '@perya/contract/lottery'
import { getDrawProof } from '@perya/contract/lottery-draws'
import { getLotteryOrder } from '@perya/contract/lottery-orders'
import { lotteryOf } from '@perya/lottery-rules'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { makeServices } from '#platform/service.ts'
import { listAlarms } from '../issues/alarm.store.ts'
import { addLotteryMetrics } from '../lottery.metrics.ts'
import { reportResult, takeBackResult } from '../rulings/rule-by-operator.ts'
import { type LotteryLab, openLotteryLab, wait } from '../testing/lottery-lab.ts'
import { refuseStep } from '../testing/refuse-step.ts'
import { makeUpResult } from './demo-sources.ts'
import { insertReport, listReports } from './report.store.ts'
import { openResultSources, resultSourcesOf } from './result-sources.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const code = 'vn-south-da-lat'
const lots = ['000007', ...Array(11).fill('00000'), '0000', ...Array(3).fill('0000'), '000', '00']
const mistyped = ['000008', ...lots.slice(1)]

let lab: LotteryLab
let malaya: Client
let id: bigint
beforeAll(async () => {
  lab = await openLotteryLab()
  openResultSources(lab.ctx, [])
  malaya = await lab.logIn('malaya')
  id = await lab.memberId('malaya')
  await lab.fund(id, 10_000n)
})
afterAll(() => lab.end())

/** An issue with a bet on the number that comes out. */
async function betOnDraw() {
  const [issueNo = ''] = await lab.makeIssues(1, code)
  const line = { betType: 'vn-south.de', content: '07', unitPrice: '1.00' }
  const prizeGroup = lotteryOf(code)?.prizeGroup as number
  const order = await lab.place(malaya, lab.asked([{ issueNo, multiple: 1 }], [line], { code, prizeGroup }))
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_issue where code = ${code} and issue_no = ${issueNo}`.execute(lab.ctx.db)
  return {
    issueNo,
    issueId: rows[0]?.id as bigint,
    say: (operator: string, result: readonly string[] = lots) =>
      reportResult(lab.ctx, { code, issueNo, operator, result }),
    takeBack: (operator: string) => takeBackResult(lab.ctx, { code, issueNo, operator }),
    state: async () => (await malaya.call(getLotteryOrder, { id: order.id })).value.state,
    subOrder: async () => (await malaya.call(getLotteryOrder, { id: order.id })).value.subOrders[0],
    proof: async () => (await openClient(lab.test).call(getDrawProof, { code, issueNo })).value,
  }
}

/** Lets the minute pass in which a word may still change. */
async function waitOutTheHold(): Promise<void> {
  await passTheHold()
  await lab.work()
}

async function passTheHold(): Promise<void> {
  await lab.ctx.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update lottery_report set at = at - interval '61 seconds'`.execute(tx)
  })
}

it('a draw held elsewhere counts when two sources agree, a minute later', async () => {
  const draw = await betOnDraw()
  await expect(draw.say('rosa')).rejects.toThrow('not CLOSED')
  await lab.close()
  await lab.draw()
  await expect(draw.say('rosa', lots.slice(1))).rejects.toThrow('no result')
  expect(await draw.say('rosa')).toEqual({ sources: 1, isAgreed: true })
  await expect(draw.say('rosa')).rejects.toThrow('now another')
  expect(await draw.say('ben')).toEqual({ sources: 2, isAgreed: true })
  await lab.work()
  expect(await draw.state()).toBe('waiting')
  await waitOutTheHold()
  expect(await draw.state()).toBe('won')
  expect(await draw.proof()).toMatchObject({
    drawSource: 'external',
    chain: null,
    sources: ['rosa', 'ben'],
    result: lots,
  })
  await expect(draw.say('rosa', mistyped)).rejects.toThrow('not CLOSED')
})

it('R-61 nobody can say what a draw held elsewhere brought before it is held, nor write it down', async () => {
  const draw = await betOnDraw()
  await lab.close()
  await expect(draw.say('rosa')).rejects.toThrow('not before')
  const report = { issueId: draw.issueId, source: 'rosa', result: lots }
  await expect(insertReport(lab.ctx.db, report)).rejects.toThrow('takes no report')
  const early = lab.ctx.pool.query(
    'update lottery_issue set result = $1, drawn_at = clock_timestamp() where id = $2',
    [lots, draw.issueId],
  )
  await expect(early).rejects.toThrow('not drawn before its draw is held')
  await lab.pass(wait)
  await draw.say('rosa')
  await draw.say('ben')
  await waitOutTheHold()
  expect(await draw.state()).toBe('won')
})

it('what an earlier version drew before its time is settled all the same, and what was said too early waits', async () => {
  const drawn = await betOnDraw()
  const said = await betOnDraw()
  await lab.close()
  await lab.ctx.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update lottery_issue set result = ${lots}::text[], drawn_at = clock_timestamp() where id = ${drawn.issueId}`.execute(
      tx,
    )
    for (const source of ['rosa', 'ben'])
      await insertReport(tx, { issueId: said.issueId, source, result: lots })
  })
  await waitOutTheHold()
  expect(await drawn.state()).toBe('won')
  expect(await said.state()).toBe('waiting')
  await lab.draw()
  expect(await said.state()).toBe('won')
})

it('a step that fails holds up none of the others', async () => {
  const draw = await betOnDraw()
  await lab.close()
  await lab.draw()
  await draw.say('rosa')
  await draw.say('ben')
  openResultSources(lab.ctx, [
    {
      get name(): string {
        throw new Error('the source is gone')
      },
      read: async () => null,
    },
  ])
  await waitOutTheHold()
  expect(await draw.state()).toBe('won')
  expect(await lab.work()).toBe(false)
  openResultSources(lab.ctx, [])
  expect(await lab.work()).toBe(true)
})

it('R-63 a draw whose result cannot be kept, or that somebody holds, keeps no other waiting', async () => {
  const [impossible, refused, held, good] = [
    await betOnDraw(),
    await betOnDraw(),
    await betOnDraw(),
    await betOnDraw(),
  ]
  await lab.close()
  await lab.draw()
  for (const source of ['rosa', 'ben']) {
    await insertReport(lab.ctx.db, { issueId: impossible.issueId, source, result: ['no lots'] })
    for (const draw of [refused, held, good]) await draw.say(source)
  }
  const allow = await refuseStep(lab.ctx.db, refused.issueId, 'result')
  await passTheHold()
  await lab.ctx.db.transaction().execute(async (tx) => {
    await sql`select from lottery_issue where id = ${held.issueId} for update`.execute(tx)
    expect(await lab.work()).toBe(false)
    expect(await good.state()).toBe('won')
  })
  await lab.work()
  expect(await held.state()).toBe('won')
  for (const draw of [impossible, refused]) expect(await draw.state()).toBe('waiting')
  expect(await listAlarms(lab.ctx.db)).toMatchObject([
    {
      issueNo: impossible.issueNo,
      reason: 'result_refused',
      detail: { error: `no lots is no result of ${code}` },
    },
    { issueNo: refused.issueNo, reason: 'result_refused', detail: { error: 'the disk is full' } },
  ])
  await allow()
  for (const source of ['rosa', 'ben']) await impossible.say(source)
  await waitOutTheHold()
  for (const draw of [impossible, refused]) expect(await draw.state()).toBe('won')
  expect(await listAlarms(lab.ctx.db)).toEqual([])
})

it('R-63 what two agree on and nobody can keep waits for people, and after a day every stake goes back', async () => {
  const draw = await betOnDraw()
  await lab.close()
  await lab.draw()
  const say = (source: string) =>
    insertReport(lab.ctx.db, { issueId: draw.issueId, source, result: ['no lots'] })
  await say('rosa')
  await say('ben')
  await passTheHold()
  expect(await lab.work()).toBe(true)
  expect(await listAlarms(lab.ctx.db)).toMatchObject([{ issueNo: draw.issueNo, reason: 'result_refused' }])
  await draw.takeBack('ben')
  await lab.work()
  expect(await listAlarms(lab.ctx.db)).toEqual([])
  await say('ben')
  await waitOutTheHold()
  expect(await listAlarms(lab.ctx.db)).toMatchObject([{ issueNo: draw.issueNo, reason: 'result_refused' }])
  await lab.pass(24 * 3_600)
  await lab.work()
  expect(await draw.proof()).toMatchObject({ state: 'VOID', rulings: [{ kind: 'unreported', by: ['rule'] }] })
  expect(await draw.subOrder()).toMatchObject({ state: 'refunded' })
  expect(await listAlarms(lab.ctx.db)).toEqual([])
})

it('R-63 a draw that cannot be given up keeps no other stake from going back', async () => {
  const [stuck, given] = [await betOnDraw(), await betOnDraw()]
  await lab.close()
  await lab.draw()
  await lab.pass(24 * 3_600)
  const allow = await refuseStep(lab.ctx.db, stuck.issueId, 'voided_at')
  expect(await lab.work()).toBe(false)
  expect(await given.proof()).toMatchObject({ state: 'VOID' })
  expect(await stuck.proof()).toMatchObject({ state: 'CLOSED' })
  await allow()
  await lab.work()
  expect(await stuck.proof()).toMatchObject({ state: 'VOID' })
})

it('whoever mistyped a result says it again, and it is paid once all agree', async () => {
  const draw = await betOnDraw()
  await lab.close()
  await lab.draw()
  await draw.say('rosa', mistyped)
  expect(await draw.say('ben')).toEqual({ sources: 2, isAgreed: false })
  await waitOutTheHold()
  expect(await draw.state()).toBe('waiting')
  expect(await listAlarms(lab.ctx.db)).toMatchObject([
    { code, issueNo: draw.issueNo, reason: 'reports_differ', detail: { rosa: mistyped, ben: lots } },
  ])
  const registry = new Registry()
  addLotteryMetrics(lab.ctx, registry)
  expect(await registry.metrics()).toContain('lottery_open_alarms 1')
  expect(await draw.say('rosa')).toEqual({ sources: 2, isAgreed: true })
  await lab.work()
  expect(await listAlarms(lab.ctx.db)).toEqual([])
  expect(await registry.metrics()).toContain('lottery_open_alarms 0')
  expect(await draw.state()).toBe('waiting')
  await waitOutTheHold()
  expect(await draw.state()).toBe('won')
  const { rows } = await sql<{ said: string }>`
    select source || ' ' || result[1] as said from lottery_report where issue_id = ${draw.issueId} order by id`.execute(
    lab.ctx.db,
  )
  expect(rows.map(({ said }) => said)).toEqual(['rosa 000008', 'ben 000007', 'rosa 000007'])
})

it('a word that is taken back counts no more, until another takes its place', async () => {
  const draw = await betOnDraw()
  await lab.close()
  await lab.draw()
  await expect(draw.takeBack('rosa')).rejects.toThrow('has not said')
  await draw.say('rosa')
  await draw.say('ben')
  await draw.takeBack('ben')
  await waitOutTheHold()
  expect(await draw.state()).toBe('waiting')
  expect(await listReports(lab.ctx.db, draw.issueId)).toEqual([{ source: 'rosa', result: lots }])
  await draw.say('luz')
  await waitOutTheHold()
  expect(await draw.state()).toBe('won')
})

it('R-63 a result that never comes is asked for after half an hour, and after a day every stake goes back', async () => {
  const draw = await betOnDraw()
  const { cash } = await lab.purse(id)
  await lab.close()
  await lab.draw()
  await draw.say('rosa')
  expect(await listAlarms(lab.ctx.db)).toEqual([])
  await lab.pass(30 * 60)
  await lab.work()
  expect(await listAlarms(lab.ctx.db)).toMatchObject([
    { issueNo: draw.issueNo, reason: 'reports_missing', detail: { sources: ['rosa'] } },
  ])
  await lab.pass(23 * 3_600)
  await lab.work()
  expect(await draw.state()).toBe('waiting')
  const { waiting } = (await malaya.call(getLottery, { code })).value
  expect(waiting.map(({ issueNo }) => issueNo)).toContain(draw.issueNo)
  await lab.pass(3_600)
  await lab.work()
  expect(await draw.proof()).toMatchObject({ state: 'VOID', rulings: [{ kind: 'unreported', by: ['rule'] }] })
  expect(await draw.subOrder()).toMatchObject({ state: 'refunded', voidKind: 'unreported' })
  expect((await lab.purse(id)).cash).toBe(cash + 10_000n)
  expect(await listAlarms(lab.ctx.db)).toEqual([])
})

it('R-63 a result two agree on counts, however late its second word came', async () => {
  const draw = await betOnDraw()
  await lab.close()
  await lab.draw()
  await draw.say('rosa')
  await lab.pass(24 * 3_600 - 60)
  await draw.say('ben')
  await lab.pass(120)
  await lab.work()
  expect(await draw.state()).toBe('waiting')
  await waitOutTheHold()
  expect(await draw.state()).toBe('won')
})

it('a demo plays draws held elsewhere to their end by two sources that say they make results up; production has none', async () => {
  const draw = await betOnDraw()
  openResultSources(lab.ctx)
  await lab.close()
  expect(await listReports(lab.ctx.db, draw.issueId)).toEqual([])
  await lab.draw()
  await waitOutTheHold()
  expect(await draw.proof()).toMatchObject({
    state: 'SETTLED',
    result: makeUpResult(lab.ctx, { code, issueNo: draw.issueNo }),
    sources: ['demo source 1 (made up)', 'demo source 2 (made up)'],
  })
  const env = { ...lab.ctx.env, mode: 'production' as const }
  const production = { ...lab.ctx, env, services: makeServices() }
  openResultSources(production)
  expect(resultSourcesOf(production)).toEqual([])
})

import { type Lottery, lotteryOf } from '@perya/lottery-rules'
import { type KyselyPlugin, RawNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listToSettle, type StepRow } from '../issues/step.store.ts'
import { type PricedSlip, priceSlip } from '../slips/priced-slip.ts'
import { type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'
import { settleIssue } from './settle-issue.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let id: bigint

beforeAll(async () => {
  lab = await openLotteryLab()
  id = await lab.memberId('malaya')
})
afterAll(() => lab.end())

/** Two full reads and a part of a third. */
const slipCount = 2_345
const won = 195_000n

/** Slips of which no two are the same; every other wins, each as often as it is late in the list. */
function makeSlips(): PricedSlip[] {
  const lottery = lotteryOf(lab.code) as Lottery
  return Array.from({ length: slipCount }, (_, index) => {
    const line = { betType: 'ssc.position', content: `${index % 2 === 0 ? 3 : 4}||||`, unitPrice: '2.00' }
    const sale = { lottery, prizeGroup: 1_950, days: ['2030-01-01'], numbersMax: 1 }
    const priced = priceSlip([{ ...line, mode: '1', multiple: index + 1 }], sale)
    if ('fault' in priced) throw new Error(priced.fault)
    return priced
  })
}

/** An issue that is drawn and to be settled, its bets put there in bulk as orders would have put them. */
async function drawFilled(): Promise<{ issue: StepRow; due: bigint[] }> {
  const [issueNo = ''] = await lab.makeIssues(1)
  const slips = makeSlips()
  const digests = slips.map(({ digest }) => digest)
  await sql`
    insert into lottery_slip (digest, body)
    select * from unnest(${digests}::uuid[], ${slips.map(({ text }) => text)}::text[])
    on conflict (digest) do nothing`.execute(lab.ctx.db)
  await sql`
    insert into lottery_suborder (
      id, issue_id, member_id, slip_id, multiple, cost, win_max, is_held, stake_so_far, win_so_far)
    select nextval('lottery_order_id') * 1024, i.id, ${id}, p.id, 1, 20000, 195000, false, 20000, 195000
    from lottery_slip p, lottery_issue i
    where p.digest = any (${digests}::uuid[]) and i.code = ${lab.code} and i.issue_no = ${issueNo}`.execute(
    lab.ctx.db,
  )
  await lab.close()
  await lab.rig(issueNo, ['3', '0', '0', '0', '0'])
  const issue = (await listToSettle(lab.ctx.db)).find((each) => each.issueNo === issueNo)
  if (!issue) throw new Error('the issue is to be settled')
  const due = slips.flatMap((_, index) => (index % 2 === 0 ? [won * BigInt(index + 1)] : []))
  return { issue, due }
}

const payouts = async ({ id: issueId }: StepRow) => {
  const { rows } = await sql<{ amount: bigint }>`
    select amount from lottery_payout where issue_id = ${issueId} order by amount`.execute(lab.ctx.db)
  return rows.map(({ amount }) => amount)
}

/** Puts a statement that fails in place of the second read of bets. */
function failSecondRead(): KyselyPlugin {
  let reads = 0
  return {
    transformQuery({ node }) {
      const isRead = RawNode.is(node) && node.sqlFragments[0]?.startsWith('fetch ')
      if (isRead) reads += 1
      return isRead && reads === 2 ? RawNode.createWithSql('select 1 / 0') : node
    },
    transformResult: async ({ result }) => result,
  }
}

it('every one of more slips than are read at once is paid once', async () => {
  const { issue, due } = await drawFilled()
  const before = await lab.purse(id)
  expect(await settleIssue(lab.ctx, issue)).toBe(true)
  expect(await payouts(issue)).toEqual(due)
  const sum = due.reduce((all, amount) => all + amount, 0n)
  expect(await lab.purse(id)).toEqual({ ...before, cash: before.cash + sum })
})

it('a read that fails while winners are written down is what is said to have failed, and nothing is kept', async () => {
  const { issue, due } = await drawFilled()
  const db = lab.ctx.db.withPlugin(failSecondRead())
  await expect(settleIssue({ ...lab.ctx, db }, issue)).rejects.toThrow('division by zero')
  expect(await payouts(issue)).toEqual([])
  expect(await settleIssue(lab.ctx, issue)).toBe(true)
  expect(await payouts(issue)).toEqual(due)
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'
import { knowIssues } from './known-issues.ts'

vi.setConfig({ hookTimeout: 60_000 })

let lab: LotteryLab

beforeAll(async () => {
  lab = await openLotteryLab()
})
afterAll(() => lab.end())

it('all who ask for an issue as it opens are answered by one look, and who asks later by none', async () => {
  const [first = '', second = ''] = await lab.makeIssues(2)
  let looks = 0
  const db = lab.ctx.db.withPlugin({
    transformQuery({ node }) {
      looks += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const ctx = { ...lab.ctx, db }
  const ask = (...issueNos: string[]) =>
    knowIssues(
      ctx,
      lab.code,
      issueNos.map((issueNo) => ({ issueNo })),
    )
  const known = await Promise.all([ask(first), ask(first), ask(first)])
  expect(known.map((issues) => issues.get(first)?.issueNo)).toEqual([first, first, first])
  expect(looks).toBe(1)
  expect((await ask(first, second)).get(second)?.issueNo).toBe(second)
  await ask(second, first)
  expect(looks).toBe(2)
})

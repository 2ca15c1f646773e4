import { afterAll, beforeAll, expect, it } from 'vitest'
import { addOperator, listActRows } from '#features/operators/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const merchant = 'PERYA'
  await addOperator(test.ctx, { merchant, name: 'rosa', permissions: ['lottery.configure', 'lottery.rule'] })
  await addOperator(test.ctx, { merchant, name: 'pilar', permissions: ['lottery.rule'] })
})
afterAll(() => test.close())

const command = async (...words: string[]) => {
  const { stdout, stderr } = await runCommand('lottery', ['PERYA', ...words], { DATABASE_URL: test.url })
  return stdout + stderr
}

it('R-14 R-109 a command about lotteries is signed by an operator who may do it, and written down as a call is', async () => {
  const stop = ['stop', 'ssc-1', 'wrong', 'odds', 'by']
  expect(await command(...stop, 'pilar')).toContain('pilar may not stop and open lotteries')
  expect(await command(...stop, 'rosa')).toBe('PERYA takes no more bets on ssc-1.\n')
  const unknown = await command('draw', 'void', 'ssc-1', '202611150731', 'two balls at once', 'by', 'anybody')
  expect(unknown).toBe('PERYA has no operator anybody.\n')
  const acts = await listActRows(test.ctx.db, 'PERYA', { limit: 2 })
  expect(acts.map(({ operator, call, outcome }) => [operator, call, outcome])).toEqual([
    ['rosa', 'command lottery stop', 'done'],
    ['pilar', 'command lottery stop', 'refused'],
  ])
})

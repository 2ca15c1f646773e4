import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMerchant } from '#features/merchants/index.ts'
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

const commandOf = async (...words: string[]) => {
  const { stdout, stderr } = await runCommand('lottery', words, { DATABASE_URL: test.url })
  return stdout + stderr
}
const command = (...words: string[]) => commandOf('PERYA', ...words)

it('R-14 R-109 a command about lotteries is signed by an operator who may do it, and written down as a call is', async () => {
  const stop = ['stop', 'ssc-1', 'wrong', 'odds', 'by']
  expect(await command(...stop, 'pilar')).toContain('pilar may not stop and open lotteries')
  expect(await command(...stop, 'rosa')).toBe('PERYA takes no more bets on ssc-1.\n')
  const unknown = await command('draw', 'void', 'ssc-1', '202611150731', 'two balls at once', 'by', 'anybody')
  expect(unknown).toBe('PERYA has no operator anybody.\n')
  const acts = await listActRows(test.ctx.db, 'PERYA', { limit: 3 })
  expect(acts.map(({ operator, call, outcome }) => [operator, call, outcome])).toEqual([
    ['rosa', 'change lottery_stop', 'done'],
    ['rosa', 'command lottery stop', 'done'],
    ['pilar', 'command lottery stop', 'refused'],
  ])
})

it('R-14 lotteries are offered by an operator who may, with their name', async () => {
  expect(await command('offer')).toContain('Usage:')
  expect(await command('offer', 'by', 'pilar')).toContain('pilar may not stop and open lotteries')
  expect(await command('offer', 'by', 'rosa')).toBe('PERYA offers 0 more lotteries.\n')
  const [act] = await listActRows(test.ctx.db, 'PERYA', { limit: 1 })
  expect(act).toMatchObject({ operator: 'rosa', call: 'command lottery offer', outcome: 'done' })
})

it('R-14 a draw, which is every merchant’s, is ruled on only by operators of the default one', async () => {
  const merchant = 'OTHER'
  await createMerchant(test.ctx.db, merchant, 'Other')
  await addOperator(test.ctx, { merchant, name: 'lito', permissions: ['lottery.configure', 'lottery.rule'] })
  const settle = ['draw', 'settle', 'ssc-1', '202611150731', 'by']
  expect(await commandOf(merchant, ...settle, 'lito')).toBe(
    "Draws are every merchant's, and OTHER is not the default one.\n",
  )
  expect(await command(...settle, 'rosa')).toBe('There is no issue 202611150731 of ssc-1.\n')
  expect(await commandOf(merchant, 'offer', 'by', 'lito')).toMatch(/^OTHER offers [1-9]\d* more lotteries/)
})

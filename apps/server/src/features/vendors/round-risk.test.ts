/** PAY-2: what a vendor says about the risk of a round, and what stays of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

const ids = (roundId: string = randomUUID()) => ({ txId: randomUUID(), roundId })

async function riskOf(roundId: string): Promise<string | null> {
  const { rows } = await lab.ctx.pool.query('select risk from vendor_round where round_id = $1', [roundId])
  return rows[0].risk
}

it.each([
  [undefined, undefined, null],
  ['low', undefined, 'low'],
  ['later', 'low', 'low'],
  ['later', undefined, null],
  // It may have been counted by now.
  [undefined, 'low', null],
] as const)('PAY-2 a bet that says %s and a result that says %s leave %s', async (said, later, kept) => {
  const player = await lab.player('100.00')
  const bet = ids()
  expect(
    (await lab.call('bet', player, { ...bet, amount: '10.00', ...(said && { risk: said }) })).status,
  ).toBe('OK')
  expect(await riskOf(bet.roundId)).toBe(said ?? null)
  const win = { ...ids(bet.roundId), amount: '10.50', ...(later && { risk: later }) }
  expect((await lab.call('win', player, win)).status).toBe('OK')
  expect(await riskOf(bet.roundId)).toBe(kept)
})

it('PAY-2 the first bet of a round speaks for it; a pair speaks for itself', async () => {
  const player = await lab.player('100.00')
  const round = randomUUID()
  await lab.call('bet', player, { ...ids(round), amount: '10.00', risk: 'later' })
  await lab.call('bet', player, { ...ids(round), amount: '10.00', risk: 'low' })
  expect(await riskOf(round)).toBe('later')
  const pair = ids()
  await lab.call('betwin', player, { ...pair, amount: '10.00', winAmount: '10.50', risk: 'low' })
  expect(await riskOf(pair.roundId)).toBe('low')
  const gift = ids()
  await lab.call('win', player, { ...gift, amount: '1.00', promo: true })
  await lab.call('bet', player, { ...ids(gift.roundId), amount: '1.00', risk: 'low' })
  expect(await riskOf(gift.roundId)).toBe('low')
})

it('PAY-2 a retry is the same call whatever it says of the risk, and what came first stands', async () => {
  const player = await lab.player('100.00')
  const bet = { ...ids(), amount: '10.00' }
  await lab.call('bet', player, bet)
  expect(await lab.call('bet', player, { ...bet, risk: 'low' })).toMatchObject({
    status: 'OK',
    duplicate: true,
  })
  expect(await riskOf(bet.roundId)).toBeNull()
})

it('PAY-2 a risk nobody knows is refused', async () => {
  const player = await lab.player('100.00')
  const bet = { ...ids(), amount: '10.00', risk: 'none' as 'low' }
  expect((await lab.call('bet', player, bet)).status).toBe('BAD_REQUEST')
  expect((await lab.call('win', player, { ...ids(), amount: '1.00', risk: 'later' as 'low' })).status).toBe(
    'BAD_REQUEST',
  )
})

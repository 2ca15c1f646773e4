/** A game of the studio that is sold by a vendor that keeps its players' balances. */
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prove } from '../../../tools/verify/prove.ts'
import { demoVendorPath } from '../../server/src/features/vendors/demo-vendor.ts'
import { readVendors } from '../../server/src/features/vendors/directory.ts'
import { sweepFromVendor } from '../../server/src/features/vendors/index.ts'
import { repertoire } from './games/repertoire.ts'
import { openStudioLab, type StudioLab } from './testing/studio-lab.ts'

const vendorCode = 'SALON'
const game = 'WHEEL_OF_FATE'
const choice = { size: 20, risk: 'medium' }

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
  await lab.ctx.pool.query('update vendor set base_url = $1 where code = $2', [
    `${lab.line.url}${demoVendorPath(vendorCode)}`,
    vendorCode,
  ])
  await readVendors(lab.ctx)
})
afterAll(() => lab.close())

const enter = async () => lab.enter(await lab.member('1000.00'), game)
const bringHome = (memberId: bigint) => sweepFromVendor(lab.ctx, { memberId, vendorCode })

it('LAUNCH-3 R-52 is played with what the vendor keeps, which comes home with what was won and lost', async () => {
  const player = await enter()
  expect(player.game).toMatchObject({ name: 'Wheel of Fate', code: 'WHEEL', nodeId: 'salon-wheel-of-fate' })
  expect([player.player.balance, await lab.ledger(player.memberId)]).toEqual(['1000.00', 0n])
  let expected = parseAmount('1000.00')
  for (let played = 0; played < 4; played++) {
    const { round, balance } = await player.play('10.00', choice)
    expected += parseAmount(round.win) - parseAmount('10.00')
    expect([round.state, parseAmount(balance)]).toEqual(['settled', expected])
  }
  expect(parseAmount((await player.balance()).balance)).toBe(expected)
  expect(await lab.ledger(player.memberId)).toBe(0n)
  await player.changeSeeds('another-seed')
  for (const { proof } of (await player.rounds()).rounds) {
    expect(prove(proof as never).filter(({ isTrue }) => !isTrue)).toEqual([])
  }
  expect(await bringHome(player.memberId)).toBe('done')
  expect(await lab.ledger(player.memberId)).toBe(expected)
})

it('LAUNCH-3 takes no bet of what went home, and a bet sent twice once', async () => {
  const player = await enter()
  const [one, two] = await Promise.all([
    player.play('100.00', choice, 'the-same-bet'),
    player.play('100.00', choice, 'the-same-bet'),
  ])
  const [known] = [one, two].filter(({ round }) => round)
  const left = parseAmount('900.00') + parseAmount(known?.round.win ?? '0')
  expect(parseAmount((await player.balance()).balance)).toBe(left)
  expect(await bringHome(player.memberId)).toBe('done')
  expect(await player.play('10.00', choice)).toMatchObject({ errorCode: 'studio.funds' })
  expect(await lab.ledger(player.memberId)).toBe(left)
})

it('LAUNCH-3 pays a round whose answer was lost, and never takes a bet that was', async () => {
  const player = await enter()
  lab.line.lose('betwin', 'answer')
  const { round } = await player.play('10.00', choice)
  expect(round.state).toBe('settled')
  const left = parseAmount('990.00') + parseAmount(round.win)
  expect(parseAmount((await player.balance()).balance)).toBe(left)
  lab.line.lose('betwin', 'call')
  expect((await player.play('10.00', choice)).round).toBe(undefined)
  expect(parseAmount((await player.balance()).balance)).toBe(left)
})

it('is played by the rules it was sealed with', () => {
  expect(repertoire.get(game)).toMatchObject({ vendor: vendorCode, playedAs: 'WHEEL' })
  expect(repertoire.get(game)?.rules).toBe(repertoire.get('WHEEL')?.rules)
})

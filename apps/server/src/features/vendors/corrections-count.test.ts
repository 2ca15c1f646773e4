import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLargestWin, sumPlay } from '#features/wallet/index.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

/** One round of a player, call by call; each answers its own id. */
function playRound(player: LabPlayer) {
  const roundId = randomUUID()
  const say = async (name: 'bet' | 'win' | 'betwin' | 'adjust' | 'rollback', said: object) => {
    const txId = randomUUID()
    const { status, balance } = await lab.call(name, player, { txId, roundId, ...said } as never)
    return { txId, status, balance }
  }
  return {
    bet: (amount: string) => say('bet', { amount }),
    betwin: (amount: string, winAmount: string) => say('betwin', { amount, winAmount }),
    win: (amount: string) => say('win', { amount }),
    adjust: (refTxId: string, delta: string) => say('adjust', { refTxId, delta }),
    rollback: (refTxId: string) => say('rollback', { refTxId }),
  }
}

it('R-36 a bet is not rolled back while a correction of its round stands, whichever way that went', async () => {
  for (const delta of ['50.00', '-5.00']) {
    const round = playRound(await lab.player('100.00'))
    const { txId } = await round.betwin('10.00', '20.00')
    const correction = await round.adjust(txId, delta)
    expect(correction.status).toBe('OK')
    expect(await round.rollback(txId)).toMatchObject({
      status: 'ROUND_HAS_CREDIT',
      balance: correction.balance,
    })
    expect(await round.rollback(correction.txId)).toMatchObject({ status: 'OK', balance: '110.00' })
    expect(await round.rollback(txId)).toMatchObject({ status: 'OK', balance: '100.00' })
  }
})

it('R-36 a round whose win and bet are taken back leaves nothing of what corrected the win', async () => {
  const round = playRound(await lab.player('100.00'))
  const bet = await round.bet('10.00')
  const win = await round.win('20.00')
  const correction = await round.adjust(win.txId, '7.00')
  expect(await round.rollback(win.txId)).toMatchObject({ status: 'OK', balance: '97.00' })
  expect(await round.rollback(bet.txId)).toMatchObject({ status: 'ROUND_HAS_CREDIT' })
  expect(await round.rollback(correction.txId)).toMatchObject({ status: 'OK', balance: '90.00' })
  expect(await round.rollback(bet.txId)).toMatchObject({ status: 'OK', balance: '100.00' })
})

const limitLoss = (player: LabPlayer, cap: string) =>
  lab.ctx.pool.query(
    "insert into member_limit (member_id, measure, period, cap) values ($1, 'loss', '1 day', $2)",
    [player.playerId, pesos(cap)],
  )

it('R-76 a win that is taken back is lost again under a limit on losses', async () => {
  const player = await lab.player('100.00')
  await limitLoss(player, '10.00')
  const round = playRound(player)
  await round.bet('10.00')
  expect((await playRound(player).bet('1.00')).status).toBe('LIMIT_REACHED')
  const win = await round.win('10.00')
  expect((await round.rollback(win.txId)).status).toBe('OK')
  expect((await playRound(player).bet('1.00')).status).toBe('LIMIT_REACHED')
})

it('R-76 a correction counts under a limit on losses and is never refused by one', async () => {
  const player = await lab.player('100.00')
  await limitLoss(player, '10.00')
  const round = playRound(player)
  const bet = await round.bet('8.00')
  await round.win('30.00')
  const other = playRound(player)
  await other.bet('30.00')
  expect(await round.adjust(bet.txId, '-30.00')).toMatchObject({ status: 'OK', balance: '62.00' })
  expect((await playRound(player).bet('1.00')).status).toBe('LIMIT_REACHED')
  expect(await round.adjust(bet.txId, '37.00')).toMatchObject({ status: 'OK', balance: '99.00' })
  expect((await playRound(player).bet('9.00')).status).toBe('OK')
})

it('R-79 R-80 what a member won and lost holds corrections and wins that were taken back', async () => {
  const player = await lab.player('100.00')
  const round = playRound(player)
  const bet = await round.bet('10.00')
  const win = await round.win('25.00')
  await round.adjust(bet.txId, '40.00')
  await round.rollback(win.txId)
  const memberId = BigInt(player.playerId)
  const { staked, won } = await sumPlay(lab.ctx.db, memberId, { from: new Date(0), to: null })
  expect([staked, won]).toEqual([pesos('10.00'), pesos('40.00')])
  expect(await findLargestWin(lab.ctx.db, memberId, { after: new Date(0) })).toBe(pesos('40.00'))
})

it.each([
  ['rollback', {}],
  ['adjust', { delta: '1.00' }],
] as const)('R-36 a %s that refers to itself is refused as badly made, each time', async (name, rest) => {
  const player = await lab.player('100.00')
  const txId = randomUUID()
  for (const _ of [1, 2]) {
    const said = { txId, roundId: randomUUID(), refTxId: txId, ...rest }
    expect(await lab.call(name, player, said as never)).toMatchObject({ status: 'BAD_REQUEST' })
  }
})

it('R-7 a player nobody can be, and a jackpot larger than what is paid, are refused as badly made', async () => {
  const player = await lab.player('100.00')
  const bet = { txId: randomUUID(), roundId: randomUUID(), amount: '1.00' }
  const nobody = { ...player, playerId: '9999999999999999999' }
  expect(await lab.call('bet', nobody, bet)).toMatchObject({ status: 'BAD_REQUEST' })
  expect(await lab.call('bet', player, bet)).toMatchObject({ status: 'OK' })
  const win = { txId: randomUUID(), roundId: bet.roundId, amount: '30.00' }
  expect(await lab.call('win', player, { ...win, jackpotAmount: '30.01' })).toMatchObject({
    status: 'BAD_REQUEST',
  })
  expect(await lab.call('win', player, { ...win, jackpotAmount: '30.00' })).toMatchObject({
    status: 'OK',
    balance: '129.00',
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'
import { watchRounds } from './watch-rounds.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

async function stakedRound() {
  const player = await lab.player('10.00')
  const bet = { txId: randomUUID(), roundId: randomUUID() }
  await lab.call('bet', player, { ...bet, amount: '4.00' })
  return { player, ...bet }
}

const openAlarms = async ({ playerId }: LabPlayer) => {
  const { rows } = await lab.ctx.pool.query(
    `select reason, subject, detail ->> 'amount' as amount from vendor_alarm
     where member_id = $1 and resolved_at is null order by id`,
    [playerId],
  )
  return rows
}

const win = (player: LabPlayer, roundId: string, amount: string, txId: string = randomUUID()) =>
  lab.call('win', player, { txId, roundId, amount })

describe('a win that is refused', () => {
  it('because its round is closed is owed until the vendor corrects the round, however often it is sent', async () => {
    const { player, roundId, txId } = await stakedRound()
    await lab.call('endround', player, { roundId })
    const late = randomUUID()
    expect((await win(player, roundId, '9.00', late)).status).toBe('ROUND_CLOSED')
    expect(await win(player, roundId, '9.00', late)).toMatchObject({
      status: 'ROUND_CLOSED',
      duplicate: true,
    })
    const owed = [{ reason: 'unpaid_win', subject: roundId, amount: '90000' }]
    expect(await openAlarms(player)).toEqual(owed)
    const correct = (delta: string) =>
      lab.call('adjust', player, { txId: randomUUID(), roundId, refTxId: txId, delta })
    await correct('8.00')
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toEqual(owed)
    await correct('1.00')
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toEqual([])
  })

  it('is counted for whoever watches the platform', async () => {
    const counted = async () => {
      const { body } = await lab.app.inject('/metrics')
      return Number(/^vendor_open_alarms\{reason="unpaid_win"\} (\d+)$/m.exec(body)?.[1])
    }
    const before = await counted()
    await win(await lab.player('10.00'), randomUUID(), '9.00')
    expect(await counted()).toBe(before + 1)
  })

  it('twice in one round is owed twice, and the first is paid first', async () => {
    const { player, roundId, txId } = await stakedRound()
    await lab.call('endround', player, { roundId })
    await win(player, roundId, '2.00')
    await win(player, roundId, '3.00')
    await lab.call('adjust', player, { txId: randomUUID(), roundId, refTxId: txId, delta: '3.00' })
    // What has paid the first is not there for the second, however often one looks.
    for (const _look of [1, 2]) {
      await watchRounds(lab.ctx)
      expect(await openAlarms(player)).toMatchObject([{ amount: '30000' }])
    }
    await lab.call('adjust', player, { txId: randomUUID(), roundId, refTxId: txId, delta: '2.00' })
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toEqual([])
  })

  it('because its bet has not come is owed, until the bet is taken back', async () => {
    const player = await lab.player('10.00')
    const bet = { txId: randomUUID(), roundId: randomUUID() }
    expect((await win(player, bet.roundId, '9.00')).status).toBe('TX_NOT_FOUND')
    await lab.call('bet', player, { ...bet, amount: '4.00' })
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toMatchObject([{ reason: 'unpaid_win', subject: bet.roundId }])
    await lab.call('rollback', player, { txId: randomUUID(), roundId: bet.roundId, refTxId: bet.txId })
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toEqual([])
  })

  it('is not paid by another win of its round, nor by a correction from before', async () => {
    const player = await lab.player('10.00')
    const { txId, roundId } = { txId: randomUUID(), roundId: randomUUID() }
    expect((await win(player, roundId, '9.00')).status).toBe('TX_NOT_FOUND')
    await lab.call('bet', player, { txId, roundId, amount: '4.00' })
    expect((await win(player, roundId, '20.00')).status).toBe('OK')
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toMatchObject([{ amount: '90000' }])
    const correct = () =>
      lab.call('adjust', player, { txId: randomUUID(), roundId, refTxId: txId, delta: '20.00' })
    expect((await correct()).status).toBe('OK')
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toEqual([])
    await lab.call('endround', player, { roundId })
    expect((await win(player, roundId, '5.00')).status).toBe('ROUND_CLOSED')
    await watchRounds(lab.ctx)
    expect(await openAlarms(player)).toMatchObject([{ amount: '50000' }])
  })

  it('because its bet was taken back is owed nothing, nor is a lost round', async () => {
    const { player, roundId, txId } = await stakedRound()
    await lab.call('rollback', player, { txId: randomUUID(), roundId, refTxId: txId })
    expect((await win(player, roundId, '9.00')).status).toBe('TX_ROLLED_BACK')
    expect((await win(player, randomUUID(), '0.00')).status).toBe('TX_NOT_FOUND')
    expect(await openAlarms(player)).toEqual([])
  })
})

it('R-38 a win and a rollback in another currency than their bet are refused and raise an alarm', async () => {
  const { player, roundId, txId } = await stakedRound()
  const abroad = { ...player, currency: 'USD' }
  const [won, back] = [randomUUID(), randomUUID()]
  expect((await win(abroad, roundId, '9.00', won)).status).toBe('WRONG_CURRENCY')
  const rollback = { txId: back, roundId, refTxId: txId }
  expect((await lab.call('rollback', abroad, rollback)).status).toBe('WRONG_CURRENCY')
  expect(await openAlarms(player)).toMatchObject([
    { reason: 'tx_conflict', subject: won },
    { reason: 'tx_conflict', subject: back },
  ])
})

import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { expectEqual, expectStatus } from '../target.ts'

export const correctionCases: Case[] = [
  {
    name: 'a rollback gives the stake back, once, under any number of ids',
    async run(target) {
      const player = await target.player('20.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      const rollback = () => target.call('rollback', player, { txId: randomUUID(), roundId, refTxId })
      expectStatus(await target.call('bet', player, { txId: refTxId, roundId, amount: '8.00' }), 'OK')
      const first = await rollback()
      expectStatus(first, 'OK')
      expectEqual('the balance', first.balance, '20.00')
      await rollback()
      expectEqual('the balance after a second rollback', await target.balanceOf(player), '20.00')
    },
  },
  {
    name: 'a rollback before its bet leaves a tombstone, and the late bet finds it',
    async run(target) {
      const player = await target.player('20.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      const rollback = { txId: randomUUID(), roundId, refTxId }
      expectStatus(await target.call('rollback', player, rollback), 'TX_NOT_FOUND', 'OK')
      const late = { txId: refTxId, roundId, amount: '8.00' }
      expectStatus(await target.call('bet', player, late), 'TX_ROLLED_BACK')
      expectStatus(await target.call('bet', player, late), 'TX_ROLLED_BACK')
      expectEqual('the balance', await target.balanceOf(player), '20.00')
    },
  },
  {
    name: 'a rollback of a refused bet moves nothing',
    async run(target) {
      const player = await target.player('1.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      expectStatus(
        await target.call('bet', player, { txId: refTxId, roundId, amount: '8.00' }),
        'INSUFFICIENT_FUNDS',
      )
      expectStatus(
        await target.call('rollback', player, { txId: randomUUID(), roundId, refTxId }),
        'PARENT_FAILED',
      )
      expectEqual('the balance', await target.balanceOf(player), '1.00')
    },
  },
  {
    name: 'a bet whose round has paid is not rolled back',
    async run(target) {
      const player = await target.player('20.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      expectStatus(await target.call('bet', player, { txId: refTxId, roundId, amount: '8.00' }), 'OK')
      expectStatus(await target.call('win', player, { txId: randomUUID(), roundId, amount: '2.00' }), 'OK')
      expectStatus(
        await target.call('rollback', player, { txId: randomUUID(), roundId, refTxId }),
        'ROUND_HAS_CREDIT',
      )
      expectEqual('the balance', await target.balanceOf(player), '14.00')
    },
  },
  {
    name: 'a win after its bet was rolled back is refused',
    async run(target) {
      const player = await target.player('20.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      expectStatus(await target.call('bet', player, { txId: refTxId, roundId, amount: '8.00' }), 'OK')
      expectStatus(await target.call('rollback', player, { txId: randomUUID(), roundId, refTxId }), 'OK')
      const win = await target.call('win', player, { txId: randomUUID(), roundId, refTxId, amount: '50.00' })
      expectStatus(win, 'TX_ROLLED_BACK', 'TX_NOT_FOUND')
      expectEqual('the balance', await target.balanceOf(player), '20.00')
    },
  },
  {
    name: 'a win taken back may leave a debt, is never lost, and stops play',
    async run(target) {
      const player = await target.player('10.00')
      const [roundId, win] = [randomUUID(), randomUUID()]
      expectStatus(await target.call('bet', player, { txId: randomUUID(), roundId, amount: '10.00' }), 'OK')
      expectStatus(await target.call('win', player, { txId: win, roundId, amount: '30.00' }), 'OK')
      expectStatus(
        await target.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '25.00' }),
        'OK',
      )
      const back = await target.call('rollback', player, { txId: randomUUID(), roundId, refTxId: win })
      expectStatus(back, 'OK')
      expectEqual('the balance', back.balance, '-25.00')
      const bet = await target.call('bet', player, {
        txId: randomUUID(),
        roundId: randomUUID(),
        amount: '1.00',
      })
      expectStatus(bet, 'PLAYER_BLOCKED', 'INSUFFICIENT_FUNDS')
    },
  },
  {
    name: 'a correction moves the difference, up or down, once',
    async run(target) {
      const player = await target.player('10.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      expectStatus(await target.call('bet', player, { txId: refTxId, roundId, amount: '10.00' }), 'OK')
      const adjust = (delta: string) =>
        target.call('adjust', player, { txId: randomUUID(), roundId, refTxId, delta })
      expectEqual('the balance after', (await adjust('7.00')).balance, '7.00')
      expectEqual('the balance after', (await adjust('-3.00')).balance, '4.00')
      const unknown = { txId: randomUUID(), roundId, refTxId: randomUUID(), delta: '9.00' }
      expectStatus(await target.call('adjust', player, unknown), 'TX_NOT_FOUND')
      expectEqual('the balance', await target.balanceOf(player), '4.00')
    },
  },
  {
    name: 'a win or a rollback that does not fit its bet is refused',
    async run(target) {
      const player = await target.player('50.00')
      const stranger = await target.player('50.00')
      const [roundId, refTxId] = [randomUUID(), randomUUID()]
      const fresh = () => ({ txId: randomUUID(), roundId, refTxId })
      expectStatus(await target.call('bet', player, { txId: refTxId, roundId, amount: '10.00' }), 'OK')
      const refused = ['TX_CONFLICT', 'TX_NOT_FOUND']
      expectStatus(await target.call('rollback', stranger, fresh()), ...refused)
      expectStatus(await target.call('win', stranger, { ...fresh(), amount: '99.00' }), ...refused)
      expectStatus(
        await target.call('win', { ...player, gameCode: 'another' }, { ...fresh(), amount: '99.00' }),
        ...refused,
      )
      expectStatus(await target.call('rollback', { ...player, gameCode: 'another' }, fresh()), ...refused)
      expectStatus(await target.call('rollback', player, { ...fresh(), amount: '9.00' }), ...refused)
      expectEqual('the balance', await target.balanceOf(player), '40.00')
      expectEqual('the balance of the other player', await target.balanceOf(stranger), '50.00')
    },
  },
]

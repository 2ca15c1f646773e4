import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { expectEqual, expectStatus } from '../target.ts'

export const playCases: Case[] = [
  {
    name: 'a launch token opens one session, once',
    async run(target) {
      const token = await target.launchToken()
      const first = await target.authenticate(token)
      expectStatus(first, 'OK')
      for (const field of [
        'playerId',
        'sessionToken',
        'currency',
        'balance',
        'language',
        'country',
        'limits',
      ] as const) {
        if (first[field] === undefined) throw new Error(`authenticate does not tell ${field}`)
      }
      expectStatus(await target.authenticate(token), 'SESSION_INVALID', 'SESSION_EXPIRED')
      expectStatus(await target.authenticate(randomUUID()), 'SESSION_INVALID', 'SESSION_EXPIRED')
    },
  },
  {
    name: 'a bet takes the stake, a win pays, the balance follows',
    async run(target) {
      const player = await target.player('100.00')
      const roundId = randomUUID()
      const bet = await target.call('bet', player, { txId: randomUUID(), roundId, amount: '12.3400' })
      expectStatus(bet, 'OK')
      expectEqual('the balance after the bet', bet.balance, '87.66')
      const win = await target.call('win', player, { txId: randomUUID(), roundId, amount: '0.0001' })
      expectEqual('the balance after the win', win.balance, '87.6601')
      expectEqual('the balance', await target.balanceOf(player), '87.6601')
    },
  },
  {
    name: 'a stake above the balance is refused with the balance',
    async run(target) {
      const player = await target.player('5.00')
      const bet = await target.call('bet', player, {
        txId: randomUUID(),
        roundId: randomUUID(),
        amount: '5.0001',
      })
      expectStatus(bet, 'INSUFFICIENT_FUNDS')
      expectEqual('the balance', bet.balance, '5.00')
    },
  },
  {
    name: 'a pair is both or neither',
    async run(target) {
      const player = await target.player('10.00')
      const pair = (amount: string, winAmount: string) =>
        target.call('betwin', player, { txId: randomUUID(), roundId: randomUUID(), amount, winAmount })
      const good = await pair('4.00', '7.00')
      expectStatus(good, 'OK')
      expectEqual('the balance after a pair', good.balance, '13.00')
      expectStatus(await pair('13.01', '100.00'), 'INSUFFICIENT_FUNDS')
      expectEqual('the balance after a refused pair', await target.balanceOf(player), '13.00')
    },
  },
  {
    name: 'a win without a bet is refused, a promotion is not',
    async run(target) {
      const player = await target.player('1.00')
      const win = { txId: randomUUID(), roundId: randomUUID(), amount: '50.00' }
      expectStatus(await target.call('win', player, win), 'TX_NOT_FOUND')
      expectEqual('the balance', await target.balanceOf(player), '1.00')
      const gift = { ...win, txId: randomUUID(), roundId: randomUUID(), promo: true }
      expectStatus(await target.call('win', player, gift), 'OK')
      expectEqual('the balance after the gift', await target.balanceOf(player), '51.00')
    },
  },
  {
    name: 'a closed round takes no bet and closes once',
    async run(target) {
      const player = await target.player('10.00')
      const roundId = randomUUID()
      const bet = () => target.call('bet', player, { txId: randomUUID(), roundId, amount: '1.00' })
      expectStatus(await bet(), 'OK')
      expectStatus(await target.call('endround', player, { roundId }), 'OK')
      expectStatus(await target.call('endround', player, { roundId }), 'OK')
      expectStatus(await bet(), 'ROUND_CLOSED')
      expectEqual('the balance', await target.balanceOf(player), '9.00')
    },
  },
  {
    name: 'win, rollback and endround are honoured after the session ended; a bet is not',
    async run(target) {
      const player = await target.player('10.00')
      const [roundId, other] = [randomUUID(), randomUUID()]
      const refTxId = randomUUID()
      expectStatus(await target.call('bet', player, { txId: randomUUID(), roundId, amount: '1.00' }), 'OK')
      expectStatus(await target.call('bet', player, { txId: refTxId, roundId: other, amount: '2.00' }), 'OK')
      expectStatus(await target.endSessions(player), 'OK')
      expectStatus(
        await target.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '1.00' }),
        'SESSION_EXPIRED',
        'SESSION_INVALID',
      )
      expectStatus(await target.call('win', player, { txId: randomUUID(), roundId, amount: '3.00' }), 'OK')
      expectStatus(
        await target.call('rollback', player, { txId: randomUUID(), roundId: other, refTxId }),
        'OK',
      )
      expectStatus(await target.call('endround', player, { roundId }), 'OK')
      expectEqual('the balance', await target.balanceOf(player), '12.00')
    },
  },
  {
    name: 'another currency is refused on every call that moves money',
    async run(target) {
      const player = await target.player('10.00')
      const roundId = randomUUID()
      const txId = randomUUID()
      expectStatus(await target.call('bet', player, { txId, roundId, amount: '1.00' }), 'OK')
      const foreign = { ...player, currency: player.currency === 'XTS' ? 'XAU' : 'XTS' }
      const fresh = () => ({ txId: randomUUID(), roundId, amount: '1.00' })
      expectStatus(await target.call('bet', foreign, fresh()), 'WRONG_CURRENCY')
      expectStatus(await target.call('win', foreign, fresh()), 'WRONG_CURRENCY')
      expectStatus(
        await target.call('rollback', foreign, { txId: randomUUID(), roundId, refTxId: txId }),
        'WRONG_CURRENCY',
      )
      expectEqual('the balance', await target.balanceOf(player), '9.00')
    },
  },
  {
    name: 'an amount that is no amount is refused and moves nothing',
    async run(target) {
      const player = await target.player('10.00')
      const wrong = [
        '-1.00',
        '0.00',
        '1,00',
        '1e3',
        'NaN',
        '',
        '-0',
        '1.00001',
        '01',
        '99999999999999',
        ' 1',
        '+1',
        '0x1',
      ]
      for (const amount of [...wrong, 1, null, true] as string[]) {
        const answer = await target.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount })
        expectEqual(`the HTTP status for ${JSON.stringify(amount)}`, answer.httpStatus, 400)
        expectStatus(answer, 'BAD_REQUEST')
      }
      const extra = { txId: randomUUID(), roundId: randomUUID(), amount: '1.00', bonus: '5.00' }
      expectEqual(
        'the HTTP status for an unknown field',
        (await target.call('bet', player, extra)).httpStatus,
        400,
      )
      expectEqual('the balance', await target.balanceOf(player), '10.00')
    },
  },
  {
    name: 'a round may say how little it risks, in the words agreed and no others',
    async run(target) {
      const player = await target.player('10.00')
      const roundId = randomUUID()
      const bet = { txId: randomUUID(), roundId, amount: '5.00', risk: 'later' } as const
      expectStatus(await target.call('bet', player, bet), 'OK')
      const win = { txId: randomUUID(), roundId, amount: '5.05', risk: 'low' } as const
      expectStatus(await target.call('win', player, win), 'OK')
      const pair = { txId: randomUUID(), roundId: randomUUID(), amount: '5.00', winAmount: '5.05' }
      expectStatus(await target.call('betwin', player, { ...pair, risk: 'low' }), 'OK')
      const unknown = { ...pair, txId: randomUUID(), risk: 'none' as 'low' }
      expectEqual(
        'the HTTP status for an unknown risk',
        (await target.call('betwin', player, unknown)).httpStatus,
        400,
      )
      expectEqual('the balance', await target.balanceOf(player), '10.10')
    },
  },
  {
    name: 'status tells what became of a transaction',
    async run(target) {
      const player = await target.player('10.00')
      const [roundId, txId] = [randomUUID(), randomUUID()]
      const ask = async () => (await target.call('status', player, { txId })).state
      expectEqual('the state before', await ask(), 'UNKNOWN')
      const bet = await target.call('bet', player, { txId, roundId, amount: '1.00' })
      const seen = await target.call('status', player, { txId })
      expectEqual('the state', seen.state, 'PROCESSED')
      expectEqual('the stored status', seen.answer?.status, 'OK')
      expectEqual('the stored balance', seen.answer?.balance, bet.balance)
      await target.call('rollback', player, { txId: randomUUID(), roundId, refTxId: txId })
      expectEqual('the state after the rollback', await ask(), 'ROLLED_BACK')
    },
  },
]

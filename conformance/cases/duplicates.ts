import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { makeChance } from '../chance.ts'
import { type Answered, expectEqual, expectStatus, type Player, type Target } from '../target.ts'

/** What must be the same in every answer to one transaction. */
const lasting = ({ status, txId, balance, currency, limit }: Answered) => ({
  status,
  txId,
  balance,
  currency,
  limit,
})

type Sent = {
  name: 'bet' | 'win' | 'rollback' | 'betwin' | 'adjust'
  player: Player
  input: Record<string, string>
}

const resend = (target: Target, { name, player, input }: Sent) => target.call(name, player, input)

async function expectDuplicate(target: Target, sent: Sent, first: Answered): Promise<void> {
  const before = await target.balanceOf(sent.player)
  const again = await resend(target, sent)
  expectEqual(`the repeated answer to ${sent.name}`, lasting(again), lasting(first))
  expectEqual('the mark of a duplicate', again.duplicate, true)
  expectEqual('the current balance of a duplicate', again.currentBalance, before)
  expectEqual('the balance after a duplicate', await target.balanceOf(sent.player), before)
}

export const duplicateCases: Case[] = [
  {
    name: 'a bet, a win, a rollback, a pair and a correction sent again get the first answer and move nothing',
    async run(target) {
      const player = await target.player('100.00')
      const [roundId, other] = [randomUUID(), randomUUID()]
      const bet = randomUUID()
      const fresh = (input: Record<string, string>) => ({ txId: randomUUID(), ...input })
      const sent: Sent[] = [
        { name: 'bet', player, input: { txId: bet, roundId, amount: '10.00' } },
        { name: 'win', player, input: fresh({ roundId, amount: '4.00' }) },
        { name: 'betwin', player, input: fresh({ roundId: other, amount: '2.00', winAmount: '3.00' }) },
        { name: 'adjust', player, input: fresh({ roundId, refTxId: bet, delta: '-1.00' }) },
      ]
      const answers: Answered[] = []
      for (const one of sent) {
        const answer = await resend(target, one)
        expectStatus(answer, 'OK')
        expectEqual('the mark of a first answer', answer.duplicate, undefined)
        answers.push(answer)
      }
      const undone: Sent = { name: 'bet', player, input: fresh({ roundId: randomUUID(), amount: '5.00' }) }
      expectStatus(await resend(target, undone), 'OK')
      const { txId = '', roundId: undoneRound = '' } = undone.input
      sent.push({ name: 'rollback', player, input: fresh({ roundId: undoneRound, refTxId: txId }) })
      answers.push(await resend(target, sent.at(-1) as Sent))
      for (const [index, one] of sent.entries())
        await expectDuplicate(target, one, answers[index] as Answered)
    },
  },
  {
    name: 'a refusal sent again stays a refusal, even when there is money by then',
    async run(target) {
      const player = await target.player('1.00')
      const bet: Sent = {
        name: 'bet',
        player,
        input: { txId: randomUUID(), roundId: randomUUID(), amount: '5.00' },
      }
      const first = await resend(target, bet)
      expectStatus(first, 'INSUFFICIENT_FUNDS')
      await target.call('win', player, {
        txId: randomUUID(),
        roundId: randomUUID(),
        amount: '50.00',
        promo: true,
      })
      await expectDuplicate(target, bet, first)
    },
  },
  {
    name: 'one id for two transactions is a conflict, and the first one stands',
    async run(target) {
      const player = await target.player('100.00')
      const [txId, roundId] = [randomUUID(), randomUUID()]
      expectStatus(await target.call('bet', player, { txId, roundId, amount: '10.00' }), 'OK')
      expectStatus(await target.call('bet', player, { txId, roundId, amount: '11.00' }), 'TX_CONFLICT')
      expectStatus(await target.call('win', player, { txId, roundId, amount: '10.00' }), 'TX_CONFLICT')
      const stranger = await target.player('100.00')
      expectStatus(await target.call('bet', stranger, { txId, roundId, amount: '10.00' }), 'TX_CONFLICT')
      expectEqual('the balance', await target.balanceOf(player), '90.00')
      expectEqual('the balance of the other player', await target.balanceOf(stranger), '100.00')
    },
  },
  {
    name: 'two hundred twins of one bet at once are one bet with one answer',
    async run(target) {
      const player = await target.player('100.00')
      const bet: Sent = {
        name: 'bet',
        player,
        input: { txId: randomUUID(), roundId: randomUUID(), amount: '1.00' },
      }
      const answers = await Promise.all(Array.from({ length: 200 }, () => resend(target, bet)))
      for (const answer of answers)
        expectEqual('a twin’s answer', lasting(answer), lasting(answers[0] as Answered))
      expectEqual('the number of first answers', answers.filter(({ duplicate }) => !duplicate).length, 1)
      expectEqual('the balance', await target.balanceOf(player), '99.00')
    },
  },
  {
    name: 'everything sent again in any order leaves every balance as it was',
    async run(target, { seed, replays }) {
      const chance = makeChance(seed)
      const players = await Promise.all(Array.from({ length: 8 }, () => target.player('1000.00')))
      const sent: { one: Sent; first: Answered }[] = []
      await Promise.all(
        players.map(async (player) => {
          for (let round = 0; round < 12; round += 1) {
            const roundId = randomUUID()
            const bet = randomUUID()
            const plan: Sent[] = [
              { name: 'bet', player, input: { txId: bet, roundId, amount: `${1 + chance.below(20)}.00` } },
              round % 3 === 0
                ? { name: 'rollback', player, input: { txId: randomUUID(), roundId, refTxId: bet } }
                : {
                    name: 'win',
                    player,
                    input: { txId: randomUUID(), roundId, amount: `${chance.below(30)}.50` },
                  },
            ]
            for (const one of plan) sent.push({ one, first: await resend(target, one) })
          }
        }),
      )
      const before = await Promise.all(players.map((player) => target.balanceOf(player)))
      let left = replays
      while (left > 0) {
        const wave = chance.shuffle(sent).slice(0, Math.min(64, left))
        left -= wave.length
        await Promise.all(
          wave.map(async ({ one, first }) => {
            expectEqual('a replayed answer', lasting(await resend(target, one)), lasting(first))
          }),
        )
      }
      const after = await Promise.all(players.map((player) => target.balanceOf(player)))
      expectEqual('the balances', after, before)
    },
  },
]

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

/** The calls of one round, in whatever order they arrive. */
const steps = ['bet', 'win', 'rollback', 'rollback again', 'end'] as const
type Step = (typeof steps)[number]

/** What is documented for an order of arrival: each call's status, and what the round leaves on the balance. */
function documented(order: readonly Step[]): { statuses: string[]; moved: bigint } {
  let [bet, win, isTombstoned, isClosed] = ['none', 'none', false, false]
  let moved = 0n
  const statuses = order.map((step) => {
    if (step === 'end') {
      isClosed = true
      return 'OK'
    }
    if (step === 'bet') {
      if (isTombstoned) return 'TX_ROLLED_BACK'
      bet = isClosed ? 'refused' : 'taken'
      moved -= isClosed ? 0n : pesos('5.00')
      return isClosed ? 'ROUND_CLOSED' : 'OK'
    }
    if (step === 'win') {
      if (isTombstoned) return bet === 'none' && !isClosed ? 'TX_NOT_FOUND' : 'TX_ROLLED_BACK'
      if (bet === 'back') return 'TX_ROLLED_BACK'
      if (bet === 'none') return 'TX_NOT_FOUND'
      if (bet === 'refused') return 'PARENT_FAILED'
      if (isClosed) return 'ROUND_CLOSED'
      win = 'paid'
      moved += pesos('8.00')
      return 'OK'
    }
    if (bet === 'none') {
      isTombstoned = true
      return 'TX_NOT_FOUND'
    }
    if (bet === 'refused') return 'PARENT_FAILED'
    if (bet === 'back') return 'OK'
    if (win === 'paid') return 'ROUND_HAS_CREDIT'
    bet = 'back'
    moved += pesos('5.00')
    return 'OK'
  })
  return { statuses, moved }
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((item, index) => permutations(list.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

/** Sends a round's calls one after the other, each perhaps twice. */
async function playOrder(player: LabPlayer, order: readonly Step[], isDoubled: boolean): Promise<string[]> {
  const [roundId, bet, win] = [randomUUID(), randomUUID(), randomUUID()]
  const rollbacks = { rollback: randomUUID(), 'rollback again': randomUUID() }
  const send = (step: Step) => {
    if (step === 'bet') return lab.call('bet', player, { txId: bet, roundId, amount: '5.00' })
    if (step === 'win') return lab.call('win', player, { txId: win, roundId, refTxId: bet, amount: '8.00' })
    if (step === 'end') return lab.call('endround', player, { roundId })
    return lab.call('rollback', player, { txId: rollbacks[step], roundId, refTxId: bet })
  }
  const statuses: string[] = []
  for (const step of order) {
    const answers = await Promise.all(isDoubled ? [send(step), send(step)] : [send(step)])
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
    statuses.push(answers[0]?.status ?? '')
  }
  return statuses
}

describe('the calls of a round', () => {
  it('R-36 in every order end in the one documented state, sent once or twice', {
    timeout: 240_000,
  }, async () => {
    const orders = permutations(steps)
    expect(orders).toHaveLength(120)
    const players = await Promise.all(Array.from({ length: 12 }, () => lab.player('1000.00')))
    await Promise.all(
      players.map(async (player, index) => {
        for (const order of orders.filter((_, number) => number % players.length === index)) {
          for (const isDoubled of [false, true]) {
            const before = await lab.balanceOf(player)
            const statuses = await playOrder(player, order, isDoubled)
            const wanted = documented(order)
            expect({ order, statuses }).toEqual({ order, statuses: wanted.statuses })
            expect((await lab.balanceOf(player)) - before).toBe(wanted.moved)
          }
        }
      }),
    )
    expect(await lab.audit()).toEqual([])
  })
})

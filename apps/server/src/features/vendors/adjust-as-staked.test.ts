import { randomUUID } from 'node:crypto'
import { formatAmount } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

/** A player whose open round was staked with so much cash and so much bonus; both have more where it came from. */
async function staked(cash: string, bonus: string) {
  const player = await lab.player(cash)
  if (pesos(bonus) > 0n) await lab.giveBonus(player, bonus)
  const bet = { txId: randomUUID(), roundId: randomUUID() }
  const amount = formatAmount(pesos(cash) + pesos(bonus))
  expect(await lab.call('bet', player, { ...bet, amount })).toMatchObject({ status: 'OK', balance: '0.00' })
  return { player, ...bet }
}

type Round = Awaited<ReturnType<typeof staked>>

const win = ({ player, roundId }: Round, amount: string) =>
  lab.call('win', player, { txId: randomUUID(), roundId, amount })

function adjust({ player, roundId, txId: refTxId }: Round, delta: string, txId: string = randomUUID()) {
  return lab.call('adjust', player, { txId, roundId, refTxId, delta })
}

const blocks = async ({ playerId }: LabPlayer) =>
  (await lab.ctx.pool.query('select reason from member_block where member_id = $1', [playerId])).rows

describe('a correction of a round', () => {
  it('R-11 that was staked from bonus stays bonus, upward and downward, and makes no debt', async () => {
    const round = await staked('0.00', '10.00')
    await win(round, '20.00')
    expect(await adjust(round, '5.00')).toMatchObject({ status: 'OK', balance: '25.00' })
    expect(await lab.split(round.player)).toEqual([0n, pesos('25.00')])
    expect(await adjust(round, '-24.00')).toMatchObject({ status: 'OK', balance: '1.00' })
    expect(await lab.split(round.player)).toEqual([0n, pesos('1.00')])
    expect(await blocks(round.player)).toEqual([])
  })

  it('R-11 takes from cash what is not in bonus any more, so that nobody owes a bonus', async () => {
    const round = await staked('0.00', '10.00')
    await win(round, '20.00')
    const spent = { txId: randomUUID(), roundId: randomUUID(), amount: '18.00' }
    expect(await lab.call('bet', round.player, spent)).toMatchObject({ status: 'OK', balance: '2.00' })
    expect(await adjust(round, '-5.00')).toMatchObject({ status: 'OK', balance: '-3.00' })
    expect(await lab.split(round.player)).toEqual([pesos('-3.00'), 0n])
    expect(await blocks(round.player)).toEqual([{ reason: 'debt' }])
  })

  it('that was staked from cash is cash', async () => {
    const round = await staked('10.00', '0.00')
    await lab.giveBonus(round.player, '3.00')
    expect(await adjust(round, '5.00')).toMatchObject({ status: 'OK', balance: '8.00' })
    expect(await lab.split(round.player)).toEqual([pesos('5.00'), pesos('3.00')])
  })

  it('R-8 is split as the stakes were: the parts add up, odd units are cash, and a rollback undoes each part', async () => {
    const amount = (max: number) => fc.integer({ min: 1, max }).map((units) => formatAmount(BigInt(units)))
    const some = fc.record({
      cash: amount(90_000),
      bonus: amount(90_000),
      delta: amount(70_000),
      isDown: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(some, async ({ cash, bonus, delta, isDown }) => {
        const round = await staked(cash, bonus)
        await win(round, '50.00')
        const before = await lab.split(round.player)
        const txId = randomUUID()
        const signed = isDown ? `-${delta}` : delta
        expect(await adjust(round, signed, txId)).toMatchObject({ status: 'OK' })
        const after = await lab.split(round.player)
        const [toCash, toBonus] = [after[0] - before[0], after[1] - before[1]]
        expect(toCash + toBonus).toBe(pesos(signed))
        const ideal = pesos(signed) * pesos(bonus)
        const stakes = pesos(cash) + pesos(bonus)
        // Less than a unit from the exact share, and never beyond it.
        const rest = (ideal - toBonus * stakes) * (isDown ? -1n : 1n)
        expect([rest >= 0n, rest < stakes]).toEqual([true, true])

        const back = { txId: randomUUID(), roundId: round.roundId, refTxId: txId }
        expect(await lab.call('rollback', round.player, back)).toMatchObject({ status: 'OK' })
        expect(await lab.split(round.player)).toEqual(before)
      }),
      { numRuns: 20, seed: 20_261_117 },
    )
    expect(await lab.audit()).toEqual([])
  }, 120_000)
})

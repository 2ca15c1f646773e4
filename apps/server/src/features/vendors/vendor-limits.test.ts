/** What one vendor's key can do to the house and to members, at most. */
import { randomUUID } from 'node:crypto'
import { type VendorCallName, type VendorInput, vendorCalls } from '@perya/contract/vendor'
import { demoIdentity } from '@perya/vendor-protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoMerchant } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { listOpenAlarms } from './alarm.store.ts'
import { findVendor, readVendors } from './directory.ts'
import { tellNet } from './net-of-day.ts'
import { studioVendor } from './seed-demo.ts'
import { resumeVendorKind, setVendorLimit } from './set-limit.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

const vouchers = ['luz', 'paz']
const about = (kind: string, operator: string) => ({ code: studioVendor, kind, operator, vouchers })

async function setLimit(kind: string, amount: string): Promise<void> {
  for (const operator of vouchers) await setVendorLimit(lab.ctx, { ...about(kind, operator), amount })
  await readVendors(lab.ctx)
}

async function resume(kind: string): Promise<void> {
  for (const operator of vouchers) await resumeVendorKind(lab.ctx, about(kind, operator))
  await readVendors(lab.ctx)
}

/** As on the first day of a vendor: what members won in the test before counts no more. */
beforeEach(async () => {
  await tellNet(lab.ctx)
  await lab.ctx.pool.query(
    "update vendor_limit set used = 0, stopped_at = null, claimed_by = null where kind <> 'win'",
  )
  await lab.ctx.pool.query('update vendor_alarm set resolved_at = now() where resolved_at is null')
  const caps = { promo: '100.00', correction: '100.00', win: '1000.00', net: '100000.00' }
  for (const [kind, amount] of Object.entries(caps)) await setLimit(kind, amount)
})

const alarms = async () =>
  (await listOpenAlarms(lab.ctx.db, studioVendor)).map(({ reason, subject }) => `${reason} ${subject}`)

const gift = (player: LabPlayer, amount: string, txId: string = randomUUID()) =>
  lab.call('win', player, { txId, roundId: `gift-${txId}`, amount, promo: true })

const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })

describe('gifts', () => {
  it('R-38 above the room of a day are held with those after them, and paid once two operators resume them', async () => {
    const player = await lab.player('10.00')
    const first = randomUUID()
    expect(await gift(player, '60.00', first)).toMatchObject({ status: 'OK', balance: '70.00' })
    const tooMuch = randomUUID()
    for (const _ of [1, 2]) expect((await gift(player, '40.01', tooMuch)).status).toBe('MAINTENANCE')
    expect((await gift(player, '0.01')).status).toBe('MAINTENANCE')
    expect(await lab.balanceOf(player)).toBe(pesos('70.00'))
    expect(await alarms()).toEqual(['limit_reached promo'])

    expect(await gift(player, '60.00', first)).toMatchObject({ status: 'OK', duplicate: true })
    const bet = ids()
    expect((await lab.call('bet', player, { ...bet, amount: '5.00' })).status).toBe('OK')
    const win = { txId: randomUUID(), roundId: bet.roundId, amount: '500.00' }
    expect((await lab.call('win', player, win)).status).toBe('OK')

    expect(await resumeVendorKind(lab.ctx, about('promo', 'luz'))).toBe(false)
    expect(await resumeVendorKind(lab.ctx, about('promo', 'luz'))).toBe(false)
    expect((await gift(player, '40.01', tooMuch)).status).toBe('MAINTENANCE')
    expect(await resumeVendorKind(lab.ctx, about('promo', 'paz'))).toBe(true)
    expect(await gift(player, '40.01', tooMuch)).toMatchObject({ status: 'OK', balance: '605.01' })
    expect(await alarms()).toEqual([])
  })

  it('R-38 at the same moment share one room', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => lab.player('1.00')))
    const answers = await Promise.all(players.map((player) => gift(player, '30.00')))
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 'MAINTENANCE')).toHaveLength(5)
  })

  it('R-38 of another day use none of today’s room', async () => {
    const player = await lab.player('1.00')
    await gift(player, '90.00')
    await lab.ctx.pool.query("update vendor_limit set day = day - 1 where kind = 'promo'")
    expect((await gift(player, '90.00')).status).toBe('OK')
  })
})

describe('corrections', () => {
  async function settled(stake: string, won: string) {
    const player = await lab.player('100.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: stake })
    await lab.call('win', player, { txId: randomUUID(), roundId: bet.roundId, amount: won })
    return {
      player,
      adjust: (delta: string, txId: string = randomUUID()) =>
        lab.call('adjust', player, { txId, roundId: bet.roundId, refTxId: bet.txId, delta }),
    }
  }

  it('R-38 take back no more than their round has paid', async () => {
    const { player, adjust } = await settled('10.00', '20.00')
    expect(await adjust('-15.00')).toMatchObject({ status: 'OK', balance: '95.00' })
    expect((await adjust('-5.01')).status).toBe('TX_CONFLICT')
    expect(await lab.balanceOf(player)).toBe(pesos('95.00'))
    expect(await alarms()).toEqual([expect.stringContaining('tx_conflict')])
    expect(await adjust('-5.00')).toMatchObject({ status: 'OK', balance: '90.00' })
  })

  it('R-38 above the room of a day are held, and paid under the same id once two operators resume them', async () => {
    const { player, adjust } = await settled('10.00', '20.00')
    expect((await adjust('60.00')).status).toBe('OK')
    const txId = randomUUID()
    expect((await adjust('40.01', txId)).status).toBe('MAINTENANCE')
    expect((await adjust('1.00')).status).toBe('MAINTENANCE')
    // Taking back what was wrong needs no room.
    expect(await adjust('-60.00')).toMatchObject({ status: 'OK', balance: '110.00' })
    expect(await alarms()).toEqual(['limit_reached correction'])
    await resume('correction')
    expect(await adjust('40.01', txId)).toMatchObject({ status: 'OK', balance: '150.01' })
    expect(await lab.balanceOf(player)).toBe(pesos('150.01'))
  })

  it('R-38 make no win of a round that is more than one win may be', async () => {
    await setLimit('correction', '5000.00')
    const { player, adjust } = await settled('10.00', '900.00')
    expect((await adjust('100.01')).status).toBe('MAINTENANCE')
    expect(await alarms()).toEqual(['limit_reached win'])
    expect(await lab.balanceOf(player)).toBe(pesos('990.00'))
    expect((await adjust('100.00')).status).toBe('OK')
  })
})

describe('a win above the largest', () => {
  it('R-38 is held while its round stays open, and paid under the same id once two operators raise the limit', async () => {
    const player = await lab.player('100.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '10.00' })
    const win = { txId: randomUUID(), roundId: bet.roundId, amount: '1000.01', roundClosed: true }
    for (const _ of [1, 2]) expect((await lab.call('win', player, win)).status).toBe('MAINTENANCE')
    expect(await lab.balanceOf(player)).toBe(pesos('90.00'))
    expect(await alarms()).toEqual(['limit_reached win'])
    const other = { txId: randomUUID(), roundId: bet.roundId, amount: '1000.00' }
    expect((await lab.call('win', player, other)).status).toBe('OK')

    const raise = (operator: string) =>
      setVendorLimit(lab.ctx, { ...about('win', operator), amount: '2000.00' })
    expect([await raise('luz'), await raise('luz'), await raise('paz')]).toEqual([false, false, true])
    await readVendors(lab.ctx)
    expect(await lab.call('win', player, win)).toMatchObject({ status: 'OK', balance: '2090.01' })
    expect(await alarms()).toEqual([])

    await setLimit('win', '1000.00')
    expect(await lab.call('win', player, win)).toMatchObject({ status: 'OK', duplicate: true })
  })

  it('R-38 that comes with its stake takes no stake', async () => {
    const player = await lab.player('100.00')
    const pair = { ...ids(), amount: '10.00', winAmount: '1000.01' }
    expect((await lab.call('betwin', player, pair)).status).toBe('MAINTENANCE')
    expect(await lab.balanceOf(player)).toBe(pesos('100.00'))
  })
})

describe('what members win of a day', () => {
  it('R-38 above the limit closes the vendor to bets, settles what was staked, and opens with two operators', async () => {
    await setLimit('net', '200.00')
    const player = await lab.player('100.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '10.00' })
    const pair = { ...ids(), amount: '10.00', winAmount: '250.00' }
    expect((await lab.call('betwin', player, pair)).status).toBe('OK')
    await eventually(async () => expect(findVendor(lab.ctx, studioVendor)?.isEnabled).toBe(false))
    expect(await alarms()).toEqual(['limit_reached net'])
    expect((await lab.call('bet', player, { ...ids(), amount: '1.00' })).status).toBe('VENDOR_DISABLED')
    const win = { txId: randomUUID(), roundId: bet.roundId, amount: '900.00' }
    expect(await lab.call('win', player, win)).toMatchObject({ status: 'OK', balance: '1230.00' })

    await resume('net')
    expect((await lab.call('bet', player, { ...ids(), amount: '1.00' })).status).toBe('OK')
    expect(await alarms()).toEqual([])
  })
})

describe('a member who never opened a game of the vendor', () => {
  const stranger = demoIdentity({ vendor: 'LUNTIAN', brand: demoMerchant }, 'hmac-sha256')
  const calls: { [N in VendorCallName]?: Partial<VendorInput<N>> } = {
    balance: {},
    bet: { ...ids(), amount: '1.00' },
    win: { ...ids(), amount: '1.00', promo: true },
    betwin: { ...ids(), amount: '1.00', winAmount: '5.00' },
    rollback: { ...ids(), refTxId: randomUUID() },
    adjust: { ...ids(), refTxId: randomUUID(), delta: '1.00' },
    endround: { roundId: randomUUID() },
    status: { txId: randomUUID() },
  }

  it.each(Object.entries(calls))(
    'R-38 is nobody to its %s: nothing moves, and no balance is told',
    async (name, input) => {
      const player = await lab.player('100.00')
      const body = { requestId: randomUUID(), ...player, ...input }
      const path = vendorCalls[name as VendorCallName].path
      const answer = await lab.answerOf(lab.send(path, body, stranger))
      expect(answer.status).toBe('SESSION_INVALID')
      expect(answer).not.toHaveProperty('balance')
      expect(await lab.balanceOf(player)).toBe(pesos('100.00'))
      const { rows } = await lab.ctx.pool.query(
        `select vendor_id from vendor_round where member_id = $1 and vendor_id = $2
         union all select vendor_id from vendor_tx where member_id = $1 and vendor_id = $2`,
        [player.playerId, findVendor(lab.ctx, 'LUNTIAN')?.id],
      )
      expect(rows).toEqual([])
    },
  )
})

it('R-1 nothing of it leaves the ledger out of balance', async () => {
  expect(await lab.audit()).toEqual([])
})

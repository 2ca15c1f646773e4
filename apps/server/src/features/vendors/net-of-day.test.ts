/** What counts as won from a vendor in a day, and what becomes of one whose members won too much. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoMerchant, merchantsFeature } from '#features/merchants/index.ts'
import { openHouseAccount, openMemberAccounts, postTransfer, walletFeature } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { makeServices } from '#platform/service.ts'
import { buildApp } from '../../app.ts'
import { type Answerers, makeAnswerers } from './answer-call.ts'
import { findVendor, readVendors } from './directory.ts'
import { vendorsFeature } from './index.ts'
import { listLimits } from './limit.store.ts'
import { readPlayable } from './lobby.ts'
import { setVendorMaintenance } from './manage-vendor.ts'
import { tellNet } from './net-of-day.ts'
import { studioVendor } from './seed-demo.ts'
import { resumeVendorKind, setVendorLimit } from './set-limit.ts'
import type { VendorCaller } from './signed-call.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'
import type { Vendor } from './vendor.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

const vouchers = ['luz', 'paz']
const about = (operator: string) => ({ code: studioVendor, kind: 'net', operator, vouchers })

async function setNet(amount: string): Promise<void> {
  for (const operator of vouchers) await setVendorLimit(lab.ctx, { ...about(operator), amount })
}

async function resume(): Promise<void> {
  for (const operator of vouchers) await resumeVendorKind(lab.ctx, about(operator))
  await readVendors(lab.ctx)
}

/** What another test won is told before this one begins. */
beforeEach(async () => {
  await tellNet(lab.ctx)
  await lab.ctx.pool.query("update vendor_limit set used = 0, stopped_at = null where kind = 'net'")
  await setVendorMaintenance(lab.ctx, studioVendor, false)
  await setNet('200.00')
  await readVendors(lab.ctx)
})

async function used(): Promise<bigint | undefined> {
  await tellNet(lab.ctx)
  const limits = await listLimits(lab.ctx.db, findVendor(lab.ctx, studioVendor)?.id ?? 0)
  return limits.find(({ kind }) => kind === 'net')?.used
}

const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })
type Ids = ReturnType<typeof ids>

async function bet(player: LabPlayer, amount: string): Promise<Ids> {
  const made = ids()
  expect((await lab.call('bet', player, { ...made, amount })).status).toBe('OK')
  return made
}

async function win(player: LabPlayer, { roundId }: Ids, amount: string): Promise<Ids> {
  const made = { txId: randomUUID(), roundId }
  expect((await lab.call('win', player, { ...made, amount })).status).toBe('OK')
  return made
}

const undo = ({ txId, roundId }: Ids) => ({ txId: randomUUID(), roundId, refTxId: txId })

async function rollBack(player: LabPlayer, of: Ids): Promise<void> {
  expect((await lab.call('rollback', player, undo(of))).status).toBe('OK')
}

const mayBet = async (player: LabPlayer) =>
  (await lab.call('bet', player, { ...ids(), amount: '1.00' })).status

/** As long ago as yesterday. */
const putBack = ({ txId }: Ids) =>
  lab.ctx.pool.query("update vendor_tx set created_at = created_at - interval '1 day' where tx_id = $1", [
    txId,
  ])

/** Another server on the same database, with a count of its own until it stops. */
async function atAnotherServer(act: (answerers: Answerers, caller: () => VendorCaller) => Promise<void>) {
  const ctx: Context = { ...lab.ctx, services: makeServices() }
  const app = await buildApp(ctx, [merchantsFeature, walletFeature, vendorsFeature])
  await app.ready()
  try {
    await act(makeAnswerers(ctx), () => ({
      vendor: findVendor(ctx, studioVendor) as Vendor,
      brand: demoMerchant,
      slot: 0,
      nonce: randomUUID(),
      request: randomUUID(),
    }))
  } finally {
    await app.close()
  }
}

describe('what members won of a day', () => {
  it('R-38 is the same after stakes that are given back, so nobody makes room with them', async () => {
    const player = await lab.player('100.00')
    for (const _ of [1, 2, 3]) await rollBack(player, await bet(player, '100.00'))
    expect(await used()).toBe(0n)
    await win(player, await bet(player, '10.00'), '210.01')
    expect(await used()).toBe(pesos('200.01'))
    expect(await mayBet(player)).toBe('VENDOR_DISABLED')
  })

  it('R-38 is the same after wins that are taken back, so they close no vendor', async () => {
    const player = await lab.player('100.00')
    const round = await bet(player, '10.00')
    for (const _ of [1, 2, 3, 4]) {
      const wrong = await win(player, round, '90.00')
      const asked = undo(wrong)
      for (const _ of [1, 2]) expect((await lab.call('rollback', player, asked)).status).toBe('OK')
      // Under another id it is the same rollback.
      expect(await lab.call('rollback', player, undo(wrong))).toMatchObject({ status: 'OK', duplicate: true })
    }
    expect(await used()).toBe(pesos('-10.00'))
    expect(await mayBet(player)).toBe('OK')
  })

  it('R-38 counts what one server hears of a bet that another server took', async () => {
    const player = await lab.player('100.00')
    const round = await bet(player, '100.00')
    const later = { ...player, requestId: randomUUID() }
    await atAnotherServer(async (other, caller) => {
      expect((await other.rollback(caller(), { ...later, ...undo(round) })).status).toBe('OK')
      const second = ids()
      const staked = { ...later, ...second, amount: '40.00' }
      expect((await other.bet(caller(), staked)).status).toBe('OK')
      const paid = { ...later, txId: randomUUID(), roundId: second.roundId, amount: '60.00' }
      expect((await other.win(caller(), paid)).status).toBe('OK')
    })
    expect(await used()).toBe(pesos('20.00'))
  })

  it('R-38 has pairs, corrections, bonus money and the rollbacks of each in it', async () => {
    const player = await lab.player('10.00')
    await lab.giveBonus(player, '30.00')
    const round = await bet(player, '40.00')
    const adjust = async (delta: string): Promise<Ids> => {
      const made = { txId: randomUUID(), roundId: round.roundId }
      const asked = { ...made, refTxId: round.txId, delta }
      expect((await lab.call('adjust', player, asked)).status).toBe('OK')
      return made
    }
    const more = await adjust('80.00')
    expect(await used()).toBe(pesos('40.00'))
    const less = await adjust('-20.00')
    expect(await used()).toBe(pesos('20.00'))
    await rollBack(player, less)
    await rollBack(player, more)
    expect(await used()).toBe(pesos('-40.00'))
    await rollBack(player, round)
    expect(await used()).toBe(0n)

    const pair = ids()
    const both = { ...pair, amount: '10.00', winAmount: '90.00' }
    expect((await lab.call('betwin', player, both)).status).toBe('OK')
    expect(await used()).toBe(pesos('80.00'))
    await rollBack(player, pair)
    expect(await used()).toBe(0n)
  })

  it('R-38 is no less for a win that is taken back once its money is gone', async () => {
    const player = await lab.player('10.00')
    const wrong = await win(player, await bet(player, '10.00'), '150.00')
    await takeOut(player, '100.00')
    await rollBack(player, wrong)
    expect(await lab.balanceOf(player)).toBe(pesos('-100.00'))
    expect(await used()).toBe(pesos('90.00'))
  })

  it('R-38 has stakes of yesterday in it that are given back today, and makes no room for wins of yesterday', async () => {
    const player = await lab.player('100.00')
    const round = await bet(player, '100.00')
    const wrong = await win(player, round, '150.00')
    await used()
    for (const each of [round, wrong]) await putBack(each)
    await lab.ctx.pool.query("update vendor_limit set day = day - 1 where kind = 'net'")
    await rollBack(player, wrong)
    expect(await used()).toBe(0n)
    await rollBack(player, round)
    expect(await used()).toBe(pesos('100.00'))
  })
})

describe('a vendor whose members won too much', () => {
  async function winTooMuch(): Promise<LabPlayer> {
    const player = await lab.player('100.00')
    await win(player, await bet(player, '1.00'), '300.00')
    await tellNet(lab.ctx)
    await readVendors(lab.ctx)
    return player
  }
  const isOffered = async () => (await readPlayable(lab.ctx.db)).openVendors.includes(studioVendor)

  it('R-38 is offered to nobody until operators resume it, however often they end its maintenance', async () => {
    const player = await winTooMuch()
    expect([await isOffered(), findVendor(lab.ctx, studioVendor)?.isEnabled]).toEqual([false, false])
    const end = setVendorMaintenance(lab.ctx, studioVendor, false)
    await expect(end).rejects.toThrow('`resume net` opens it')
    expect(await mayBet(player)).toBe('VENDOR_DISABLED')
    await resume()
    expect(await mayBet(player)).toBe('OK')
    expect([await isOffered(), findVendor(lab.ctx, studioVendor)?.isEnabled]).toEqual([true, true])
  })

  it.each(['before', 'after'])(
    'R-38 stays in the maintenance that operators began %s it was closed by its limit',
    async (when) => {
      const player = await lab.player('100.00')
      const round = await bet(player, '1.00')
      const close = () => setVendorMaintenance(lab.ctx, studioVendor, true)
      if (when === 'before') await close()
      await win(player, round, '300.00')
      await tellNet(lab.ctx)
      if (when === 'after') await close()
      await resume()
      expect(await mayBet(player)).toBe('VENDOR_DISABLED')
      expect([await isOffered(), findVendor(lab.ctx, studioVendor)?.isEnabled]).toEqual([false, false])
      await setVendorMaintenance(lab.ctx, studioVendor, false)
      await readVendors(lab.ctx)
      expect(await mayBet(player)).toBe('OK')
      expect([await isOffered(), findVendor(lab.ctx, studioVendor)?.isEnabled]).toEqual([true, true])
    },
  )
})

it('R-1 nothing of it leaves the ledger out of balance', async () => {
  expect(await lab.audit()).toEqual([])
})

/** As a withdrawal would. */
async function takeOut(player: LabPlayer, amount: string): Promise<void> {
  const merchant = demoMerchant
  await lab.ctx.db.transaction().execute(async (tx) => {
    const { cash } = await openMemberAccounts(tx, { memberId: BigInt(player.playerId), merchant })
    const demo = await openHouseAccount(tx, { kind: 'demo', merchant, name: 'opening balances' })
    await postTransfer(tx, {
      key: `taken:${player.playerId}`,
      kind: 'demo_funding',
      legs: [
        { account: cash, amount: -pesos(amount) },
        { account: demo, amount: pesos(amount) },
      ],
    })
  })
}

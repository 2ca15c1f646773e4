/** What becomes of a vendor whose members won too much in a day. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findVendor, readVendors } from './directory.ts'
import { readPlayable } from './lobby.store.ts'
import { setVendorMaintenance } from './manage-vendor.ts'
import { tellNet } from './net-of-day.ts'
import { studioVendor } from './seed-demo.ts'
import { resumeVendorKind, setVendorLimit } from './set-limit.ts'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

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

const mayBet = async (player: LabPlayer) =>
  (await lab.call('bet', player, { ...ids(), amount: '1.00' })).status

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

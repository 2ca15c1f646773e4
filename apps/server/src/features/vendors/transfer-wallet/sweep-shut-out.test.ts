import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockPlay } from '#features/wallet/index.ts'
import { listOpenAlarms, raiseAlarm } from '../alarm.store.ts'
import { findVendor } from '../directory.ts'
import { openToldVendor, type ToldVendor } from '../testing/told-vendor.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { vendorJobs } from '../vendors.jobs.ts'
import { sweepShutOut, trySweep } from './follow-play.ts'
import { pollTransfers } from './poll-transfers.ts'
import { listMembersToSweep, listShutOut } from './transfer.store.ts'
import { sendToVendor } from './transfer-funds.ts'

let lab: VendorLab
let vendor: ToldVendor
let memberId: bigint
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  vendor.says(({ amount = '45.00' }) => ({ status: 'SUCCESS', amount }))
  memberId = BigInt((await lab.player('100.00')).playerId)
  await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('40.00') })
  vendor.heard.length = 0
})
afterEach(() => vendor.close())

const block = (reason: string) => lab.ctx.db.transaction().execute((tx) => blockPlay(tx, memberId, reason))
const alarms = async () =>
  (await listOpenAlarms(lab.ctx.db, vendor.code)).map(({ reason, subject }) => ({ reason, subject }))
const asked = () => vendor.heard.map(({ method }) => method)

const purse = () => lab.purse(memberId)
const home = ['105.00', '0.00', '0.00']
const away = ['60.00', '0.00', '40.00']

describe('money at a vendor that keeps balances', () => {
  it.each(['operator', 'restricted', 'age', 'identity', 'debt', 'session', 'exclusion'])(
    'R-65 R-82 comes home by itself when its member may no longer play (%s)',
    async (reason) => {
      await sweepShutOut(lab.ctx)
      expect([await purse(), asked()]).toEqual([away, []])
      await block(reason)
      await sweepShutOut(lab.ctx)
      expect(await purse()).toEqual(home)
      await sweepShutOut(lab.ctx)
      expect(asked()).toEqual(['ftoa'])
    },
  )

  it('R-65 comes home when the account is locked, and when a category of the vendor is closed', async () => {
    await lab.ctx.pool.query("update member set status = 'locked' where id = $1", [memberId])
    await sweepShutOut(lab.ctx)
    expect(await purse()).toEqual(home)

    await lab.ctx.pool.query("update member set status = 'active' where id = $1", [memberId])
    await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('45.00') })
    await lab.ctx.pool.query(
      "insert into member_block (member_id, reason, categories) values ($1, 'age', '{LIVE}')",
      [memberId],
    )
    await sweepShutOut(lab.ctx)
    expect(await purse()).toEqual(home)
  })

  it('stays at the table during a reality check, and until a block begins', async () => {
    await block('reality')
    await lab.ctx.pool.query(
      "insert into member_block (member_id, reason, starts_at) values ($1, 'session', now() + interval '1 hour')",
      [memberId],
    )
    await sweepShutOut(lab.ctx)
    expect([await purse(), asked()]).toEqual([away, []])
  })

  it('comes home after the answer was lost, without being asked for twice', async () => {
    await block('operator')
    vendor.says('lost')
    await sweepShutOut(lab.ctx)
    await sweepShutOut(lab.ctx)
    expect([await purse(), asked()]).toEqual([away, ['ftoa']])
    vendor.says({ status: 'SUCCESS', amount: '45.00' })
    await lab.ctx.pool.query("update vendor_transfer set next_poll_at = now() where state = 'sent'")
    await pollTransfers(lab.ctx)
    expect([await purse(), asked()]).toEqual([home, ['ftoa', 'cs']])
  })

  it('is asked for again some minutes after the vendor refused to give it', async () => {
    await block('operator')
    vendor.says({ status: 'FAILED' })
    await sweepShutOut(lab.ctx)
    await sweepShutOut(lab.ctx)
    expect([await purse(), asked()]).toEqual([away, ['ftoa']])
    vendor.says({ status: 'SUCCESS', amount: '45.00' })
    await lab.ctx.pool.query("update vendor_transfer set sent_at = sent_at - interval '6 minutes'")
    await sweepShutOut(lab.ctx)
    expect(await purse()).toEqual(home)
  })

  it('that is refused again and again is asked for ever less often, and looked into by one person until it comes', async () => {
    await block('operator')
    vendor.says({ status: 'FAILED' })
    const pass = (minutes: number) =>
      lab.ctx.pool.query(
        'update vendor_transfer set sent_at = sent_at - make_interval(mins => $2) where member_id = $1',
        [memberId, minutes],
      )
    await sweepShutOut(lab.ctx)
    for (const [times, minutes] of [5, 10, 20, 40, 60, 60].entries()) {
      await pass(minutes - 1)
      await sweepShutOut(lab.ctx)
      expect(asked()).toHaveLength(times + 1)
      expect(await alarms()).toEqual(
        times < 2 ? [] : [{ reason: 'return_refused', subject: String(memberId) }],
      )
      await pass(1)
      await sweepShutOut(lab.ctx)
      expect(asked()).toHaveLength(times + 2)
    }
    vendor.says({ status: 'SUCCESS', amount: '45.00' })
    await pass(60)
    await sweepShutOut(lab.ctx)
    expect([await purse(), await alarms()]).toEqual([home, []])
    // Where nothing is left there is nothing to give back.
    vendor.says({ status: 'FAILED' })
    for (let times = 0; times < 4; times++) await trySweep(lab.ctx, memberId, vendor.code)
    expect(await alarms()).toEqual([])
  })

  it('waits for a person while its vendor contradicts what was booked', async () => {
    await block('operator')
    const { id: vendorId = 0 } = findVendor(lab.ctx, vendor.code) ?? {}
    await raiseAlarm(lab.ctx.db, { vendorId, memberId, reason: 'transfer_conflict', subject: 'one' })
    expect(await listShutOut(lab.ctx.db, { memberId, vendorCode: vendor.code })).toEqual([])
  })

  it('stays with whoever may play again before it is their turn', async () => {
    const other = BigInt((await lab.player('100.00')).playerId)
    await sendToVendor(lab.ctx, { memberId: other, vendorCode: vendor.code, amount: pesos('40.00') })
    vendor.heard.length = 0
    await block('operator')
    await lab.ctx.db.transaction().execute((tx) => blockPlay(tx, other, 'operator'))
    vendor.says(async () => {
      await lab.ctx.pool.query('delete from member_block where member_id = any ($1)', [[memberId, other]])
      return { status: 'SUCCESS', amount: '45.00' }
    })
    await sweepShutOut(lab.ctx)
    expect(asked()).toEqual(['ftoa'])
  })

  it('comes home at night as long as it is there, and for three days after it was sent', async () => {
    const isSwept = async () =>
      (await listMembersToSweep(lab.ctx.db)).some((each) => each.memberId === memberId)
    const pass = () =>
      lab.ctx.pool.query(
        "update vendor_transfer set sent_at = sent_at - interval '4 days' where member_id = $1",
        [memberId],
      )
    expect(await trySweep(lab.ctx, memberId, vendor.code)).toBe(true)
    expect(await isSwept()).toBe(true)
    await pass()
    expect(await isSwept()).toBe(false)
    await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('40.00') })
    await pass()
    expect(await isSwept()).toBe(true)
  })

  it('is looked for every minute', () => {
    const job = vendorJobs(lab.ctx).find(({ name }) => name === 'vendors.sweep-shut-out')
    expect(job).toMatchObject({ everySeconds: 60 })
  })

  it('R-1 leaves a ledger without a fault', async () => {
    expect(await lab.audit()).toEqual([])
  })
})

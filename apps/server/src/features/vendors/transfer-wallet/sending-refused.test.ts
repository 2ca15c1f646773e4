import { formatAmount } from '@perya/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockPlay, findRoomToPlay, listStakes } from '#features/wallet/index.ts'
import { demoVendorPath } from '../demo-vendor.ts'
import { readVendors } from '../directory.ts'
import { transferVendor } from '../seed-demo.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'

let lab: VendorLab
let memberId: bigint
beforeAll(async () => {
  lab = await openVendorLab()
  await reach(demoVendorPath(transferVendor))
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  memberId = BigInt((await lab.player('100.00')).playerId)
})

async function reach(path: string): Promise<void> {
  await lab.ctx.pool.query('update vendor set base_url = $1 where code = $2', [
    `${lab.url}${path}`,
    transferVendor,
  ])
  await readVendors(lab.ctx)
}

const send = (amount: string) =>
  sendToVendor(lab.ctx, { memberId, vendorCode: transferVendor, amount: pesos(amount) })
const sweep = () => sweepFromVendor(lab.ctx, { memberId, vendorCode: transferVendor })
const room = async () => formatAmount(await findRoomToPlay(lab.ctx.db, memberId))
const block = (reason: string) => lab.ctx.db.transaction().execute((tx) => blockPlay(tx, memberId, reason))
const limit = (measure: 'stake' | 'loss', cap: string) =>
  lab.ctx.pool.query(
    "insert into member_limit (member_id, measure, period, cap) values ($1, $2, '1 day', $3)",
    [memberId, measure, pesos(cap)],
  )

const purse = () => lab.purse(memberId)

async function expectNothingSent(): Promise<void> {
  expect(await purse()).toEqual(['100.00', '0.00', '0.00'])
  const { rows } = await lab.ctx.pool.query('select from vendor_transfer where member_id = $1', [memberId])
  expect(rows).toEqual([])
}

describe('money for a vendor that keeps balances', () => {
  it.each(['operator', 'timeout', 'exclusion', 'age', 'debt'])(
    'R-65 R-82 is refused by the debit itself to a member who is blocked (%s)',
    async (reason) => {
      await block(reason)
      await expect(send('40.00')).rejects.toMatchObject({ code: 'member.blocked' })
      await expectNothingSent()
    },
  )

  it('R-65 is refused to a member whose account is locked', async () => {
    await lab.ctx.pool.query("update member set status = 'locked' where id = $1", [memberId])
    await expect(send('40.00')).rejects.toMatchObject({ code: 'member.blocked' })
    await expectNothingSent()
  })

  it('R-73 is refused to a member who may not play everything such money could be staked on', async () => {
    await lab.ctx.pool.query(
      "insert into member_block (member_id, reason, categories) values ($1, 'age', '{LIVE}')",
      [memberId],
    )
    await expect(send('40.00')).rejects.toMatchObject({ code: 'member.blocked' })
    await expectNothingSent()
  })

  it('R-81 arrives, and comes back at once, although its member was blocked after it left', async () => {
    await reach('/nowhere')
    expect(await send('40.00')).toBe('open')
    await block('exclusion')
    await reach(demoVendorPath(transferVendor))
    await lab.ctx.pool.query(
      `insert into demo_vendor_transfer (vendor, reference, player, amount, status)
       select $1, reference, member_id::text, amount, 'SUCCESS' from vendor_transfer where member_id = $2`,
      [transferVendor, memberId],
    )
    await lab.ctx.pool.query('insert into demo_vendor_wallet (vendor, player, balance) values ($1, $2, $3)', [
      transferVendor,
      String(memberId),
      pesos('40.00'),
    ])
    await lab.ctx.pool.query('update vendor_transfer set next_poll_at = now()')
    await pollTransfers(lab.ctx)
    expect(await purse()).toEqual(['100.00', '0.00', '0.00'])
  })

  it('R-76 is never more than a limit on stakes leaves, and counts as staked once it is there', async () => {
    await limit('stake', '30.00')
    expect(await room()).toBe('30.00')
    await expect(send('30.01')).rejects.toMatchObject({ code: 'limit.reached' })
    await expectNothingSent()
    expect(await send('30.00')).toBe('done')
    expect(await sweep()).toBe('done')
    expect(await room()).toBe('0.00')
    await expect(send('0.01')).rejects.toMatchObject({ code: 'limit.reached' })
  })

  it('R-76 is never more than a limit on losses leaves, which counts what does not come back', async () => {
    await limit('loss', '30.00')
    await expect(send('30.01')).rejects.toMatchObject({ code: 'limit.reached' })
    expect(await send('30.00')).toBe('done')
    expect(await room()).toBe('0.00')
    await lab.ctx.pool.query('update demo_vendor_wallet set balance = $1 where player = $2', [
      pesos('12.00'),
      String(memberId),
    ])
    expect(await sweep()).toBe('done')
    expect(await room()).toBe('12.00')
  })

  it('R-76 leaves a limit as it was when the vendor does not take it', async () => {
    await limit('stake', '30.00')
    await lab.ctx.pool.query("update vendor set allowed_hosts = '{}' where code = $1", [transferVendor])
    await readVendors(lab.ctx)
    expect(await send('30.00')).toBe('failed')
    expect(await room()).toBe('30.00')
    await lab.ctx.pool.query("update vendor set allowed_hosts = '{127.0.0.1}' where code = $1", [
      transferVendor,
    ])
    await readVendors(lab.ctx)
  })

  it('is no turnover: sending it there and back again stakes nothing', async () => {
    expect(await send('40.00')).toBe('done')
    expect(await sweep()).toBe('done')
    expect(await listStakes(lab.ctx.db, memberId, 10)).toEqual([])
  })

  it('R-1 leaves a ledger without a fault', async () => {
    expect(await lab.audit()).toEqual([])
  })
})

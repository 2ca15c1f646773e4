import { randomUUID } from 'node:crypto'
import { formatAmount } from '@perya/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareReport } from './compare-report.ts'
import { findVendor } from './directory.ts'
import { listMovements } from './report.store.ts'
import { studioVendor } from './seed-demo.ts'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

describe('a vendor’s daily report', () => {
  it('R-41 agrees with the ledger, and a missing, an extra and a different row are each found', async () => {
    const player = await lab.player('100.00')
    const [bet, roundId] = [randomUUID(), randomUUID()]
    await lab.call('bet', player, { txId: bet, roundId, amount: '10.00' })
    await lab.call('win', player, { txId: randomUUID(), roundId, amount: '4.00' })
    await lab.call('betwin', player, {
      txId: randomUUID(),
      roundId: randomUUID(),
      amount: '3.00',
      winAmount: '1.00',
    })
    await lab.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '9999.00' })

    const vendor = findVendor(lab.ctx, studioVendor)
    const now = Date.now()
    const ours = await listMovements(
      lab.ctx.db,
      vendor?.id ?? 0,
      new Date(now - 60_000),
      new Date(now + 60_000),
    )
    expect(ours.map(({ amount }) => formatAmount(amount)).sort()).toEqual(['-10.00', '-2.00', '4.00'])

    const day = new Date(now).toISOString().slice(0, 10)
    const rows = ours.map((row) => ({ ...row, amount: formatAmount(row.amount) }))
    expect(await compareReport(lab.ctx, studioVendor, day, { rows })).toEqual([])

    const planted = [
      { ...(rows[0] as (typeof rows)[0]), amount: '77.00' },
      rows[1] as (typeof rows)[0],
      { txId: 'planted', playerId: player.playerId, amount: '1.00' },
    ]
    const differences = await compareReport(lab.ctx, studioVendor, day, { rows: planted })
    expect(differences.map(({ kind, txId }) => [kind, txId])).toEqual([
      ['different', rows[0]?.txId],
      ['missing', 'planted'],
      ['extra', rows[2]?.txId],
    ])
    const { rows: alarms } = await lab.ctx.pool.query(
      "select detail from vendor_alarm where reason = 'report_difference'",
    )
    expect(alarms).toEqual([{ detail: { count: 3 } }])
  })
})

/** The daily proof that a vendor and the ledger agree about every peso. */
import { AmountText } from '@perya/contract/values'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { raiseAlarm } from './alarm.store.ts'
import { findVendor, listKnownVendors } from './directory.ts'
import { callVendor } from './outbound/call-vendor.ts'
import { compareMovements, type Difference, type Movement } from './report.rules.ts'
import { listMovements, putReport } from './report.store.ts'

const ReportRow = z.object({ txId: z.string(), playerId: z.string(), amount: AmountText })
export const VendorReport = z.object({ rows: z.array(ReportRow) })
export type VendorReport = z.infer<typeof VendorReport>

const dayMs = 86_400_000

/** A report is about all of a vendor's players. */
const everyBrand = '*'

/** Compares a vendor's report of one UTC day with the ledger, keeps what differs and raises an alarm. */
export async function compareReport(
  ctx: Context,
  vendorCode: string,
  day: string,
  report: VendorReport,
): Promise<Difference[]> {
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) throw new AppError('vendor.closed')
  const from = new Date(`${day}T00:00:00.000Z`)
  const theirs: Movement[] = report.rows.map((row) => ({ ...row, amount: parseAmount(row.amount) }))
  const ours = await listMovements(ctx.db, vendor.id, from, new Date(from.getTime() + dayMs))
  const differences = compareMovements(theirs, ours)
  await putReport(ctx.db, { vendorId: vendor.id, day, rows: theirs.length, differences })
  if (differences.length > 0) {
    ctx.log.error(
      { vendor: vendorCode, day, count: differences.length },
      'vendor report differs from the ledger',
    )
    await raiseAlarm(ctx.db, {
      vendorId: vendor.id,
      memberId: null,
      reason: 'report_difference',
      subject: day,
      detail: { count: differences.length },
    })
  }
  return differences
}

/** Yesterday of every vendor that can be asked. */
export async function compareYesterday(ctx: Context): Promise<void> {
  const day = new Date(ctx.now().getTime() - dayMs).toISOString().slice(0, 10)
  for (const vendor of listKnownVendors(ctx)) {
    if (vendor.baseUrl === null || vendor.wallet !== 'seamless') continue
    try {
      const question = { brand: everyBrand, path: '/report', content: { day }, answer: VendorReport }
      await compareReport(ctx, vendor.code, day, await callVendor(ctx, vendor, question))
    } catch (error) {
      ctx.log.error({ err: error, vendor: vendor.code, day }, 'vendor report was not compared')
    }
  }
}

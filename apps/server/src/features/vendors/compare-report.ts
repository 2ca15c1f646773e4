/** The daily proof that a vendor and the ledger agree about every peso. */
import type { ReportRow } from '@perya/contract/vendor-report'
import { parseAmount } from '@perya/money'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { endAlarm, raiseAlarm } from './alarm.store.ts'
import { askReport } from './ask-report.ts'
import { findVendor } from './directory.ts'
import { describeVendor } from './manage-vendor.ts'
import { isNoAnswer } from './outbound/call-vendor.ts'
import {
  comparedFrom,
  compareMovements,
  type Difference,
  type Listed,
  listDays,
  listLatest,
  listUnmatched,
  spanOf,
  withSlack,
} from './report.rules.ts'
import {
  type DueReport,
  findTaken,
  listDueReports,
  listMovements,
  putFault,
  putReport,
} from './report.store.ts'

/** Compares a vendor's list of one UTC day with the ledger and keeps what differs: an alarm until a list of the day agrees. */
export async function compareReport(
  ctx: Pick<Context, 'db' | 'log' | 'now'>,
  vendorCode: string,
  day: string,
  rows: readonly ReportRow[],
): Promise<Difference[]> {
  const vendor = await describeVendor(ctx, vendorCode)
  const from = comparedFrom(day)
  if (ctx.now() < from) {
    throw new ChangeRefused(`${day} is a day by UTC, and is compared from ${from.toISOString()} on.`)
  }
  const span = spanOf(day)
  const theirs = listLatest(rows.map(toListed))
  const ours = await listMovements(ctx.db, vendor.id, span)
  const unmatched = listUnmatched(theirs, ours).map(({ txId }) => txId)
  const differences = compareMovements(theirs, ours, await findTaken(ctx.db, vendor.id, unmatched), span)
  await putReport(ctx.db, { vendorId: vendor.id, day, rows: theirs, differences })
  const about = { vendorId: vendor.id, reason: 'report_difference' as const, subject: day }
  const count = differences.length
  if (count === 0) await endAlarm(ctx.db, about)
  else {
    ctx.log.error({ vendor: vendorCode, day, count }, 'vendor report differs from the ledger')
    await raiseAlarm(ctx.db, { ...about, memberId: null, detail: { count } })
  }
  return differences
}

const toListed = ({ amount, at, ...row }: ReportRow): Listed => ({
  ...row,
  amount: parseAmount(amount),
  at: at === undefined ? undefined : new Date(at),
})

/** Every day that is over and was not compared yet; a vendor that does not answer is asked again with the next run. */
export async function compareDueReports(ctx: Context): Promise<void> {
  for (const due of await listDueReports(ctx.db, listDays(ctx.now()))) await compareDue(ctx, due)
}

async function compareDue(ctx: Context, { vendorCode, day, isLate }: DueReport): Promise<void> {
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) return
  try {
    const rows = await askReport(ctx, vendor, withSlack(spanOf(day)))
    await compareReport(ctx, vendorCode, day, rows)
  } catch (error) {
    if (!isNoAnswer(error)) {
      // What goes wrong with one holds up no other.
      ctx.log.error({ err: error, vendor: vendorCode, day }, 'vendor report was not compared')
      return
    }
    const fault = error.message
    await putFault(ctx.db, { vendorId: vendor.id, day, fault })
    if (!isLate) ctx.log.warn({ vendor: vendorCode, day, fault }, 'vendor gave no report')
  }
}

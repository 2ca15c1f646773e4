/** A vendor's own list of what it believes was taken, page by page. */
import { ReportPage, type ReportQuestion, type ReportRow, reportPath } from '@perya/contract/vendor-report'
import type { Context } from '#platform/context.ts'
import { callVendor, VendorUnreachable } from './outbound/call-vendor.ts'
import type { Span } from './report.rules.ts'
import type { Vendor } from './vendor.ts'

/** A report is about all of a vendor's players. */
const everyBrand = '*'

/** More than any vendor has in a day, and still less than a server can hold. */
const mostRows = 2_000_000

export async function askReport(ctx: Context, vendor: Vendor, { from, to }: Span): Promise<ReportRow[]> {
  const rows: ReportRow[] = []
  const question: ReportQuestion = { vendor: vendor.code, from: from.toISOString(), to: to.toISOString() }
  while (rows.length <= mostRows) {
    const asked = { brand: everyBrand, path: reportPath, content: question, answer: ReportPage, isList: true }
    const { rows: listed, next } = await callVendor(ctx, vendor, asked)
    for (const row of listed) rows.push(row)
    if (next === undefined) return rows
    if (next === question.after) break
    question.after = next
  }
  throw new VendorUnreachable('the list has no end')
}

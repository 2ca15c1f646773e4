/**
 * The platform asks a vendor at `/report` for everything that the vendor believes was taken in a span of time. The call
 * is signed like all calls of the platform to vendors, and repeated with `after` until a page has no `next`.
 */
import { z } from 'zod'
import { isStorableText } from './storable-text.ts'
import { AmountText } from './values.ts'

export const reportPath = '/report'

const Instant = z.iso.datetime()
/** The vendor's own mark of where a page ends. */
const Mark = z.string().min(1).max(200)

export const ReportQuestion = z.strictObject({
  /** Headers are not signed, and one address may answer for several vendors. */
  vendor: z.string().min(1).max(64),
  from: Instant,
  to: Instant,
  after: Mark.optional(),
})
export type ReportQuestion = z.infer<typeof ReportQuestion>

const Id = z.string().max(200).refine(isStorableText)

/** One transaction. A list that people bring as a file may lack the last two. */
export const ReportRow = z.object({
  txId: Id,
  playerId: Id,
  /** What it moved on the player's balance: a stake is negative, a pair is its sum. */
  amount: AmountText,
  roundId: Id.optional(),
  /** When it was taken, as far as the vendor knows. */
  at: Instant.optional(),
})
export type ReportRow = z.infer<typeof ReportRow>

/** A transaction whose time is uncertain may be in the lists of both neighbouring spans. */
export const ReportPage = z.object({ rows: z.array(ReportRow), next: Mark.optional() })
export type ReportPage = z.infer<typeof ReportPage>

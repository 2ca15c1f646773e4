/** A vendor's list of a day's transactions beside ours: what is missing, extra or different. */
import type { Amount } from '@perya/money'

export type Movement = {
  txId: string
  playerId: string
  /** What it moved on the player's balance: a stake is negative. */
  amount: Amount
}

export type Listed = Movement & {
  roundId?: string | undefined
  /** When it was, by the vendor's clock. */
  at?: Date | undefined
}

export type Difference =
  /** The vendor has it, we have not. */
  | { kind: 'missing'; txId: string; theirs: Listed }
  /** We have it, the vendor has not. */
  | { kind: 'extra'; txId: string; ours: Movement }
  | { kind: 'different'; txId: string; theirs: Listed; ours: Movement }

export type Span = { from: Date; to: Date }

const dayMs = 86_400_000
/** Clocks may differ by five minutes, and a call whose answer was lost is sent again within five. */
const slackMs = 10 * 60_000
/** By then whatever crossed midnight has arrived on both sides. */
const restMs = 2 * 3_600_000
const daysBack = 7

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** A UTC day. */
export function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00.000Z`)
  return { from, to: new Date(from.getTime() + dayMs) }
}

export const withSlack = ({ from, to }: Span): Span => ({
  from: new Date(from.getTime() - slackMs),
  to: new Date(to.getTime() + slackMs),
})

/** From when on a day is compared. */
export const comparedFrom = (day: string): Date => new Date(spanOf(day).to.getTime() + restMs)

/** The days of the last week that are over, the oldest first. */
export function listDays(now: Date): string[] {
  const today = now.getTime() - restMs
  return Array.from({ length: daysBack }, (_, index) => dayOf(today - (daysBack - index) * dayMs))
}

/** What changes while its pages are read is listed twice, and the later row is right. */
export const listLatest = (theirs: readonly Listed[]): Listed[] => [
  ...new Map(theirs.map((row) => [row.txId, row])).values(),
]

/** What is listed and not among ours of the day: nothing yet, since its time may be another day's by our clock. */
export function listUnmatched(theirs: readonly Listed[], ours: readonly Movement[]): Listed[] {
  const known = new Set(ours.map(({ txId }) => txId))
  return theirs.filter(({ txId }) => !known.has(txId))
}

/**
 * Each difference belongs to one day: what we have to the day it moved on, what we lack to the day the vendor says.
 * `elsewhere` holds the ids that we took on other days.
 */
export function compareMovements(
  theirs: readonly Listed[],
  ours: readonly Movement[],
  elsewhere: ReadonlySet<string>,
  { from, to }: Span,
): Difference[] {
  const latest = listLatest(theirs)
  const listed = new Map(latest.map((row) => [row.txId, row]))
  const differences: Difference[] = []
  for (const row of listUnmatched(latest, ours)) {
    const isOfDay = row.at === undefined || (row.at >= from && row.at < to)
    if (isOfDay && !elsewhere.has(row.txId))
      differences.push({ kind: 'missing', txId: row.txId, theirs: row })
  }
  for (const own of ours) {
    const row = listed.get(own.txId)
    if (!row) differences.push({ kind: 'extra', txId: own.txId, ours: own })
    else if (row.amount !== own.amount || row.playerId !== own.playerId) {
      differences.push({ kind: 'different', txId: own.txId, theirs: row, ours: own })
    }
  }
  return differences
}

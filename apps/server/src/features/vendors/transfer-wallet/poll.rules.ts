/** When a transfer without an outcome is asked about again, and when what is heard may be believed. */

/** Five seconds, ten, twenty … never more than an hour apart. */
export function pollPauseSeconds(polls: number): number {
  return Math.min(5 * 2 ** Math.min(polls, 20), 3_600)
}

/** A request still on its way would be unknown to the vendor too, so only much later unknown means never. */
export const neverAfterMs = 15 * 60_000

/** `unclear`: everything came back, and nobody said how much that is. */
export type Verdict = 'done' | 'failed' | 'open' | 'unclear'

export type Heard = {
  status: 'SUCCESS' | 'FAILED' | 'PENDING' | 'NOT_FOUND'
  /** Left out where the vendor named none that money can be. */
  amount?: bigint | undefined
}

export function judgeOutcome(
  { status, amount }: Heard,
  { direction, ageMs }: { direction: 'in' | 'out'; ageMs: number },
): Verdict {
  if (status === 'SUCCESS') return direction === 'out' && amount === undefined ? 'unclear' : 'done'
  if (status === 'FAILED') return 'failed'
  if (status === 'NOT_FOUND' && ageMs >= neverAfterMs) return 'failed'
  return 'open'
}

/** How a vendor's word fits what was booked before it came; `open` while it says nothing that could differ. */
export function judgeLate(
  heard: Heard,
  booked: { direction: 'in' | 'out'; ageMs: number; state: 'done' | 'failed'; amount: bigint | null },
): 'agrees' | 'differs' | 'open' {
  const verdict = judgeOutcome(heard, booked)
  if (verdict === 'open') return 'open'
  if (verdict === 'unclear') return booked.state === 'done' ? 'agrees' : 'differs'
  const isAmountSame = verdict === 'failed' || heard.amount === undefined || heard.amount === booked.amount
  return verdict === booked.state && isAmountSame ? 'agrees' : 'differs'
}

/** A vendor that refused so often in a row to give money back is looked into by a person. */
export const refusalsMax = 3

/** After this a person looks, and the player sees a ticket. */
export const stuckAfterMs = 60 * 60_000

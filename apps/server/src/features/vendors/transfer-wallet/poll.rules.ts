/** When a transfer without an outcome is asked about again, and when what is heard may be believed. */

/** Five seconds, ten, twenty … never more than an hour apart. */
export function pollPauseSeconds(polls: number): number {
  return Math.min(5 * 2 ** Math.min(polls, 20), 3_600)
}

/** A request still on its way would be unknown to the vendor too, so only much later unknown means never. */
export const neverAfterMs = 15 * 60_000

/** `unclear`: it succeeded, but how much came back was not said, or another amount arrived than was sent. */
export type Verdict = 'done' | 'failed' | 'open' | 'unclear'

export type Heard = {
  status: 'SUCCESS' | 'FAILED' | 'PENDING' | 'NOT_FOUND'
  /** Left out where the vendor named none that money can be. */
  amount?: bigint | undefined
}

type Asked = {
  direction: 'in' | 'out'
  /** What was sent, or what came back once that is booked. */
  amount: bigint | null
  ageMs: number
}

export function judgeOutcome({ status, amount }: Heard, asked: Asked): Verdict {
  if (status === 'SUCCESS') {
    const isClear =
      asked.direction === 'out' ? amount !== undefined : amount === undefined || amount === asked.amount
    return isClear ? 'done' : 'unclear'
  }
  if (status === 'FAILED') return 'failed'
  if (status === 'NOT_FOUND' && asked.ageMs >= neverAfterMs) return 'failed'
  return 'open'
}

/** How a vendor's word fits what was booked before it came; `open` while it says nothing that could differ. */
export function judgeLate(
  heard: Heard,
  booked: Asked & { state: 'done' | 'failed' },
): 'agrees' | 'differs' | 'open' {
  const verdict = judgeOutcome(heard, booked)
  if (verdict === 'open') return 'open'
  const said = verdict === 'failed' ? 'failed' : 'done'
  const isAmountSame = said === 'failed' || heard.amount === undefined || heard.amount === booked.amount
  return said === booked.state && isAmountSame ? 'agrees' : 'differs'
}

/** A vendor that refused so often in a row to give money back is looked into by a person. */
export const refusalsMax = 3

/** After this time it is an alarm, and the player sees a ticket. */
export const stuckAfterMs = 60 * 60_000

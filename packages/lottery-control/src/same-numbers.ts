import type { BetType, Result } from '@perya/lottery-rules'
import { type Judge, nothing, onlyPrize, type Picked, stated } from './judge.ts'

/** A bet wins when its numbers are the drawn ones, in any order. */
export function sameNumbers(betType: BetType, drawn: Result, pattern?: readonly number[]): Judge {
  const holds = holderOf(betType, drawn, pattern)
  const wins = [{ prize: onlyPrize(betType), times: 1 }]
  return (picked) => (holds?.(picked) ? wins : nothing)
}

/**
 * Whether a line holds these numbers as a bet in any order. A line has one field for numbers that appear once, one for
 * pairs and so on, or a single field for all; numbers that do not repeat as the pattern asks are in no bet.
 */
export function holderOf(
  betType: BetType,
  drawn: Result,
  pattern: readonly number[] = stated(betType.pattern, betType),
): ((picked: Picked) => boolean) | undefined {
  const times = new Map<string, number>()
  for (const number of drawn) times.set(number, (times.get(number) ?? 0) + 1)
  if (inOrder([...times.values()]) !== inOrder(pattern)) return undefined
  const fieldsByTimes = [...new Set(pattern)]
  const isOneField = betType.fields.length === 1
  const asked = Array.from(times, ([number, count]) => {
    const field = isOneField ? 0 : fieldsByTimes.indexOf(count)
    return { field, index: betType.fields[field]?.picks.indexOf(number) ?? -1 }
  })
  return (picked) => asked.every(({ field, index }) => picked[field]?.includes(index))
}

const inOrder = (counts: readonly number[]): string => counts.toSorted((one, other) => one - other).join()

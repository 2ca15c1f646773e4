import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import type { Result } from './family.ts'
import { ruleOf } from './rules.ts'

/** A prize that was won, and how many times. */
export type Hit = { readonly prize: string; readonly count: number }

/** What a content wins. */
export const hitsOf = (betType: BetType, content: Content, result: Result): readonly Hit[] =>
  settlerOf(result)(betType, content)

const nothing: readonly Hit[] = []

/** `hitsOf` for many tickets of one issue: what depends on the result alone is worked out once a bet type. */
export function settlerOf(result: Result): (betType: BetType, content: Content) => readonly Hit[] {
  const settlers = new Map<BetType, (content: Content) => readonly number[]>()
  return (betType, content) => {
    let settle = settlers.get(betType)
    if (!settle) {
      settle = ruleOf(betType).settler(result)
      settlers.set(betType, settle)
    }
    const counts = settle(content)
    let hits: Hit[] | undefined
    for (let index = 0; index < counts.length; index++) {
      const count = counts[index] as number
      if (count === 0) continue
      hits ??= []
      hits.push({ prize: (betType.prizes[index] as { code: string }).code, count })
    }
    return hits ?? nothing
  }
}

/** What a tap on the pad changes. */
import { arrangeContent, type BetType, type Content, contentRefusal, type Field } from '@perya/lottery-rules'
import { isNumber } from '@perya/lottery-rules/pick-names'

/** More picks than fit a grid are only typed in. */
export const gridMax = 100

export const emptyContent = ({ fields }: BetType): Content => fields.map(() => [])

/** The picks of one row changed; more than the row takes are not taken. */
export function withPicks(
  betType: BetType,
  content: Content,
  row: number,
  picks: readonly string[],
): Content {
  if (picks.length > (betType.fields[row]?.most ?? 0)) return content
  return arrangeContent(
    betType,
    content.map((old, index) => (index === row ? picks : old)),
  )
}

export const toggled = (picks: readonly string[], pick: string): readonly string[] =>
  picks.includes(pick) ? picks.filter((other) => other !== pick) : [...picks, pick]

export const quickSets = ['all', 'big', 'small', 'odd', 'even'] as const
export type QuickSet = (typeof quickSets)[number]

/** The picks a word of the row stands for; `null` where the row has no such word or takes fewer. */
export function quickSet({ picks, most }: Field, name: QuickSet): readonly string[] | null {
  if (picks.length < 5 || !picks.every(isNumber)) return null
  const half = picks.length / 2
  const chosen = {
    all: () => true,
    big: (_: string, index: number) => index >= half,
    small: (_: string, index: number) => index < half,
    odd: (pick: string) => Number(pick) % 2 === 1,
    even: (pick: string) => Number(pick) % 2 === 0,
  }[name]
  const set = picks.filter(chosen)
  return set.length > most ? null : set
}

export const isBet = (betType: BetType, content: Content): boolean =>
  contentRefusal(betType, content) === undefined

export const isEmpty = (content: Content): boolean => content.every((picks) => picks.length === 0)

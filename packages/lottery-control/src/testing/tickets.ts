/** Random tickets, the same in every run; half of them are chosen near the result, because others hardly ever win. */
import { drawBelow, drawWithout, type WordSource } from '@perya/fairness'
import {
  arrangeContent,
  type BetType,
  type Field,
  modes,
  oddsSnapshot,
  parseContent,
  type Result,
  writeContent,
} from '@perya/lottery-rules'
import type { ControlLine } from '../control-payout.ts'
import { sumOf } from '../sizes.ts'

/** Fast random words that need no secrecy: a million tickets use tens of millions. */
export function quickWords(seed: number): WordSource {
  let state = seed
  return {
    bits: 32,
    next() {
      state = (state + 0x9e37_79b9) | 0
      let word = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
      word = Math.imul(word ^ (word >>> 15), 0x735a_2d97)
      return (word ^ (word >>> 15)) >>> 0
    },
  }
}

const unitPrices = [10_000n, 20_000n, 100_000n, 200_000n]

/** A line that is a bet, with what the first program needs to read it. */
export function drawLine(betType: BetType, result: Result, source: WordSource): ControlLine {
  return {
    betType,
    text: drawContent(betType, result, source),
    unitPrice: oneOf(unitPrices, source),
    mode: oneOf(modes, source),
    multiple: 1 + drawBelow(source, 99),
    odds: oddsSnapshot(betType, 1_700 + drawBelow(source, 281)),
  }
}

function drawContent(betType: BetType, result: Result, source: WordSource): string {
  for (;;) {
    const isDrawnTowards = drawBelow(source, 2) === 1
    const picked = betType.fields.map((field, index) => {
      const near = isDrawnTowards ? nearPicks(betType, index, result) : []
      return drawPicks(field, near, source)
    })
    const text = writeContent(arrangeContent(betType, picked))
    if ('content' in parseContent(betType, text)) return text
  }
}

const pickSets = new WeakMap<Field, ReadonlySet<string>>()

/** The picks of a field that are in the result: at the field's place if it has one, else anywhere, also as tail or sum. */
function nearPicks({ fields, places }: BetType, index: number, result: Result): readonly string[] {
  const field = fields[index] as Field
  const picks = pickSets.get(field) ?? new Set(field.picks)
  pickSets.set(field, picks)
  const own = result[places?.[index] ?? index]
  if (fields.length > 2 && own !== undefined && picks.has(own)) return [own]
  const sum = sumOf(places?.map((place) => result[place] as string) ?? result)
  const drawn = result.flatMap((each) => [each, each.slice(-2), each.slice(-3), each.slice(-4)])
  return [...new Set([...drawn, String(sum)])].filter((pick) => picks.has(pick))
}

/** Mostly few picks, sometimes as many as there may be; those near the result come first. */
function drawPicks(
  { picks, least, most }: Field,
  near: readonly string[],
  source: WordSource,
): readonly string[] {
  const room = Math.min(most, picks.length) - least
  const more = drawBelow(source, 4) === 0 ? room : Math.min(room, 4)
  const count = least + drawBelow(source, more + 1)
  const chosen = new Set(drawWithout(source, near, Math.min(count, near.length)))
  // Sometimes leaves out one of many near picks, so that tickets with all but one right also occur.
  if (chosen.size > 1 && drawBelow(source, 3) === 0) chosen.delete([...chosen][0] as string)
  while (chosen.size < count) chosen.add(oneOf(picks, source))
  return [...chosen]
}

export const oneOf = <One>(list: readonly One[], source: WordSource): One =>
  list[drawBelow(source, list.length)] as One

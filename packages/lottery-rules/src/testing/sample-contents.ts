import { drawBelow, drawWithout, openStream, type WordSource } from '@perya/fairness'
import type { BetType } from '../bet-type.ts'
import type { Content } from '../content.ts'
import { arrangeContent, contentRefusal } from '../parse-content.ts'
import { quickPick } from '../quick-pick.ts'

/** The same words in every run. */
export const seededSource = (name: string): WordSource =>
  openStream({ serverSeed: '5e'.repeat(32), clientSeed: name.replaceAll(/[^\w-]/g, '-'), nonce: 0 })

/** A content by chance: a quick pick and up to `extra` more picks in every field. */
export function sampleContent(betType: BetType, source: WordSource, extra = 4): Content {
  for (;;) {
    const least = quickPick(betType, source)
    const content = arrangeContent(
      betType,
      betType.fields.map(({ picks, most }, index) => {
        const chosen = least[index] as readonly string[]
        const room = Math.min(extra, most - chosen.length, picks.length - chosen.length)
        return [
          ...chosen,
          ...drawWithout(
            source,
            picks.filter((pick) => !chosen.includes(pick)),
            drawBelow(source, room + 1),
          ),
        ]
      }),
    )
    if (!contentRefusal(betType, content)) return content
  }
}

/** The smallest bet, two by chance, and as many picks as the pad allows, where those are a bet. */
export function sampleContents(betType: BetType): readonly Content[] {
  const source = seededSource(betType.code)
  const fullest = betType.fields.map(({ picks, most }) => picks.slice(0, most))
  return [
    quickPick(betType, source),
    sampleContent(betType, source),
    sampleContent(betType, source, 8),
    ...(contentRefusal(betType, fullest) ? [] : [fullest]),
  ]
}

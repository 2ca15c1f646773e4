import { drawBelow, drawWithout, type WordSource } from '@perya/fairness'
import type { BetType, Field } from './bet-type.ts'
import type { Content } from './content.ts'
import { arrangeContent, contentRefusal } from './parse-content.ts'

/** As few picks as make a bet, by chance; thrown away whole and drawn again while they make none. */
export function quickPick(betType: BetType, source: WordSource): Content {
  for (;;) {
    const content = arrangeContent(betType, drawPicks(betType, source))
    if (!contentRefusal(betType, content)) return content
  }
}

/** The least of every field, then what a bet still needs: from fields that may stay empty, else from the last. */
function drawPicks({ fields, size = 1 }: BetType, source: WordSource): Content {
  const counts = fields.map(({ least }) => least)
  for (let missing = size - counts.reduce((sum, count) => sum + count, 0); missing > 0; missing--) {
    const empty = counts.flatMap((count, index) => (count === 0 ? [index] : []))
    const index = empty.length > 0 ? (empty[drawBelow(source, empty.length)] as number) : counts.length - 1
    counts[index] = (counts[index] as number) + 1
  }
  return fields.map(({ picks }: Field, index) => drawWithout(source, picks, counts[index]))
}

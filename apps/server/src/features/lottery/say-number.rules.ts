import { textIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { picksOfNumber } from '@perya/lottery-rules'
import { namePick } from '@perya/lottery-rules/pick-names'
import { pickTexts } from '@perya/lottery-rules/pick-texts'

/** A number of the liability lock as whoever bet on it knows it: by the names its picks have on the pad. */
export function sayNumber(
  name: string,
  { reads, ownWords }: { reads: KnownLanguageCode; ownWords: Readonly<Record<string, string>> },
): string {
  return picksOfNumber(name)
    .map((pick) =>
      namePick(pick, (word, { count }) => {
        const id = `lottery.pick.${word}` as const
        return (ownWords[id] ?? textIn(pickTexts[id], reads)).replace('{count}', count)
      }),
    )
    .join(' ')
}

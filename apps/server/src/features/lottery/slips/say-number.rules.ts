import { textIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { picksOfNumber } from '@perya/lottery-rules'
import { nameField } from '@perya/lottery-rules/field-names'
import { fieldTexts } from '@perya/lottery-rules/field-texts'
import { type NamedPick, namePick } from '@perya/lottery-rules/pick-names'
import { pickTexts } from '@perya/lottery-rules/pick-texts'

const texts = { ...fieldTexts, ...pickTexts }

/** A number of the liability lock as whoever bet on it knows it: by the names its picks and their places have on the pad. */
export function sayNumber(
  name: string,
  { reads, ownWords }: { reads: KnownLanguageCode; ownWords: Readonly<Record<string, string>> },
): string {
  const say = (id: keyof typeof texts) => ownWords[id] ?? textIn(texts[id], reads)
  const sayPick = (pick: NamedPick) =>
    namePick(pick, (word, { count }) => say(`lottery.pick.${word}`).replace('{count}', count))
  const sayPlace = (code: string) =>
    nameField(code, (word, { place }) => say(`lottery.field.${word}`).replace('{place}', place))
  const picks = picksOfNumber(name)
  return picks
    .map(({ place, ...pick }) =>
      place === undefined ? sayPick(pick) : `${sayPlace(place)}: ${sayPick(pick)}`,
    )
    .join(picks.some(({ place }) => place !== undefined) ? ', ' : ' ')
}

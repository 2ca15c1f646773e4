import type { PickWord } from './pick-texts.ts'

/** A pick with the code of the field it stands in, where that is known. */
export type NamedPick = { readonly field: string | undefined; readonly pick: string }

/** The name of a word, with the count of those that mention one. */
type Say = (word: PickWord, values: { count: string }) => string

export const isNumber = (pick: string): boolean => /^\d+$/.test(pick)

/** What a pick is called wherever a member reads of it; a number is its own name, but where its field counts by it. */
export function namePick({ field, pick }: NamedPick, say: Say): string {
  if (field === 'bull' && isNumber(pick)) return say('bull', { count: pick })
  return /^[a-z]/.test(pick) ? say(pick as PickWord, { count: '' }) : pick
}

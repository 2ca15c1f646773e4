import { type Field, readTypedNumbers } from '@perya/lottery-rules'

/** The picks of a row with what was typed; or the first word that means nothing; or how many the row takes. */
export function typedPicks(
  { picks: offered, most }: Field,
  picks: readonly string[],
  text: string,
): { picks: readonly string[] } | { unknown: string } | { most: number } {
  const typed = readTypedNumbers(text, offered[0]?.length ?? 1)
  if ('unknown' in typed) return typed
  const all = [...new Set([...picks, ...typed.numbers])]
  return all.length > most ? { most } : { picks: all }
}

import {
  type Field,
  readTypedBets,
  readTypedNumbers,
  type TypedBets,
  type TypedFault,
} from '@perya/lottery-rules'

export type Typed =
  | { picks: readonly string[] }
  | TypedBets
  | { fault: TypedFault }
  | { most: number }
  | { mostTimes: number }

/**
 * What was typed into a row: more picks of it, or whole bets with their types and amounts; else the first word that
 * is neither, or how many the row takes and how often a bet may be placed.
 */
export function readTyped(
  { picks: offered, most }: Field,
  picks: readonly string[],
  { text, family, multipleMax }: { text: string; family: string; multipleMax: number },
): Typed {
  const typed = readTypedNumbers(text, offered[0]?.length ?? 1)
  if ('numbers' in typed) {
    const all = [...new Set([...picks, ...typed.numbers])]
    return all.length > most ? { most } : { picks: all }
  }
  const written = readTypedBets(text, family === 'vn-north' ? 'vn-north' : 'vn-south')
  if (!written) return { fault: { word: typed.unknown, why: 'unknown' } }
  if ('why' in written) return { fault: written }
  return written.bets.some(({ multiple }) => multiple > multipleMax) ? { mostTimes: multipleMax } : written
}

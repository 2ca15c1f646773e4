import { isStorableText } from '@perya/contract/storable-text'

/** The field of a call that holds text no database keeps; undefined when none does. */
export function unstorableField(sent: unknown): string | undefined {
  if (!isNested(sent)) return undefined
  return Object.entries(sent).find(([name, value]) => !isStorableText(name) || !isStorable(value))?.[0]
}

/** Without recursion: anybody may send brackets that nest deeper than calls do. */
function isStorable(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (isNested(next)) for (const [name, each] of Object.entries(next)) left.push(name, each)
  }
  return true
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

import { isStorableText } from '@perya/contract/storable-text'

/** Where a value stands in what was sent; a chain, since a path written out at each step of a deep one grows with its square. */
type Place = { name: string; within: Place | undefined }

/** The path, such as `titles.TY`, to the first text of a call that no database keeps; undefined when there is none. */
export function unstorableField(sent: unknown): string | undefined {
  // Without recursion: anybody may send brackets that nest deeper than calls do.
  const left: { value: unknown; at: Place | undefined }[] = [{ value: sent, at: undefined }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, at } = next
    if (at && !(isStorableText(at.name) && isStorable(value))) return pathOf(at)
    if (!isNested(value)) continue
    const parts = Object.entries(value).map(([name, part]) => ({ value: part, at: { name, within: at } }))
    // The last one is looked at next.
    for (const part of parts.reverse()) left.push(part)
  }
  return undefined
}

function pathOf(place: Place): string {
  const names: string[] = []
  for (let at: Place | undefined = place; at; at = at.within) names.push(at.name)
  return names.reverse().join('.')
}

const isStorable = (value: unknown): boolean => typeof value !== 'string' || isStorableText(value)

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

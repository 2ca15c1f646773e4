/** FNV-1a: the same text always gives the same number, so vendors, marks and looks never change. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  }
  return hash >>> 0
}

/** Picks by the text alone, so adding a game changes no other. */
export function pickBy<T>(text: string, options: readonly T[]): T {
  const picked = options[hashText(text) % options.length]
  if (picked === undefined) throw new Error(`nothing to pick from for "${text}"`)
  return picked
}

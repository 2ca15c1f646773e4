/** FNV-1a: the same text gives the same number for ever, which is what keeps vendors, marks and looks in place. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  }
  return hash >>> 0
}

/** Picks by the text alone, so that adding a game moves no other. */
export function pickBy<T>(text: string, options: readonly T[]): T {
  const picked = options[hashText(text) % options.length]
  if (picked === undefined) throw new Error(`nothing to pick from for "${text}"`)
  return picked
}

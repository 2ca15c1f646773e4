/** A winner's name on the board: enough to know one's own, too little to find someone by. */
export function maskUserName(name: string): string {
  const letters = [...name]
  const shown = Math.min(2, Math.max(1, letters.length - 2))
  const end = letters.length > 5 ? letters.slice(-1).join('') : ''
  return `${letters.slice(0, shown).join('')}***${end}`
}

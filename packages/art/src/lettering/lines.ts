/** Words that stand small between the lines. */
const smallWords = new Set(['of', 'the', 'ng', 'sa', 'ni', 'at', 'and', 'y', 'or', 'to'])

export type Line = { readonly text: string; readonly isSmall: boolean }

/** Two words stand on two lines, small words between them, longer titles in two lines of like length. */
export function breakLines(title: string): Line[] {
  const words = title.split(' ')
  const hasSmall = words.slice(1, -1).some((word) => smallWords.has(word.toLowerCase()))
  if (hasSmall) return aroundSmallWords(words)
  if (words.length === 1 || title.length <= 6) return [{ text: title, isSmall: false }]
  return balance(words).map((text) => ({ text, isSmall: false }))
}

function aroundSmallWords(words: readonly string[]): Line[] {
  const lines: { text: string; isSmall: boolean }[] = []
  words.forEach((word, index) => {
    const isSmall = index > 0 && index < words.length - 1 && smallWords.has(word.toLowerCase())
    const last = lines.at(-1)
    if (last && last.isSmall === isSmall) last.text += ` ${word}`
    else lines.push({ text: word, isSmall })
  })
  return lines
}

function balance(words: readonly string[]): string[] {
  const splits = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    const second = words.slice(index + 1).join(' ')
    return { lines: [first, second], longer: Math.max(first.length, second.length) }
  })
  return splits.reduce((best, split) => (split.longer < best.longer ? split : best)).lines
}

/** Finds games by part of a name, in any language the game has, whatever its accents and capitals. */

/** Letters that carry their mark inside, which taking accents away leaves alone. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** What is left of a text when accents, capitals, marks and extra spaces do not count. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đðøłßæœı]/g, (letter) => plain[letter] ?? letter)
    .replace(/['’`.\-–_]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export type NameSearch = { find: (part: string) => number[] }

/** One long text with a line for each game: looking for a part is one pass over it. */
export function makeSearch(names: readonly (readonly string[])[]): NameSearch {
  const lines = names.map((each) => [...new Set(each.map(fold))].join('\t'))
  const text = `${lines.join('\n')}\n`
  const starts = new Int32Array(lines.length + 1)
  lines.forEach((line, at) => {
    starts[at + 1] = (starts[at] ?? 0) + line.length + 1
  })

  /** The line a place of the text lies in, not before the given one. */
  function lineAt(place: number, from: number): number {
    let low = from
    let high = lines.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    find(part) {
      const wanted = fold(part)
      const found: number[] = []
      if (wanted === '') return found
      let place = text.indexOf(wanted)
      let line = 0
      while (place >= 0) {
        line = lineAt(place, line)
        found.push(line)
        place = text.indexOf(wanted, starts[line + 1])
      }
      return found
    },
  }
}

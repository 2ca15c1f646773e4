/** Reads what spreadsheets write: a cell in quotes may hold commas, line ends and, doubled, quotes. */

export type CsvRow = {
  /** The line of the file it begins on. */
  line: number
  cells: string[]
}

export class CsvError extends Error {
  override name = 'CsvError'
}

/** One cell and the separator after it; spaces around a cell, but not inside its quotes, do not belong to it. */
const cell = /[ \t]*(?:"([^"]*(?:""[^"]*)*)"[ \t]*|([^",\r\n]*))(,|\r\n?|\n|$)/y

/** The rows of a file, without its empty lines. */
export function readCsv(text: string): CsvRow[] {
  // Spreadsheets begin a file in UTF-8 with a mark.
  const written = text.replace(/^\uFEFF/, '')
  const rows: CsvRow[] = []
  let [at, line] = [0, 1]
  let row: CsvRow = { line, cells: [] }
  while (at < written.length || row.cells.length > 0) {
    cell.lastIndex = at
    const [whole, quoted, plain = '', end] = cell.exec(written) ?? []
    if (whole === undefined) {
      throw new CsvError(`Line ${row.line} has a quote that is not closed, or in the middle of a cell.`)
    }
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain.trim())
    at += whole.length
    line += whole.match(/\r\n?|\n/g)?.length ?? 0
    if (end === ',') continue
    if (row.cells.some((text) => text !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return rows
}

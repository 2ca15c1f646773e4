/** A vendor's list as a file: JSON as the vendor would answer, or CSV. */
import { ReportRow } from '@perya/contract/vendor-report'
import { ChangeRefused } from '#features/merchants/index.ts'
import { CsvError, type CsvRow, readCsv } from '#platform/read-csv.ts'

export function readList(text: string): ReportRow[] {
  return /^\uFEFF?\s*[{[]/.test(text) ? readJsonList(text) : readCsvList(text)
}

function readJsonList(text: string): ReportRow[] {
  const { rows } = parseJson(text) as { rows?: unknown }
  if (!Array.isArray(rows)) throw new ChangeRefused('A list that is JSON is written {"rows": […]}.')
  return rows.map((row, index) => toRow(`Row ${index + 1}`, row))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new ChangeRefused(`The list is no JSON: ${(error as Error).message}.`)
  }
}

function readCsvList(text: string): ReportRow[] {
  const [first, ...others] = parseCsv(text)
  if (!first) return []
  const rows = isHeading(first) ? others : [first, ...others]
  return rows.map(({ line, cells }) => {
    // A comma that should have stood in quotes moves every cell behind it.
    if (cells.length < 3 || cells.length !== first.cells.length) {
      const expected = Math.max(3, first.cells.length)
      throw new ChangeRefused(
        `Line ${line} has ${cells.length} cells instead of ${expected}: txId,playerId,amount come first, and what holds a comma stands in quotes.`,
      )
    }
    const [txId, playerId, amount] = cells
    return toRow(`Line ${line}`, { txId, playerId, amount })
  })
}

function parseCsv(text: string): CsvRow[] {
  try {
    return readCsv(text)
  } catch (error) {
    throw error instanceof CsvError ? new ChangeRefused(error.message) : error
  }
}

/** Players are numbers to us and amounts to everybody, so a line without a digit in both names them. */
const isHeading = ({ cells: [, player = '', amount = ''] }: CsvRow) =>
  amount !== '' && !/\d/.test(player) && !/\d/.test(amount)

/** An empty cell names nothing. */
const Named = ReportRow.extend({
  txId: ReportRow.shape.txId.min(1),
  playerId: ReportRow.shape.playerId.min(1),
})

function toRow(place: string, row: unknown): ReportRow {
  const { data, error } = Named.safeParse(row)
  if (data) return data
  const wrong = error.issues[0]?.path[0]
  if (wrong === undefined) throw new ChangeRefused(`${place} is not written {"txId", "playerId", "amount"}.`)
  const { [wrong]: written } = row as Record<PropertyKey, unknown>
  if (written === undefined || written === '') throw new ChangeRefused(`${place} has no ${String(wrong)}.`)
  const agreed = wrong === 'amount' ? 'amount, such as "4.00" or "-10.00"' : `${String(wrong)} as agreed`
  throw new ChangeRefused(`${place}: ${JSON.stringify(written)} is no ${agreed}.`)
}

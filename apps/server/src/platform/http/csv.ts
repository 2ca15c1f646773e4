import type { FastifyReply } from 'fastify'

/** More lines than a spreadsheet opens; a longer period is asked for in parts. */
export const csvLinesMax = 100_000

/** Answers with rows as a file that spreadsheets open. */
export async function sendCsv(
  reply: FastifyReply,
  file: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}"`)
    .header('cache-control', 'no-store')
    // The mark at the start tells spreadsheets that this is UTF-8.
    .send(`\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`)
}

/** A text that begins like a formula is made one no longer. */
function toCell(text: string): string {
  const isFormula = /^[=+@\t\r]/.test(text) || (text.startsWith('-') && !/^-[\d.]+$/.test(text))
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

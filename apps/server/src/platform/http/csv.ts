import type { Language } from '@perya/contract/language'
import { csvLinesMax } from '@perya/contract/record-bounds'
import type { FastifyReply } from 'fastify'

/** Answers with rows as a file for spreadsheets; the file says when the record has more lines than it holds. */
export async function sendCsv(
  reply: FastifyReply,
  file: string,
  rows: readonly (readonly string[])[],
  record: { lines: number; language: Language },
): Promise<void> {
  const whole = record.lines > csvLinesMax ? [...rows, [cutText(record)]] : rows
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}"`)
    .header('cache-control', 'no-store')
    // The mark at the start tells spreadsheets that this is UTF-8.
    .send(`\uFEFF${whole.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`)
}

const cutText = ({ lines, language }: { lines: number; language: Language }) =>
  language === 'EN'
    ? `Only the newest ${csvLinesMax} of ${lines} lines are in this file. Choose fewer days to get the rest.`
    : `Ang pinakabagong ${csvLinesMax} lang sa ${lines} linya ang nasa file na ito. Pumili ng mas kaunting araw para sa iba.`

/** Keeps a spreadsheet from running a text that begins like a formula. */
function toCell(text: string): string {
  const isFormula = /^[=+@\t\r]/.test(text) || (text.startsWith('-') && !/^-[\d.]+$/.test(text))
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a spreadsheet reads them. A text that begins like a formula is made one no longer. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  const isFormula = /^[=+@\t\r]/.test(text) || (text.startsWith('-') && !/^-[\d.]+$/.test(text))
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

import { openCall } from '#lib/api/call.ts'
import type { StatementFilter } from './filter.rules.ts'
import { queryOf } from './use-statement.ts'

/** Saves the whole statement as a CSV file; a plain link could not carry the token. */
export async function downloadStatement(filter: StatementFilter): Promise<void> {
  const answer = await openCall('memberTransactionsCsv', queryOf(filter))
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `statement-${filter.startDate}-${filter.endDate}.csv`
  link.click()
  // The browser reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

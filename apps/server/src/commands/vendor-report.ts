/** `npm run vendor-report -- <vendor> <day> <file>`: compares a vendor's own list of a day with the ledger. */
import { readFile } from 'node:fs/promises'
import { type Amount, formatAmount } from '@perya/money'
import { ChangeRefused } from '#features/merchants/index.ts'
import { compareReport, type Difference } from '#features/vendors/index.ts'
import { openLog } from '#platform/log.ts'
import { answerOperator } from './command.ts'
import { atDesk, table } from './desk.ts'
import { readList } from './vendor-report/read-list.ts'

const usage = `Usage:
  npm run vendor-report -- <vendor> <day, as 2026-11-14> <file, JSON or CSV: txId,playerId,amount>`

export const command = atDesk(async (desk, [vendor = '', day = '', file = '', ...rest]) => {
  if (file === '' || rest.length > 0) throw new ChangeRefused(usage)
  if (!isDay(day)) throw new ChangeRefused(`${day} is no day, such as 2026-11-14.`)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ChangeRefused(`The file ${file} cannot be read.`)
  })
  const rows = readList(text)
  const differences = await compareReport({ ...desk, log: openLog('silent') }, vendor, day, rows)
  if (differences.length === 0) return `The ledger agrees with all ${rows.length} rows.`
  process.exitCode = 1
  return [table(differences.map(describe)), `Differences: ${differences.length}.`].join('\n')
})

function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00Z`)
  // What is no day of its month would be one of the next.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${text}T`)
}

function describe(difference: Difference): string[] {
  const theirs = 'theirs' in difference ? say(difference.theirs) : 'none'
  const ours = 'ours' in difference ? say(difference.ours) : 'none'
  return [difference.kind.padEnd(9), difference.txId, `theirs ${theirs}`, `ours ${ours}`]
}

const say = ({ amount, playerId }: { amount: Amount; playerId: string }) =>
  `${formatAmount(amount)} of player ${playerId}`

if (import.meta.main) await answerOperator(command)

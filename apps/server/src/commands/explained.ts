/** `npm run explained -- [since]`: how much of the money that crossed has its outside record, and what has none. */
import { formatAmount } from '@perya/money'
import { ChangeRefused } from '#features/merchants/index.ts'
import {
  type Explained,
  explainVolume,
  isExplained,
  shareText,
  spanUpTo,
  watchVolume,
} from '#features/reconciliation/index.ts'
import { openLog } from '#platform/log.ts'
import { answerOperator, type Command } from './command.ts'
import { atDesk, type Desk, table } from './desk.ts'

const usage = `Usage:
  npm run explained
  npm run explained -- <since, as 2026-11-01>`

/** Without a day it is the daily look itself, which also keeps what it found and raises the alarm. */
function look(desk: Desk, words: string[]): Promise<Explained> {
  if (words.length === 0) return watchVolume({ ...desk, log: openLog('silent') })
  const [day = ''] = words
  const since = new Date(`${day}T00:00:00Z`)
  if (words.length > 1 || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(since.getTime()))
    throw new ChangeRefused(usage)
  return explainVolume(desk, spanUpTo(desk.now(), since))
}

const money = (amount: bigint, currency: string) => `${formatAmount(amount)} ${currency}`.padStart(24)

function describe({ since, upTo, volumes, unmatched, apart, leftOut, unbooked }: Explained): string {
  const count = volumes.reduce((sum, { unmatchedTransfers }) => sum + unmatchedTransfers, 0n)
  return [
    `${since.toISOString()} to ${upTo.toISOString()}`,
    table(
      apart.map(({ kind, explanation, transfers, volume, currency }) => [
        explanation.padEnd(10),
        kind.padEnd(18),
        String(transfers).padStart(10),
        money(volume, currency),
      ]),
    ),
    table(
      unmatched.map(({ key, kind, memberId, userName, amount, currency, createdAt }) => [
        'unmatched ',
        kind.padEnd(18),
        (userName ?? String(memberId)).padEnd(16),
        money(amount, currency),
        createdAt.toISOString(),
        key,
      ]),
    ),
    table(
      unbooked.map(({ place, difference, detail }) => [
        'unbooked  ',
        place.padEnd(34),
        formatAmount(difference).padStart(20),
        detail,
      ]),
    ),
    ...(count > BigInt(unmatched.length) ? [`The oldest ${unmatched.length} of ${count} are listed.`] : []),
    ...volumes.map(
      (volume) =>
        `${volume.currency} ${shareText(volume)} explained: ${formatAmount(volume.matched)} of ` +
        `${formatAmount(volume.crossed)}, ${volume.unmatchedTransfers} transfers without an outside record.`,
    ),
    ...leftOut.map(
      ({ currency, volume, transfers }) =>
        `${currency} ${formatAmount(volume)} in ${transfers} transfers of the last 24 hours is left out: ` +
        'the other side may still have to tell of it.',
    ),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

export const command: Command = atDesk(async (desk, words) => {
  const explained = await look(desk, words)
  if (!explained.volumes.every(isExplained) || explained.unbooked.length > 0) process.exitCode = 1
  return describe(explained)
})

if (import.meta.main) await answerOperator(command)

import type { Language, Text } from '@perya/contract/language'
import { adjustmentReasonTexts, withdrawalReasonTexts } from '@perya/contract/reason-texts'
import type { StatementLine, WalletName } from '@perya/contract/wallet'
import { formatAmount } from '@perya/money'
import { csvClock } from '#platform/csv-clock.ts'
import { kindName } from './kind-name.ts'
import type { Period } from './statement.store.ts'
import type { Statement } from './statement.ts'
import { walletTexts } from './wallet-texts.ts'

const heads: Record<Language, readonly string[]> = {
  EN: [
    'Transaction',
    'Name',
    'Reference no.',
    'Amount',
    'Balance',
    'Wallet',
    'Game',
    'Provider',
    'Won or lost in the game',
    'Reason',
    'Reverses transaction',
  ],
  TY: [
    'Transaction',
    'Pangalan',
    'Reference no.',
    'Halaga',
    'Balance',
    'Wallet',
    'Laro',
    'Provider',
    'Panalo o talo sa laro',
    'Dahilan',
    'Ni-reverse na transaction',
  ],
}

const reasonTexts: Record<NonNullable<StatementLine['reason']>, Text> = {
  ...withdrawalReasonTexts,
  ...adjustmentReasonTexts,
}

/**
 * A statement as rows of a file, oldest first. Only a file with all movements has an opening and a closing balance;
 * a filtered file names its filter instead, so that nobody adds it up.
 */
export function statementRows(
  { opening, closing }: Pick<Statement, 'opening' | 'closing'>,
  lines: readonly StatementLine[],
  {
    period,
    kinds,
    wallet,
    language,
    now,
  }: { period: Period; kinds: readonly string[]; wallet: WalletName; language: Language; now: Date },
): string[][] {
  const clock = csvClock(period.timeZone, language)
  const walletName = walletTexts[wallet][language]
  const row = (at: Date | string, name: string, cells: Partial<StatementLine>) => [
    clock.show(at),
    cells.id ?? '',
    name,
    cells.reference ?? '',
    cells.amount ?? '',
    cells.balance ?? '',
    walletName,
    cells.game ?? '',
    cells.vendor ?? '',
    cells.result ?? '',
    cells.reason ? reasonTexts[cells.reason][language] : '',
    cells.reversalOf ?? '',
  ]
  const head = [clock.head, ...heads[language]]
  const moved = lines.toReversed().map((line) => row(line.at, line.name, line))
  if (kinds.length > 0) {
    return [head, row(period.from, choiceText(kinds, language), {}), ...moved]
  }
  return [
    head,
    row(period.from, 'Starting balance', { balance: formatAmount(opening) }),
    ...moved,
    row(closedAt(period, lines[0]?.at, now), 'Ending balance', {
      balance: formatAmount(closing),
    }),
  ]
}

function choiceText(kinds: readonly string[], language: Language): string {
  const names = kinds.map((kind) => kindName(kind, language)).join(', ')
  return language === 'EN'
    ? `Only: ${names} (balances cover all transactions)`
    : `Ito lang: ${names} (lahat ng transaction ang kasama sa balance)`
}

/** The last moment that the closing balance covers; the database may have dated a line later than this server's clock. */
function closedAt({ to }: Period, newest: string | undefined, now: Date): Date {
  const known = Math.max(now.getTime(), newest === undefined ? 0 : Date.parse(newest))
  return new Date(Math.min(known, to.getTime() - 1))
}

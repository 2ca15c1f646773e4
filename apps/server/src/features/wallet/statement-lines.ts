import { adjustmentReasons } from '@perya/contract/adjustment-reason'
import type { Language } from '@perya/contract/language'
import { heldEnds, type TransferKind } from '@perya/contract/ledger'
import type { StatementLine } from '@perya/contract/wallet'
import { withdrawalReasons } from '@perya/contract/withdrawal-reason'
import { lotteryName } from '@perya/lottery-rules/names'
import { formatAmount } from '@perya/money'
import type { Db } from '#platform/db.ts'
import { kindName } from './kind-name.ts'
import { listPlayed, type Played } from './movement.store.ts'
import type { StatementRow } from './statement.store.ts'

const toldReasons = [...withdrawalReasons, ...adjustmentReasons]

/** Movements as their owner reads them: each with its kind, what was played and the reason. */
export async function explainLines(
  db: Db,
  rows: readonly StatementRow[],
  { memberId, language }: { memberId: bigint; language: Language },
): Promise<StatementLine[]> {
  const references = new Set(rows.flatMap(({ reference }) => reference ?? []))
  const played = new Map(
    (await listPlayed(db, memberId, [...references])).map((each) => [each.reference, each]),
  )
  return rows.map((row) => {
    const subject = played.get(row.reference ?? '')
    const name = subject ? subjectName(subject, language) : null
    const isVendor = subject?.subject?.startsWith('vendor:') ?? false
    return {
      id: row.transferId.toString(),
      at: row.at.toISOString(),
      code: row.kind as TransferKind,
      // A statement shows a withdrawal on the line where its money left, so that line also says how it ended.
      name: row.withdrawal === null ? kindName(row.kind, language) : heldEnds[row.withdrawal][language],
      reference: row.reference,
      game: isVendor ? null : name,
      vendor: isVendor ? name : null,
      result: row.result === null ? null : formatAmount(row.result),
      reason: toldReasons.find((reason) => reason === row.reason) ?? null,
      withdrawal: row.withdrawal,
      reversalOf: row.reversalOf?.toString() ?? null,
      amount: formatAmount(row.amount),
      balance: formatAmount(row.balance),
    }
  })
}

function subjectName({ subject, names }: Pick<Played, 'subject' | 'names'>, language: Language) {
  if (names) return names[language] ?? names.EN
  return subject?.startsWith('lottery:')
    ? (lotteryName(subject.slice('lottery:'.length), language) ?? null)
    : null
}

import { adjustmentReasons } from '@perya/contract/adjustment-reason'
import type { Language } from '@perya/contract/language'
import { heldEnds, type TransferKind, transferKindNames, transferKinds } from '@perya/contract/ledger'
import { csvLinesMax } from '@perya/contract/record-bounds'
import {
  memberTransactions,
  memberTransactionsCsv,
  merchantWallet,
  txCodeList,
  type WalletName,
  walletBalance,
  walletTransfers,
} from '@perya/contract/wallet'
import { withdrawalReasons } from '@perya/contract/withdrawal-reason'
import { lotteryName } from '@perya/lottery-rules/names'
import { type Amount, formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { csvClock, sendCsv } from '#platform/http/csv.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { findMemberAccounts, listAccountsInGames } from './account.store.ts'
import { type MemberBalance, readBalances } from './balance.store.ts'
import { listPlayed } from './movement.store.ts'
import { listOwnTransfers } from './own-transfers.store.ts'
import { type AskedDays, readPeriod } from './period.ts'
import type { StatementRow } from './statement.store.ts'
import { statement, statementOfMany } from './statement.ts'
import { toWalletBalance } from './wallet-balance.ts'

const toldReasons = [...withdrawalReasons, ...adjustmentReasons]

const nameOf = (kind: string, language: Language) => transferKinds[kind as TransferKind].text[language]

/** A statement tells of a withdrawal where its money left, so it says there how it ended. */
const lineName = ({ kind, withdrawal }: StatementRow, language: Language) =>
  withdrawal === null ? nameOf(kind, language) : heldEnds[withdrawal][language]

const walletTexts = {
  cash: { TY: 'Pangunahing wallet', EN: 'Main wallet' },
  bonus: { TY: 'Bonus', EN: 'Bonus' },
  held: { TY: 'Nakatabi', EN: 'Set aside' },
  in_transit: { TY: 'Nasa laro', EN: 'In games' },
} as const satisfies Record<WalletName, Record<Language, string>>

const walletOfKind: Record<string, WalletName> = {
  member_cash: 'cash',
  member_bonus: 'bonus',
  member_held: 'held',
  in_transit: 'in_transit',
  at_vendor: 'in_transit',
}

export const walletRoutes = (ctx: Context): Route[] => [
  route(txCodeList, (_input, { language }) =>
    transferKindNames.map((code) => ({
      code,
      name: nameOf(code, language),
      group: transferKinds[code].group,
    })),
  ),

  memberRoute(walletBalance, async (_input, { signedIn }) =>
    toWalletBalance(await findBalance(ctx, signedIn.memberId)),
  ),

  memberRoute(merchantWallet, async (_input, { signedIn, merchant, language }) => {
    const balance = await findBalance(ctx, signedIn.memberId)
    const line = (wallet: WalletName, amount: Amount) => ({
      wallet,
      name: walletTexts[wallet][language],
      balance: formatAmount(amount),
      isWithdrawable: wallet === 'cash',
    })
    return {
      merchantCode: merchant,
      currency: balance.currency,
      wallets: [
        line('cash', balance.cash),
        line('bonus', balance.bonus),
        line('held', balance.held),
        line('in_transit', balance.inTransit + balance.atVendors),
      ],
    }
  }),

  memberRoute(memberTransactions, async (input, caller) => {
    const { period, accounts, found } = await findStatement(ctx, caller, input, {
      limit: input.pageSize,
      offset: (input.pageNo - 1) * input.pageSize,
    })
    const games = await findGames(ctx, caller, found.lines)
    return {
      startDate: period.firstDay,
      endDate: period.lastDay,
      currency: accounts.currency,
      opening: formatAmount(found.opening),
      closing: formatAmount(found.closing),
      totalIn: formatAmount(found.totalIn),
      totalOut: formatAmount(found.totalOut),
      totalCount: found.count,
      pageNo: input.pageNo,
      pageSize: input.pageSize,
      lines: found.lines.map((line) => ({
        id: line.transferId.toString(),
        at: line.at.toISOString(),
        code: line.kind as TransferKind,
        name: lineName(line, caller.language),
        reference: line.reference,
        game: games.get(line.reference ?? '') ?? null,
        reason: toldReasons.find((reason) => reason === line.reason) ?? null,
        withdrawal: line.withdrawal,
        reversalOf: line.reversalOf?.toString() ?? null,
        amount: formatAmount(line.amount),
        balance: formatAmount(line.balance),
      })),
    }
  }),

  memberRoute(memberTransactionsCsv, async (input, caller, { reply }) => {
    const { period, found } = await findStatement(ctx, caller, input, { limit: csvLinesMax, offset: 0 })
    const isEnglish = caller.language === 'EN'
    const clock = csvClock(period.timeZone, caller.language)
    const rows = [
      isEnglish
        ? [clock.head, 'Transaction', 'Name', 'Reference', 'Amount', 'Balance']
        : [clock.head, 'Transaksyon', 'Pangalan', 'Sanggunian', 'Halaga', 'Balanse'],
      [clock.show(period.from), '', isEnglish ? 'Opening' : 'Panimula', '', '', formatAmount(found.opening)],
      ...found.lines
        .toReversed()
        .map((line) => [
          clock.show(line.at),
          line.transferId.toString(),
          lineName(line, caller.language),
          line.reference ?? '',
          formatAmount(line.amount),
          formatAmount(line.balance),
        ]),
      [clock.show(period.to), '', isEnglish ? 'Closing' : 'Pangwakas', '', '', formatAmount(found.closing)],
    ]
    await sendCsv(reply, `statement-${period.firstDay}-${period.lastDay}.csv`, rows, {
      lines: found.count,
      language: caller.language,
    })
    return undefined
  }),

  memberRoute(walletTransfers, async (input, caller) => {
    const period = await readPeriod(ctx.db, caller.merchant, input)
    const rows = await listOwnTransfers(ctx.db, caller.signedIn.memberId, period, {
      limit: input.pageSize,
      offset: (input.pageNo - 1) * input.pageSize,
    })
    return {
      totalCount: rows[0]?.totalCount ?? 0,
      pageNo: input.pageNo,
      pageSize: input.pageSize,
      transfers: rows.map((row) => ({
        id: row.id.toString(),
        at: row.at.toISOString(),
        code: row.kind as TransferKind,
        name: nameOf(row.kind, caller.language),
        from: row.from === null ? null : (walletOfKind[row.from] ?? null),
        to: row.to === null ? null : (walletOfKind[row.to] ?? null),
        amount: formatAmount(row.amount),
        reference: row.reference,
      })),
    }
  }),
]

/** What each reference of play was played on, in the words of the reader. */
async function findGames(
  ctx: Context,
  { signedIn, language }: MemberCaller,
  lines: readonly StatementRow[],
): Promise<Map<string, string>> {
  const references = new Set(lines.flatMap(({ reference }) => reference ?? []))
  const played = await listPlayed(ctx.db, signedIn.memberId, [...references])
  return new Map(
    played.flatMap(({ reference, subject, names }) => {
      const name = names
        ? (names[language] ?? names.EN)
        : subject?.startsWith('lottery:')
          ? lotteryName(subject.slice('lottery:'.length), language)
          : undefined
      return name ? [[reference, name]] : []
    }),
  )
}

type Asked = AskedDays & { types: readonly string[]; wallet: WalletName }

async function findStatement(
  ctx: Context,
  { signedIn, merchant }: MemberCaller,
  asked: Asked,
  page: { limit: number; offset: number },
) {
  const period = await readPeriod(ctx.db, merchant, asked)
  const accounts = await findMemberAccounts(ctx.db, signedIn.memberId)
  const { from, to } = period
  const filter = { kinds: kindsOf(asked), ...page }
  const found =
    asked.wallet === 'in_transit'
      ? await statementOfMany(
          ctx.db,
          { accounts: await listAccountsInGames(ctx.db, signedIn.memberId), from, to },
          filter,
        )
      : await statement(ctx.db, { account: accounts[asked.wallet], from, to }, filter)
  return { period, accounts, found }
}

/** Codes as they are, groups as the codes they hold. */
function kindsOf({ types, wallet }: Asked): string[] {
  const asked = new Set(types.map((type) => (type === 'A' ? 'agent' : type)))
  if (wallet === 'cash' && asked.has('withdrawal')) asked.add('hold').add('hold_released')
  return transferKindNames.filter((kind) => asked.has(kind) || asked.has(transferKinds[kind].group))
}

async function findBalance(ctx: Context, memberId: bigint): Promise<MemberBalance> {
  const [balance] = await readBalances(ctx.db, [memberId])
  if (!balance) throw new Error(`member ${memberId} has no accounts`)
  return balance
}

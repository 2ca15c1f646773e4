import { transferKindNames, transferKinds } from '@perya/contract/ledger'
import { csvLinesMax } from '@perya/contract/record-bounds'
import { memberTransactions, memberTransactionsCsv, type WalletName } from '@perya/contract/wallet'
import { formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { sendCsv } from '#platform/http/csv.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { listAccountsInGames } from './account.store.ts'
import { findMemberAccounts } from './accounts.ts'
import { type AskedDays, readPeriod } from './period.ts'
import { statement, statementOfMany } from './statement.ts'
import { statementRows } from './statement-csv.ts'
import { explainLines } from './statement-lines.ts'

export const statementRoutes = (ctx: Context): Route[] => [
  memberRoute(memberTransactions, async (input, caller) => {
    const { period, currency, found, lines } = await findStatement(ctx, caller, input, {
      limit: input.pageSize,
      offset: (input.pageNo - 1) * input.pageSize,
    })
    return {
      startDate: period.firstDay,
      endDate: period.lastDay,
      currency,
      opening: formatAmount(found.opening),
      closing: formatAmount(found.closing),
      totalIn: formatAmount(found.totalIn),
      totalOut: formatAmount(found.totalOut),
      totalCount: found.count,
      pageNo: input.pageNo,
      pageSize: input.pageSize,
      lines,
    }
  }),

  memberRoute(memberTransactionsCsv, async (input, caller, { reply }) => {
    const { period, found, lines } = await findStatement(ctx, caller, input, {
      limit: csvLinesMax,
      offset: 0,
    })
    const rows = statementRows(found, lines, {
      period,
      kinds: kindsOf(input),
      wallet: input.wallet,
      language: caller.language,
      now: ctx.now(),
    })
    await sendCsv(reply, `statement-${period.firstDay}-${period.lastDay}.csv`, rows, {
      lines: found.count,
      language: caller.language,
    })
    return undefined
  }),
]

type Asked = AskedDays & { types: readonly string[]; wallet: WalletName }

async function findStatement(
  ctx: Context,
  { signedIn: { memberId }, merchant, language }: MemberCaller,
  asked: Asked,
  page: { limit: number; offset: number },
) {
  const period = await readPeriod(ctx.db, merchant, asked)
  const accounts = await findMemberAccounts(ctx.db, memberId)
  const { from, to } = period
  const filter = { kinds: kindsOf(asked), ...page }
  const found =
    asked.wallet === 'in_transit'
      ? await statementOfMany(
          ctx.db,
          { accounts: await listAccountsInGames(ctx.db, memberId), from, to },
          filter,
        )
      : await statement(ctx.db, { account: accounts[asked.wallet], from, to }, filter)
  const lines = await explainLines(ctx.db, found.lines, { memberId, language })
  return { period, currency: accounts.currency, found, lines }
}

/** Codes as they are, groups as the codes they hold. */
function kindsOf({ types, wallet }: Asked): string[] {
  const asked = new Set(types.map((type) => (type === 'A' ? 'agent' : type)))
  if (wallet === 'cash' && asked.has('withdrawal')) asked.add('hold').add('hold_released')
  return transferKindNames.filter((kind) => asked.has(kind) || asked.has(transferKinds[kind].group))
}

import { type TransferKind, transferKindNames, transferKinds } from '@perya/contract/ledger'
import {
  merchantWallet,
  txCodeList,
  type WalletName,
  walletBalance,
  walletTransfers,
} from '@perya/contract/wallet'
import { type Amount, formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { type MemberBalance, readBalances } from './balances.ts'
import { kindName } from './kind-name.ts'
import { listOwnTransfers } from './own-transfers.store.ts'
import { readPeriod } from './period.ts'
import { toWalletBalance } from './wallet-balance.ts'
import { walletTexts } from './wallet-texts.ts'

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
      name: kindName(code, language),
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
        name: kindName(row.kind, caller.language),
        from: row.from === null ? null : (walletOfKind[row.from] ?? null),
        to: row.to === null ? null : (walletOfKind[row.to] ?? null),
        amount: formatAmount(row.amount),
        reference: row.reference,
      })),
    }
  }),
]

async function findBalance(ctx: Context, memberId: bigint): Promise<MemberBalance> {
  const [balance] = await readBalances(ctx.db, [memberId])
  if (!balance) throw new Error(`member ${memberId} has no accounts`)
  return balance
}

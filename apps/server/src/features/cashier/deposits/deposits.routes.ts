import * as contract from '@perya/contract/deposits'
import type { Language, Text } from '@perya/contract/language'
import { formatAmount, parseAmount } from '@perya/money'
import { linkOrigin } from '#features/identity/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { csvLinesMax, sendCsv } from '#platform/http/csv.ts'
import { type Http, memberRoute, type Route } from '#platform/http/route.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { readQuestion } from '../record-question.ts'
import { type Channel, listChannels } from './channel.store.ts'
import { createDeposit } from './create-deposit.ts'
import { type DepositRow, findDeposit, listDeposits, sumDeposits } from './deposit.store.ts'

const inLanguage = (text: Text, language: Language) => (language === 'TY' ? text.TY : text.EN)

export const depositsRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.listDepositChannels, async (_input, { merchant, language }) => {
    const channels = gatewayOf(ctx) ? await listChannels(ctx.db, merchant) : []
    const byVendor = Map.groupBy(channels, ({ vendor }) => vendor)
    return {
      vendors: [...byVendor].map(([vendor, own]) => ({
        vendor,
        channels: own.map((channel) => channelAnswer(channel, language)),
      })),
    }
  }),
  memberRoute(contract.createDeposit, async ({ requestKey, channelId, amount }, caller, http) => {
    const deposit = await createDeposit(ctx, {
      requestKey,
      merchant: caller.merchant,
      memberId: caller.signedIn.memberId,
      channelId: BigInt(channelId),
      amount: parseAmount(amount),
    })
    return depositAnswer(ctx, caller, http, deposit)
  }),
  memberRoute(contract.getDeposit, async ({ id }, caller, http) => {
    const deposit = await findDeposit(ctx.db, caller.signedIn.memberId, BigInt(id))
    if (!deposit) throw new AppError('deposit.unknown')
    return depositAnswer(ctx, caller, http, deposit)
  }),
  memberRoute(contract.listDeposits, async ({ pageNo, pageSize, ...days }, caller, http) => {
    const { question, period } = await readQuestion(ctx, caller, days)
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
    const rows = await listDeposits(ctx.db, question, page)
    const { count, total } = await sumDeposits(ctx.db, question)
    return {
      startDate: period.firstDay,
      endDate: period.lastDay,
      currency: merchantOf(ctx, caller.merchant).currency,
      total: formatAmount(total),
      totalCount: count,
      pageNo,
      pageSize,
      deposits: rows.map((row) => depositAnswer(ctx, caller, http, row)),
    }
  }),
  memberRoute(contract.depositsCsv, async (days, caller, http) => {
    const { question, period } = await readQuestion(ctx, caller, days)
    const rows = await listDeposits(ctx.db, question, { limit: csvLinesMax, offset: 0 })
    await sendCsv(http.reply, `deposits-${period.firstDay}-${period.lastDay}.csv`, [
      caller.language === 'EN'
        ? ['Time', 'Reference', 'Method', 'State', 'Paid', 'Fee', 'Credited']
        : ['Oras', 'Sanggunian', 'Paraan', 'Lagay', 'Binayaran', 'Bayad sa serbisyo', 'Pumasok'],
      ...rows
        .map((row) => depositAnswer(ctx, caller, http, row))
        .map((each) => [
          each.createdAt,
          each.reference,
          each.channelName,
          each.state,
          each.amount,
          each.fee,
          each.state === 'credited' ? each.credit : '0.00',
        ]),
    ])
    return undefined
  }),
]

function channelAnswer(channel: Channel, language: Language): contract.DepositChannel {
  return {
    id: channel.id.toString(),
    code: channel.code,
    kind: channel.kind,
    name: inLanguage(channel.names, language),
    minAmount: formatAmount(channel.minAmount),
    maxAmount: formatAmount(channel.maxAmount),
    feeFixed: formatAmount(channel.feeFixed),
    feeRate: channel.feeRate,
    minutesFrom: channel.minutesFrom,
    minutesTo: channel.minutesTo,
    quickAmounts: channel.quickAmounts.map(formatAmount),
    isRecommended: channel.isRecommended,
  }
}

function depositAnswer(
  ctx: Context,
  { language }: MemberCaller,
  { request }: Http,
  deposit: DepositRow,
): contract.Deposit {
  return {
    id: deposit.id.toString(),
    reference: deposit.reference,
    kind: deposit.kind,
    channelName: inLanguage(deposit.names, language),
    amount: formatAmount(deposit.amount),
    fee: formatAmount(deposit.fee),
    credit: formatAmount(deposit.amount - deposit.fee),
    currency: deposit.currency,
    state: deposit.state,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    endedAt: deposit.endedAt?.toISOString() ?? null,
    payUrl: payUrl(ctx, request, deposit),
  }
}

/** `null` once there is nothing to pay any more. */
function payUrl(ctx: Context, request: Http['request'], deposit: DepositRow): string | null {
  const gateway = gatewayOf(ctx)
  if (gateway?.name !== deposit.gateway) return null
  if (deposit.state !== 'waiting' || deposit.expiresAt <= ctx.now()) return null
  const { hosts, settings } = merchantOf(ctx, deposit.merchant)
  const site = { mode: ctx.env.mode, hosts, mainDomain: settings.mainDomain }
  const origin = linkOrigin(site, request) ?? ''
  return gateway.payUrl({
    account: deposit.merchant,
    reference: deposit.reference,
    amount: deposit.amount,
    currency: deposit.currency,
    channel: deposit.channel,
    expiresAt: deposit.expiresAt,
    returnUrl: `${origin}/m/voucherCenter?id=${deposit.id}`,
  })
}

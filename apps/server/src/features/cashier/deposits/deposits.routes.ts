import { depositStateTexts } from '@perya/contract/cashier-states'
import * as contract from '@perya/contract/deposits'
import { textIn } from '@perya/contract/fallback'
import type { Language } from '@perya/contract/language'
import { acceptPromotion } from '@perya/contract/promotions'
import { csvLinesMax } from '@perya/contract/record-bounds'
import { formatAmount, parseAmount } from '@perya/money'
import { homeCountryOf, merchantOf, originOf } from '#features/merchants/index.ts'
import { type Claim, claimsOf } from '#features/rewards/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { csvClock } from '#platform/csv-clock.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { sendCsv } from '#platform/http/csv.ts'
import { sendPicture } from '#platform/http/picture.ts'
import { type Http, memberRoute, type Route } from '#platform/http/route.ts'
import { findDebt } from '../debts/debts.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { readQuestion } from '../record-question.ts'
import { acceptWithDeposit } from './accept-promotion.ts'
import { mayProve } from './by-hand.rules.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { type Channel, listChannels } from './channel.store.ts'
import { orderChannels } from './channel-order.rules.ts'
import { createDeposit } from './create-deposit.ts'
import { type DepositRow, findDeposit, findLastChannel, listDeposits, sumDeposits } from './deposit.store.ts'
import { listOddPayments, type PaymentRow } from './payment.store.ts'
import { findProof } from './proof.store.ts'
import { handInProof, proveDeposit } from './prove-deposit.ts'

export const depositsRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.listDepositChannels, async (_input, { signedIn, merchant, language }, { request }) => {
    // Without an address of the site the gateway could not send the payer back.
    const hasGateway = gatewayOf(ctx) && originOf(ctx, merchant, request) !== undefined
    const open = (await listChannels(ctx.db, merchant, ctx.now())).filter(
      ({ kind }) => hasGateway || kind === 'manual',
    )
    const lastUsed = await findLastChannel(ctx.db, signedIn.memberId)
    const channels = orderChannels(open, {
      lastUsed,
      country: homeCountryOf(merchantOf(ctx, merchant)),
    })
    const byVendor = Map.groupBy(channels, ({ vendor }) => vendor)
    return {
      vendors: [...byVendor].map(([vendor, own]) => ({
        vendor,
        channels: own.map((channel) =>
          channelAnswer({ ...channel, isLastUsed: channel.id === lastUsed }, language),
        ),
      })),
      owed: formatAmount(await findDebt(ctx.db, signedIn.memberId)),
    }
  }),
  memberRoute(
    contract.createDeposit,
    async ({ requestKey, channelId, amount, promotionId }, caller, http) => {
      const deposit = await createDeposit(ctx, {
        requestKey,
        merchant: caller.merchant,
        memberId: caller.signedIn.memberId,
        channelId: BigInt(channelId),
        amount: parseAmount(amount),
        promotionId: promotionId === undefined ? null : BigInt(promotionId),
      })
      return answerOne(ctx, caller, http, deposit)
    },
  ),
  memberRoute(contract.getDeposit, async ({ id }, caller, http) => {
    const deposit = await findDeposit(ctx.db, caller.signedIn.memberId, BigInt(id))
    if (!deposit) throw new AppError('deposit.unknown')
    return answerOne(ctx, caller, http, deposit)
  }),
  memberRoute(contract.cancelDeposit, async ({ id }, caller, http) =>
    answerOne(ctx, caller, http, await cancelDeposit(ctx, caller.signedIn.memberId, BigInt(id))),
  ),
  memberRoute(acceptPromotion, async ({ depositId, promotionId }, { signedIn }) => {
    const { memberId } = signedIn
    const asked = { memberId, depositId: BigInt(depositId), promotionId: BigInt(promotionId) }
    const claim = await acceptWithDeposit(ctx, asked)
    return { claimId: claim.id.toString(), state: claim.state }
  }),
  memberRoute(contract.addDepositPicture, async (file, { signedIn }) => ({
    id: await handInProof(ctx, signedIn.memberId, file),
  })),
  memberRoute(contract.getDepositPicture, async ({ id }, { signedIn }, { reply }) => {
    const webp = await findProof(ctx.db, BigInt(id), signedIn.memberId)
    if (!webp) throw new AppError('picture.unknown')
    sendPicture(reply, webp)
    return undefined
  }),
  memberRoute(contract.proveDeposit, async ({ id, amount, ...proof }, caller, http) => {
    const deposit = await proveDeposit(ctx, {
      ...proof,
      memberId: caller.signedIn.memberId,
      id: BigInt(id),
      amount: parseAmount(amount),
    })
    return answerOne(ctx, caller, http, deposit)
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
      deposits: await answerMany(ctx, caller, http, rows),
    }
  }),
  memberRoute(contract.depositsCsv, async (days, caller, http) => {
    const { question, period } = await readQuestion(ctx, caller, days)
    const rows = await listDeposits(ctx.db, question, { limit: csvLinesMax, offset: 0 })
    const { count } = await sumDeposits(ctx.db, question)
    const clock = csvClock(period.timeZone, caller.language)
    await sendCsv(
      http.reply,
      `deposits-${period.firstDay}-${period.lastDay}.csv`,
      [
        caller.language === 'EN'
          ? [clock.head, 'Reference no.', 'Payment method', 'Status', 'Paid', 'Fee', 'Credited']
          : [clock.head, 'Reference no.', 'Payment method', 'Status', 'Binayaran', 'Fee', 'Pumasok'],
        ...rows
          .map((row) => depositAnswer(ctx, caller, http, row, {}))
          .map((each) => [
            clock.show(each.createdAt),
            each.reference,
            each.channelName,
            textIn(depositStateTexts[each.state], caller.language),
            each.amount,
            each.fee,
            arrivedOf(each),
          ]),
      ],
      { lines: count, language: caller.language },
    )
    return undefined
  }),
]

/** What reached the wallet, also when it was taken back later. */
const arrivedOf = ({ state, credit, repaid }: contract.Deposit) =>
  state === 'credited' || state === 'takenBack'
    ? formatAmount(parseAmount(credit) - parseAmount(repaid))
    : '0.00'

function channelAnswer(
  channel: Channel & { isTroubled: boolean; isLastUsed: boolean },
  language: Language,
): contract.DepositChannel {
  return {
    id: channel.id.toString(),
    code: channel.code,
    kind: channel.kind,
    name: textIn(channel.names, language),
    minAmount: formatAmount(channel.minAmount),
    maxAmount: formatAmount(channel.maxAmount),
    feeFixed: formatAmount(channel.feeFixed),
    feeRate: channel.feeRate,
    minutesFrom: channel.minutesFrom,
    minutesTo: channel.minutesTo,
    quickAmounts: channel.quickAmounts.map(formatAmount),
    isRecommended: channel.isRecommended && !channel.isTroubled,
    isTroubled: channel.isTroubled,
    isLastUsed: channel.isLastUsed,
  }
}

/** Answers deposits in the order given, each with its promotion and its parked payment. */
async function answerMany(
  ctx: Context,
  caller: MemberCaller,
  http: Http,
  deposits: readonly DepositRow[],
): Promise<contract.Deposit[]> {
  const ids = deposits.map(({ id }) => id)
  const claims = new Map((await claimsOf(ctx.db, ids)).map((claim) => [claim.depositId, claim]))
  const payments = new Map((await listOddPayments(ctx.db, ids)).map((paid) => [paid.depositId, paid]))
  return deposits.map((deposit) =>
    depositAnswer(ctx, caller, http, deposit, {
      claim: claims.get(deposit.id),
      payment: payments.get(deposit.id),
    }),
  )
}

async function answerOne(
  ctx: Context,
  caller: MemberCaller,
  http: Http,
  deposit: DepositRow,
): Promise<contract.Deposit> {
  const [answer] = await answerMany(ctx, caller, http, [deposit])
  return answer as contract.Deposit
}

function depositAnswer(
  ctx: Context,
  { language }: MemberCaller,
  { request }: Http,
  deposit: DepositRow,
  { claim, payment }: { claim?: Claim | undefined; payment?: PaymentRow | undefined },
): contract.Deposit {
  const origin = originOf(ctx, deposit.merchant, request)
  const url = origin === undefined ? null : payUrl(ctx, origin, deposit)
  return {
    id: deposit.id.toString(),
    reference: deposit.reference,
    kind: deposit.kind,
    channelName: textIn(deposit.names, language),
    amount: formatAmount(deposit.amount),
    fee: formatAmount(deposit.fee),
    credit: formatAmount(deposit.amount - deposit.fee),
    repaid: formatAmount(deposit.repaid),
    currency: deposit.currency,
    state: deposit.state,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    endedAt: deposit.endedAt?.toISOString() ?? null,
    payUrl: url,
    // The QR code opens the same page on the phone that scans it.
    qrText: deposit.kind === 'ewalletQr' && url !== null ? new URL(url, origin).href : null,
    payTo: mayProve(deposit, ctx.now()) ? deposit.payTo : null,
    mayProve: mayProve(deposit, ctx.now()),
    promisedAt: deposit.kind === 'manual' && deposit.state === 'review' ? promisedFor(deposit) : null,
    payerReference: deposit.payerReference,
    reason: deposit.reason,
    payment: payment ? parkedAnswer(payment) : null,
    promotion: claim
      ? {
          name: textIn(claim.names, language),
          state: claim.state,
          bonus: formatAmount(claim.bonus),
        }
      : null,
  }
}

const decideMs = 24 * 3_600_000

const promisedFor = ({ provedAt, createdAt }: DepositRow) =>
  new Date((provedAt ?? createdAt).getTime() + decideMs).toISOString()

const parkedAnswer = ({
  amount,
  currency,
  reason,
  state,
  receivedAt,
}: PaymentRow): contract.ParkedPayment => ({
  amount: formatAmount(amount),
  currency,
  why: reason as contract.ParkReason,
  state: state as contract.ParkedPayment['state'],
  receivedAt: receivedAt.toISOString(),
  promisedAt: new Date(receivedAt.getTime() + decideMs).toISOString(),
})

/** `null` when there is nothing left to pay. */
function payUrl(ctx: Context, origin: string, deposit: DepositRow): string | null {
  const gateway = gatewayOf(ctx)
  if (gateway?.name !== deposit.gateway) return null
  if (deposit.state !== 'waiting' || deposit.expiresAt <= ctx.now()) return null
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

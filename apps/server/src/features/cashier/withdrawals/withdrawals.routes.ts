import { withdrawalStateTexts } from '@perya/contract/cashier-states'
import { textIn } from '@perya/contract/fallback'
import type { Language } from '@perya/contract/language'
import { csvLinesMax } from '@perya/contract/record-bounds'
import * as contract from '@perya/contract/withdrawals'
import { formatAmount, parseAmount } from '@perya/money'
import { hasWithdrawalPassword, setWithdrawalPassword } from '#features/identity/index.ts'
import { maskName, readPersonalData } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { csvClock } from '#platform/csv-clock.ts'
import { sendCsv } from '#platform/http/csv.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { readQuestion } from '../record-question.ts'
import { sumLeft } from './assert-may-leave.ts'
import { listBanks, type PayoutTerms } from './bank.store.ts'
import { bindCard } from './bind-card.ts'
import { type Card, findCard, listCards } from './card.store.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import { cancelWithdrawal } from './end-withdrawal.ts'
import { exampleOf } from './number-example.rules.ts'
import { promiseFor } from './promise-withdrawal.ts'
import { removeCard } from './remove-card.ts'
import { findRules } from './rule.store.ts'
import { isOverdue, mayCancel } from './withdrawal.rules.ts'
import { findWithdrawal, listWithdrawals, sumWithdrawals, type WithdrawalRow } from './withdrawal.store.ts'

export const withdrawalsRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.hasWithdrawalPassword, (_input, { signedIn }) =>
    hasWithdrawalPassword(ctx, signedIn.memberId),
  ),
  memberRoute(contract.setWithdrawalPassword, async (typed, { signedIn }) => {
    await setWithdrawalPassword(ctx, signedIn, typed)
    return true
  }),
  memberRoute(contract.listPayoutBanks, async (_input, { merchant, language }) => ({
    banks: (await listBanks(ctx.db, merchant)).map((bank) => ({
      id: bank.id.toString(),
      kind: bank.kind,
      name: textIn(bank.names, language),
      numberExample: exampleOf(bank.numberPattern),
      ...termsAnswer(bank),
    })),
  })),
  memberRoute(contract.listBankCards, async (_input, { signedIn, merchant, language }) => {
    const { payeeName } = await readPersonalData(ctx, ctx.db, signedIn.memberId)
    const cards = await listCards(ctx.db, signedIn.memberId)
    const { cardsMax, dailyCount } = await findRules(ctx.db, merchant)
    const { timesToday: asked } = await sumLeft(ctx.db, signedIn.memberId, ctx.now())
    return {
      payeeName: payeeName ? maskName(payeeName) : null,
      cards: cards.map((card) => cardAnswer(ctx, card, language)),
      mayAddMore: cards.length < cardsMax,
      dailyCount,
      leftToday: Math.max(0, dailyCount - asked),
    }
  }),
  memberRoute(contract.bindBankCard, async ({ bankId, ...typed }, { signedIn, merchant, language }) => {
    const { memberId } = signedIn
    const card = await bindCard(ctx, { ...typed, memberId, merchant, bankId: BigInt(bankId) })
    return cardAnswer(ctx, card, language)
  }),
  memberRoute(contract.removeBankCard, async ({ id, password }, { signedIn }) => {
    await removeCard(ctx, { memberId: signedIn.memberId, id: BigInt(id), password })
    return true
  }),
  memberRoute(contract.promiseWithdrawal, async (asked, { signedIn, merchant }) => {
    const { memberId } = signedIn
    const card = await findCard(ctx.db, memberId, BigInt(asked.cardId))
    if (!card) throw new AppError('card.unknown')
    const amount = parseAmount(asked.amount)
    const promised = await promiseFor(ctx.db, { memberId, merchant, card, amount, now: ctx.now() })
    return {
      fee: formatAmount(promised.fee),
      payout: formatAmount(amount - promised.fee),
      reason: promised.reason,
      promisedAt: promised.promisedAt.toISOString(),
    }
  }),
  memberRoute(contract.createWithdrawal, async (asked, { signedIn, merchant, language }) => {
    const made = await createWithdrawal(ctx, {
      requestKey: asked.requestKey,
      merchant,
      memberId: signedIn.memberId,
      cardId: BigInt(asked.cardId),
      amount: parseAmount(asked.amount),
      password: asked.password,
    })
    return withdrawalAnswer(ctx, made, language)
  }),
  memberRoute(contract.getWithdrawal, async ({ id }, { signedIn, language }) => {
    const found = await findWithdrawal(ctx.db, signedIn.memberId, { id: BigInt(id) })
    if (!found) throw new AppError('withdrawal.unknown')
    return withdrawalAnswer(ctx, found, language)
  }),
  memberRoute(contract.cancelWithdrawal, async ({ id }, { signedIn, language }) =>
    withdrawalAnswer(ctx, await cancelWithdrawal(ctx, signedIn.memberId, BigInt(id)), language),
  ),
  memberRoute(contract.listWithdrawals, async ({ pageNo, pageSize, ...days }, caller) => {
    const { question, period } = await readQuestion(ctx, caller, days)
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
    const rows = await listWithdrawals(ctx.db, question, page)
    const { count, total } = await sumWithdrawals(ctx.db, question)
    return {
      startDate: period.firstDay,
      endDate: period.lastDay,
      currency: merchantOf(ctx, caller.merchant).currency,
      total: formatAmount(total),
      totalCount: count,
      pageNo,
      pageSize,
      withdrawals: rows.map((row) => withdrawalAnswer(ctx, row, caller.language)),
    }
  }),
  memberRoute(contract.withdrawalsCsv, async (days, caller, { reply }) => {
    const { question, period } = await readQuestion(ctx, caller, days)
    const rows = await listWithdrawals(ctx.db, question, { limit: csvLinesMax, offset: 0 })
    const { count } = await sumWithdrawals(ctx.db, question)
    const clock = csvClock(period.timeZone, caller.language)
    await sendCsv(
      reply,
      `withdrawals-${period.firstDay}-${period.lastDay}.csv`,
      [
        caller.language === 'EN'
          ? [clock.head, 'Reference no.', 'Paid to', 'Status', 'Amount', 'Fee', 'Received']
          : [clock.head, 'Reference no.', 'Papunta sa', 'Status', 'Halaga', 'Fee', 'Natanggap'],
        ...rows
          .map((row) => withdrawalAnswer(ctx, row, caller.language))
          .map((each) => [
            clock.show(each.createdAt),
            each.reference,
            `${each.bankName} ••${each.lastDigits}`,
            textIn(withdrawalStateTexts[each.state], caller.language),
            each.amount,
            each.fee,
            each.state === 'paid' ? each.payout : '0.00',
          ]),
      ],
      { lines: count, language: caller.language },
    )
    return undefined
  }),
]

const termsAnswer = (terms: PayoutTerms) => ({
  minAmount: formatAmount(terms.minAmount),
  maxAmount: formatAmount(terms.maxAmount),
  feeFixed: formatAmount(terms.feeFixed),
  feeRate: terms.feeRate,
  minutesTo: terms.minutesTo,
})

function cardAnswer(ctx: Context, card: Card, language: Language): contract.BankCard {
  return {
    id: card.id.toString(),
    kind: card.kind,
    bankName: textIn(card.names, language),
    lastDigits: card.lastDigits,
    usableAt: card.usableAt.toISOString(),
    isUsable: card.isBankEnabled && card.usableAt <= ctx.now(),
    ...termsAnswer(card),
  }
}

function withdrawalAnswer(ctx: Context, row: WithdrawalRow, language: Language): contract.Withdrawal {
  return {
    id: row.id.toString(),
    reference: row.reference,
    bankName: textIn(row.names, language),
    lastDigits: row.lastDigits,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    payout: formatAmount(row.amount - row.fee),
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    promisedAt: row.promisedAt.toISOString(),
    isOverdue: isOverdue(row, ctx.now()),
    endedAt: row.endedAt?.toISOString() ?? null,
    mayCancel: mayCancel(row.state),
  }
}

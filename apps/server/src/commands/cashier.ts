/** `npm run cashier -- <merchant> …`, for operators: money that needs a person. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { adjustmentReasons } from '@perya/contract/adjustment-reason'
import { CashAmount, refusalReasons } from '@perya/contract/deposits'
import { AdjustedAmount, AdjustmentNote } from '@perya/contract/ops-adjustments'
import { formatAmount, parseAmount } from '@perya/money'
import {
  agreeToAdjustment,
  approveWithdrawal,
  confirmByHand,
  creditParked,
  findDebts,
  isOverdue,
  listDebtors,
  proposeAdjustment,
  readProof,
  refundParked,
  refuseAdjustment,
  refuseByHand,
  rejectWithdrawal,
  rulesOf,
  saveBank,
  saveChannel,
  saveRules,
  takeBack,
  waitingAdjustments,
  waitingByHand,
  waitingPayments,
  waitingWithdrawals,
} from '#features/cashier/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { listHarmMarkers, setLimitByOperator } from '#features/protection/index.ts'
import {
  fundPool,
  savePercent,
  savePromotion,
  saveWeight,
  turnoverPercentOf,
} from '#features/rewards/index.ts'
import { caseActs } from './cashier/cases.ts'
import { answerOperator } from './command.ts'
import { type Desk, deskCommand, type SignedAct, table } from './desk.ts'

const configuring: Record<string, SignedAct> = {
  channel: {
    permission: 'cashier.configure',
    asks: ['JSON'],
    run: async ({ db }, { merchant }, [json = '']) =>
      `${merchant} takes deposits by ${await saveChannel(db, merchant, json)} as written.`,
  },
  bank: {
    permission: 'cashier.configure',
    asks: ['JSON'],
    run: async ({ db }, { merchant }, [json = '']) =>
      `${merchant} pays out to ${await saveBank(db, merchant, json)} as written.`,
  },
  promotion: {
    permission: 'cashier.configure',
    asks: ['JSON'],
    run: async ({ db }, { merchant }, [json = '']) =>
      `${merchant} offers ${await savePromotion(db, merchant, json)} as written.`,
  },
  'fund-promotions': {
    permission: 'cashier.configure',
    asks: ['amount', 'note'],
    async run(desk, by, [amount = '', note = '']) {
      await fundPool(desk, { ...by, amount, note })
      return `The pool of ${by.merchant}’s promotions has ${amount} more.`
    },
  },
  weight: {
    permission: 'cashier.configure',
    asks: ['category or game', 'percent'],
    async run({ db }, { merchant }, [category = '', percent = '']) {
      await saveWeight(db, { merchant, category, percent })
      return `${percent} % of what is staked on ${category} counts.`
    },
  },
  rules: {
    permission: 'cashier.configure',
    asks: ['JSON'],
    async run({ db }, { merchant }, [json = '']) {
      await saveRules(db, merchant, json)
      return describeRules({ db }, merchant)
    },
  },
  turnover: {
    permission: 'cashier.configure',
    asks: ['percent'],
    async run({ db }, { merchant }, [percent = '']) {
      await savePercent(db, { merchant, percent })
      return `${percent} % of a deposit to ${merchant} has to be staked before it leaves.`
    },
  },
  limit: {
    permission: 'protection.limit',
    asks: ['user name', 'measure', 'period', 'figure or none'],
    async run(desk, { merchant }, [userName = '', measure = '', period = '', cap = '']) {
      await setLimitByOperator(desk, { merchant, userName, measure, period, cap })
      return `${userName} has the limit of ${measure} per ${period}: ${cap}.`
    },
  },
}

const moneyIn: Record<string, SignedAct> = {
  credit: {
    permission: 'payments.assign',
    asks: ['payment', 'user name'],
    async run(desk, by, [payment = '', userName = '']) {
      const isMoved = await creditParked(desk, { ...by, payment, userName })
      return isMoved
        ? `${userName} has the money of ${payment}.`
        : `${by.operator} says ${payment} belongs to ${userName}; it moves once another operator says so too.`
    },
  },
  refund: {
    permission: 'payments.refund',
    asks: ['payment'],
    async run(desk, by, [payment = '']) {
      const isAgreed = await refundParked(desk, { ...by, payment })
      return isAgreed
        ? `${payment} goes back to its payer.`
        : `${by.operator} says ${payment} goes back; it does once another operator says so too.`
    },
  },
  receipt: {
    permission: 'transfers.review',
    asks: ['reference', 'file'],
    async run({ db }, { merchant }, [reference = '', file = '']) {
      await writeFile(resolve(file), await readProof(db, { merchant, reference }))
      return `The receipt of ${reference} is in ${resolve(file)}.`
    },
  },
  confirm: {
    permission: 'transfers.review',
    asks: ['reference', 'amount'],
    async run(desk, by, [reference = '', typed = '']) {
      const amount = CashAmount.safeParse(typed)
      if (!amount.success) throw new ChangeRefused(`${typed} is no amount.`)
      const missing = await confirmByHand(desk, { ...by, reference, amount: parseAmount(amount.data) })
      return missing === 0 ? `${reference} is credited.` : needsAnother(reference)
    },
  },
  refuse: {
    permission: 'transfers.review',
    asks: ['reference', 'reason'],
    async run(desk, by, [reference = '', typed = '']) {
      const reason = refusalReasons.find((known) => known === typed)
      if (!reason) throw new ChangeRefused(`The reason is one of ${refusalReasons.join(', ')}.`)
      await refuseByHand(desk, { ...by, reference, reason })
      return `${reference} is refused, and its member reads why.`
    },
  },
  'take-back': {
    permission: 'payments.refund',
    asks: ['reference'],
    async run(desk, by, [reference = '']) {
      const missing = await takeBack(desk, { ...by, reference })
      return missing === 0 ? `${reference} is taken back.` : needsAnother(reference)
    },
  },
}

const moneyOut: Record<string, SignedAct> = {
  approve: {
    permission: 'withdrawals.review',
    asks: ['reference'],
    async run(desk, by, [reference = '']) {
      const missing = await approveWithdrawal(desk, { ...by, reference })
      return missing === 0 ? `${reference} will be paid.` : needsAnother(reference)
    },
  },
  reject: {
    permission: 'withdrawals.review',
    asks: ['reference', 'reason'],
    async run(desk, by, [reference = '', reason = '']) {
      await rejectWithdrawal(desk, { ...by, reference, reason })
      return `${reference} is rejected, and its money is back with the member.`
    },
  },
}

const corrections: Record<string, SignedAct> = {
  adjust: {
    permission: 'wallet.adjust',
    asks: ['user name', 'amount', 'reason', 'note'],
    async run(desk, by, [userName = '', typed = '', said = '', typedNote = '']) {
      const amount = AdjustedAmount.safeParse(typed)
      if (!amount.success) throw new ChangeRefused(`${typed} is no amount to correct by.`)
      const reason = adjustmentReasons.find((known) => known === said)
      if (!reason) throw new ChangeRefused(`The reason is one of ${adjustmentReasons.join(', ')}.`)
      const note = AdjustmentNote.safeParse(typedNote)
      if (!note.success) throw new ChangeRefused('A note of 3 to 500 characters says what happened.')
      const asked = { ...by, userName, amount: parseAmount(amount.data), reason, note: note.data }
      return needsAnother(await proposeAdjustment(desk, asked))
    },
  },
  'agree-adjustment': {
    permission: 'wallet.adjust',
    asks: ['reference'],
    async run(desk, by, [reference = '']) {
      await agreeToAdjustment(desk, { ...by, reference })
      return `${reference} is on the member’s statement.`
    },
  },
  'refuse-adjustment': {
    permission: 'wallet.adjust',
    asks: ['reference'],
    async run(desk, by, [reference = '']) {
      await refuseAdjustment(desk, { ...by, reference })
      return `${reference} is refused, and nothing moves.`
    },
  },
}

const needsAnother = (reference: string) => `${reference} needs the word of one more operator.`

async function describeRules({ db }: Pick<Desk, 'db'>, merchant: string): Promise<string> {
  const { autoMax, onePersonMax, bigWin, ...others } = await rulesOf(db, merchant)
  const amounts = { autoMax, onePersonMax, bigWin }
  return table([
    ...Object.entries(amounts).map(([name, it]) => [name, it === null ? 'none' : formatAmount(it)]),
    ...Object.entries(others).map(([name, it]) => [name, String(it)]),
    ['turnover', `${await turnoverPercentOf(db, merchant)} %`],
  ])
}

async function describeParked({ db }: Desk, merchant: string): Promise<string> {
  const parked = await waitingPayments(db, merchant)
  if (parked.length === 0) return `No payment to ${merchant} waits for a person.`
  return table(
    parked.map((paid) => [
      paid.receivedAt.toISOString(),
      paid.payment,
      paid.reference,
      `${paid.currency} ${formatAmount(paid.amount)}`,
      paid.reason ?? '',
      paid.claimedBy === null ? '' : `${paid.claimedName}'s, says ${paid.claimedBy}`,
    ]),
  )
}

async function describeTransfers({ db }: Desk, merchant: string): Promise<string> {
  const waiting = await waitingByHand(db, merchant)
  if (waiting.length === 0) return `No transfer to ${merchant} waits for a person.`
  return table(
    waiting.map((sent) => [
      (sent.provedAt ?? sent.createdAt).toISOString(),
      sent.reference,
      sent.userName,
      `${sent.currency} ${formatAmount(sent.amount)}`,
      `bank reference ${sent.payerReference}`,
      ...(sent.flags.includes('reference') ? ['THIS REFERENCE CAME BEFORE'] : []),
      ...(sent.flags.includes('picture') ? ['THIS PICTURE CAME BEFORE'] : []),
      sent.confirmedBy.length > 0 ? `confirmed by ${sent.confirmedBy.join(', ')}` : '',
    ]),
  )
}

async function describeAdjustments({ db }: Desk, merchant: string): Promise<string> {
  const proposed = await waitingAdjustments(db, merchant)
  if (proposed.length === 0) return `No correction of ${merchant} waits for another operator.`
  return table(
    proposed.map((each) => [
      each.proposedAt.toISOString(),
      each.reference,
      each.userName,
      `${each.currency} ${formatAmount(each.amount)}`,
      each.reason,
      `${each.note}, says ${each.proposedBy}`,
    ]),
  )
}

async function describeDebtors({ db }: Desk, merchant: string): Promise<string> {
  const debtors = await listDebtors(db, merchant)
  if (debtors.length === 0) return `No member of ${merchant} owes anything.`
  return table(debtors.map((each) => [each.since.toISOString(), each.userName, formatAmount(each.owed)]))
}

async function describeWithdrawals({ db, now }: Desk, merchant: string): Promise<string> {
  const waiting = await waitingWithdrawals(db, merchant, now())
  if (waiting.length === 0) return `No withdrawal of ${merchant} waits for a person.`
  const debts = await findDebts(
    db,
    waiting.map(({ memberId }) => memberId),
  )
  return table(
    waiting.map((asked) => [
      asked.createdAt.toISOString(),
      asked.reference,
      asked.userName,
      `${asked.currency} ${formatAmount(asked.amount)}`,
      `${asked.names.EN} ••${asked.lastDigits}`,
      asked.reason ?? '',
      debts.has(asked.memberId) ? `OWES ${formatAmount(debts.get(asked.memberId) ?? 0n)}` : '',
      isOverdue(asked, now()) ? `OVERDUE SINCE ${asked.promisedAt.toISOString()}, ${asked.state}` : '',
      asked.unbooked === null ? '' : `NOT BOOKED: ${asked.unbooked}`,
      asked.approvedBy.length === 0 ? '' : `approved by ${asked.approvedBy.join(', ')}`,
    ]),
  )
}

const markerDaysMs = 30 * 86_400_000

async function describeMarkers({ db, now }: Desk, merchant: string): Promise<string> {
  const markers = await listHarmMarkers(db, merchant, new Date(now().getTime() - markerDaysMs))
  if (markers.length === 0) return `No member of ${merchant} showed a sign of harm in 30 days.`
  return table(
    markers.map((each) => [each.notedAt.toISOString(), each.userName, each.sign, each.reference ?? '']),
  )
}

export const command = deskCommand('cashier', {
  looks: {
    payments: describeParked,
    transfers: describeTransfers,
    adjustments: describeAdjustments,
    debtors: describeDebtors,
    withdrawals: describeWithdrawals,
    rules: describeRules,
    markers: describeMarkers,
  },
  acts: { ...configuring, ...moneyIn, ...moneyOut, ...corrections, ...caseActs },
})

if (import.meta.main) await answerOperator(command)

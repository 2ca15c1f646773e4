import { proveWithdrawalPassword, tellOwner } from '#features/identity/index.ts'
import {
  findMember,
  keepPayeeName,
  lockMember,
  type Member,
  readPersonalData,
} from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { matchesPattern } from '#platform/pattern.ts'
import { blindIndex, sealText } from '#platform/personal-data.ts'
import { plainText } from '#platform/plain-text.ts'
import { type Bank, findBank } from './bank.store.ts'
import { type Card, findCard, insertCard, listCards } from './card.store.ts'
import { findRules } from './rule.store.ts'

export const cardPurpose = 'bank_card.number'

/** Gives the member time to notice an account that a thief added. */
const waitMs = 24 * 60 * 60_000

type Asked = {
  merchant: string
  memberId: bigint
  bankId: bigint
  number: string
  payeeName?: string | undefined
  password: string
}

/** Adds a bank card in the member's own name; the first card fixes that name. */
export async function bindCard(ctx: Context, asked: Asked): Promise<Card> {
  const { memberId, merchant } = asked
  await proveWithdrawalPassword(ctx, memberId, asked.password)
  return ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const bank = await findBank(tx, merchant, asked.bankId)
    if (!bank) throw new AppError('card.bank')
    const number = asked.number.replace(/[\s-]/g, '')
    if (!matchesPattern(bank.numberPattern, number)) {
      throw new AppError('card.number', { field: 'number', bank: bank.names.EN })
    }
    const { cardsMax } = await findRules(tx, merchant)
    if ((await listCards(tx, memberId)).length >= cardsMax) {
      throw new AppError('card.tooMany', { count: cardsMax })
    }
    await checkPayee(ctx, tx, memberId, asked.payeeName)
    const now = ctx.now()
    const id = await insertCard(tx, {
      memberId,
      bankId: bank.id,
      number: sealText(ctx.secrets, cardPurpose, number),
      numberIndex: blindIndex(ctx.secrets, cardPurpose, number),
      lastDigits: number.slice(-4),
      boundAt: now,
      usableAt: new Date(now.getTime() + waitMs),
    })
    if (id === undefined) throw new AppError('card.taken', { field: 'number' })
    await warnOwner(ctx, tx, memberId, bank, number.slice(-4))
    return (await findCard(tx, memberId, id)) as Card
  })
}

async function checkPayee(ctx: Context, tx: Tx, memberId: bigint, typed: string | undefined): Promise<void> {
  const { payeeName } = await readPersonalData(ctx, tx, memberId)
  if (payeeName === undefined) {
    if (typed === undefined) throw new AppError('card.payeeMissing', { field: 'payeeName' })
    await keepPayeeName(ctx, tx, memberId, typed)
  } else if (typed !== undefined && plainText(typed) !== plainText(payeeName)) {
    throw new AppError('card.payee', { field: 'payeeName' })
  }
}

async function warnOwner(ctx: Context, tx: Tx, memberId: bigint, bank: Bank, digits: string): Promise<void> {
  const member = (await findMember(tx, memberId)) as Member
  const words = await readLetterWords(tx, member.merchant)
  const account = `${bank.names.EN} ••${digits}`
  const letter = { titles: words('letter.card.bound'), texts: words('letter.card.bound.text', { account }) }
  await tellOwner(ctx, tx, member, letter)
}

import { displayMoney } from '@perya/money'
import { putIntoBox } from '#features/inbox/index.ts'
import { lockMember } from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { takeRewardsBack } from '#features/rewards/index.ts'
import {
  findMemberAccounts,
  inMoneyTransaction,
  lockMoney,
  openHouseAccount,
  postTransfer,
} from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { debtAccount, findDebt, owe } from '../debts/debts.ts'
import { recallWaiting } from '../withdrawals/recall-waiting.ts'
import { endByPerson, lockByReference } from './deposit.store.ts'
import { addApproval, insertStep } from './step.store.ts'

const eyes = 2

/**
 * Books that the payer's bank took a credited deposit back, once two operators say so; answers how many more have to.
 * The money comes from the member's cash and from withdrawals that were not sent yet; the member owes the rest.
 */
export async function takeBack(
  ctx: Pick<Context, 'db' | 'now'>,
  review: { merchant: string; reference: string; operator: string },
): Promise<number> {
  return inMoneyTransaction(ctx, async (tx) => {
    const { merchant, reference, operator } = review
    const found = await lockByReference(tx, reference)
    if (found?.merchant !== merchant) throw new AppError('deposit.unknown')
    if (found.state !== 'credited') throw new AppError('deposit.decided', { state: found.state })
    const now = ctx.now()
    const { id, memberId, amount, fee } = found
    const missing = eyes - (await addApproval(tx, { depositId: id, act: 'takeBack', operator, amount, now }))
    if (missing > 0) return missing
    await lockMember(tx, memberId)
    const credited = amount - fee
    await recallWaiting(ctx, tx, memberId, { needed: credited, reason: 'debt' })
    await takeRewardsBack(tx, found, now)
    const { cash: has } = await lockMoney(tx, memberId)
    const { cash } = await findMemberAccounts(tx, memberId)
    const taken = has < credited ? (has > 0n ? has : 0n) : credited
    const owed = credited - taken
    const account = (kind: 'gateway_clearing' | 'house', name: string) =>
      openHouseAccount(tx, { kind, merchant, name })
    const transfer = await postTransfer(tx, {
      key: `deposit:${id}:takenBack`,
      kind: 'chargeback',
      legs: [
        ...(taken > 0n ? [{ account: cash, amount: -taken }] : []),
        ...(owed > 0n ? [{ account: await debtAccount(tx, { memberId, merchant }), amount: -owed }] : []),
        ...(fee > 0n ? [{ account: await account('house', 'cashier fees'), amount: -fee }] : []),
        { account: await account('gateway_clearing', found.gateway), amount },
      ],
      reference,
      reason: `Taken back by the payer’s bank, confirmed by ${operator}`,
    })
    if (owed > 0n) await owe(tx, { memberId, amount: owed, transfer, now })
    await endByPerson(tx, { id, state: 'takenBack', reason: null, now })
    await insertStep(tx, { depositId: id, state: 'takenBack', operator, now })
    const words = await readLetterWords(tx, merchant)
    const owes = await findDebt(tx, memberId)
    const told = (units: bigint) => displayMoney(units, { locale: 'en-PH', currency: found.currency })
    const said = { reference, amount: told(credited), owed: told(owes) }
    const letter = {
      titles: words('letter.deposit.takenBack'),
      texts: words(`letter.deposit.takenBack.${owes > 0n ? 'owed' : 'whole'}`, said),
    }
    await putIntoBox(tx, { memberId, ...letter }, now)
    return 0
  })
}

import type { ReturnReason } from '@perya/contract/withdrawal-reason'
import { displayMoney } from '@perya/money'
import { putIntoBox } from '#features/inbox/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import type { Tx } from '#platform/db.ts'
import type { WithdrawalRow } from './withdrawal.store.ts'

/** Tells the member that money left, so that one who did not ask for it notices. */
export async function writeOfPaid(tx: Tx, paid: WithdrawalRow, now: Date): Promise<void> {
  const { memberId, merchant, reference, currency, names, lastDigits } = paid
  const words = await readLetterWords(tx, merchant)
  const amount = displayMoney(paid.amount - paid.fee, { locale: 'en-PH', currency })
  const letter = {
    titles: words('letter.withdrawal.paid'),
    texts: words('letter.withdrawal.paid.text', {
      reference,
      amount,
      account: `${names.EN} ••${lastDigits}`,
    }),
  }
  await putIntoBox(tx, { memberId, ...letter }, now)
}

/** Tells the member why a withdrawal came back. */
export async function writeOfReturned(
  tx: Tx,
  { memberId, merchant, reference }: WithdrawalRow,
  { reason, now }: { reason: ReturnReason; now: Date },
): Promise<void> {
  const words = await readLetterWords(tx, merchant)
  const letter = {
    titles: words('letter.withdrawal.returned'),
    texts: words(`letter.withdrawal.returned.${reason}`, { reference }),
  }
  await putIntoBox(tx, { memberId, ...letter }, now)
}

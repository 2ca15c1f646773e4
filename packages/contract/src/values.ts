import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'

/** Money crosses the wire as a decimal string with at most four decimals. */
export const AmountText = z.string().refine(isAmountText, { error: 'not an amount' })

/** An amount that a member agrees to pay: more than zero, and below a limit that nobody's money reaches. */
export const PaidAmount = AmountText.refine(
  (text) => {
    if (!isAmountText(text)) return false
    const units = parseAmount(text)
    return units > 0n && units <= 10n ** 13n
  },
  { error: 'not an amount to pay' },
)

import { isAmountText } from '@perya/money'
import { z } from 'zod'

/** Money crosses the wire as a decimal string with at most four decimals. */
export const AmountText = z.string().refine(isAmountText, { error: 'not an amount' })

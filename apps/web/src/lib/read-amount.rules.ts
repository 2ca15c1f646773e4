import { type Amount, parseAmount } from '@perya/money'

/** The amount somebody typed, with or without thousands apart; `null` when it is none. */
export function readAmount(typed: string): Amount | null {
  const text = typed.replace(/[\s₱]/g, '')
  const plain = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? parseAmount(plain) : null
}

/** Money in units of 1/10,000 of the currency. Never a float, never a JSON number. */
export type Amount = bigint

const decimals = 4

/** One whole peso, dollar or dong. */
export const amountUnit: Amount = 10n ** BigInt(decimals)

const amountText = /^-?(?:0|[1-9]\d{0,13})(?:\.\d{1,4})?$/

/** True for the one way an amount is written on the wire: `12`, `12.5`, `-0.0001`. */
export function isAmountText(text: string): boolean {
  return amountText.test(text) && !/^-0(?:\.0*)?$/.test(text)
}

export function parseAmount(text: string): Amount {
  if (!isAmountText(text)) throw new RangeError(`"${text}" is not an amount`)
  const point = text.indexOf('.')
  const whole = point === -1 ? text : text.slice(0, point)
  const fraction = point === -1 ? '' : text.slice(point + 1)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The shortest wire form with at least two decimals: `10000.00`, `0.0125`. */
export function formatAmount(amount: Amount): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const zeros = digits.endsWith('00') ? 2 : digits.endsWith('0') ? 1 : 0
  const fraction = digits.slice(-decimals, digits.length - zeros)
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${fraction}`
}

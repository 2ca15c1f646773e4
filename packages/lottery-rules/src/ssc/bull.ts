/** `none` unless three of the five digits add up to a ten; then the last digit of all five, `bull-bull` for zero. */
export function bullOf(digits: readonly number[]): string {
  const total = digits.reduce((sum, digit) => sum + digit, 0)
  const isBull = digits.some((one, at) =>
    digits.slice(at + 1).some((other) => (total - one - other) % 10 === 0),
  )
  if (!isBull) return 'none'
  return total % 10 === 0 ? 'bull-bull' : String(total % 10)
}

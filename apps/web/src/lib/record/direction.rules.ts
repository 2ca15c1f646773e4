export type Direction = 'in' | 'out' | 'none'

/** Which way an amount went. */
export function directionOf({ amount }: { amount: string }): Direction {
  if (!/[1-9]/.test(amount)) return 'none'
  return amount.startsWith('-') ? 'out' : 'in'
}

/** Money that came in has its plus, as money that left has its minus. */
export function signOf(amount: string): 'always' | 'auto' {
  return directionOf({ amount }) === 'in' ? 'always' : 'auto'
}

/** A bet or a move the rules of the game do not know. */
export class RuleError extends Error {
  readonly field: string

  constructor(field: string) {
    super(`the rules do not allow this ${field}`)
    this.name = 'RuleError'
    this.field = field
  }
}

export function checkRule(isAllowed: boolean, field: string): asserts isAllowed {
  if (!isAllowed) throw new RuleError(field)
}

export const isWholeBetween = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high

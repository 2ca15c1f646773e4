/** Whether a number is what the pick says: `bigFrom` and above is big. */
export function isOfSize(pick: string, number: number, bigFrom: number): boolean {
  switch (pick) {
    case 'big':
      return number >= bigFrom
    case 'small':
      return number < bigFrom
    case 'odd':
      return number % 2 === 1
    case 'even':
      return number % 2 === 0
    default:
      throw new Error(`${pick} is no size`)
  }
}

export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, each) => sum + Number(each), 0)

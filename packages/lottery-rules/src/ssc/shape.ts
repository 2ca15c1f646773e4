/** The shape of three digits, in any order; 9 and 0 are neighbours. */
export function shapeOf(digits: readonly number[]): string {
  const [low = 0, middle = 0, high = 0] = digits.toSorted((one, other) => one - other)
  if (low === high) return 'leopard'
  if (low === middle || middle === high) return 'pair'
  const neighbours = [middle - low === 1, high - middle === 1, high - low === 9].filter(Boolean).length
  return ['mixed', 'half', 'straight'][neighbours] as string
}

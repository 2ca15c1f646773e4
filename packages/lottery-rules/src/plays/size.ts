/** One of the two sizes wins, and one of the two parities. */
export const sizeRivals = {
  rivals: (pick: string) => (pick === 'big' || pick === 'small' ? 'size' : 'parity'),
}

/** The winning ones of `big`, `small`, `odd` and `even`. */
export const sizesOf = (value: number, leastBig: number): readonly string[] => [
  value >= leastBig ? 'big' : 'small',
  value % 2 === 1 ? 'odd' : 'even',
]

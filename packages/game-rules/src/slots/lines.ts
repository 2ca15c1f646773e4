/** Lines as the row they cross on each reel, top row 0. */
const rowsOf = (text: string): number[] => [...text].map(Number)

const of = (text: string) => text.split(' ').map(rowsOf)

export const oneLine = of('000')

export const fiveLines = of('111 000 222 012 210')

export const tenLines = of('11111 00000 22222 01210 21012 00122 22100 10001 12221 01110')

export const twentyLines = [...tenLines, ...of('21112 11011 11211 10101 12121 01010 21212 00100 22122 01222')]

/** For reels of four rows. */
export const twentyFiveLines = of(
  '11111 22222 00000 33333 12321 21012 01210 32123 11011 22322 00100 33233 12221 21112 01110 32223 10001 23332 11211 22122 01233 32100 12121 21212 00123',
)

import { percentText, type Ratio } from '@perya/game-rules'

/** The exact return of a choice and what it leaves the house. */
export const returnsOf = ({ numerator, denominator }: Ratio) => ({
  rtp: percentText({ numerator, denominator }),
  edge: percentText({ numerator: denominator - numerator, denominator }),
})

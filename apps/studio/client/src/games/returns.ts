import { edgeText, percentText, type Ratio } from '@perya/game-rules'

/** The exact return of a choice and what it leaves the house. */
export const returnsOf = (ratio: Ratio) => ({ rtp: percentText(ratio), edge: edgeText(ratio) })

import type { Amount } from '@perya/money'
import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import type { Odds, OddsSnapshot } from './price.ts'
import { ruleOf } from './rules.ts'

/** No result pays a content more than this: what the house must be able to bear before it takes the bet. */
export const mostWon = (betType: BetType, content: Content, odds: OddsSnapshot, stake: Amount): Amount =>
  (ruleOf(betType).most(content, pricesOf(betType, odds)) * stake) / 10_000n

/** The odds an order keeps, in the order of the bet type's prizes. */
export const pricesOf = ({ prizes }: BetType, odds: OddsSnapshot): readonly Odds[] =>
  prizes.map(({ code }) => {
    const price = odds[code]
    if (price === undefined) throw new Error(`the order keeps no odds of the prize ${code}`)
    return price
  })

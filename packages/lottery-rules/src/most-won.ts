import type { Amount } from '@perya/money'
import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import type { OddsSnapshot } from './price.ts'
import { ruleOf } from './rules.ts'

/** No result pays a content more than this: what the house must be able to bear before it takes the bet. */
export function mostWon(betType: BetType, content: Content, odds: OddsSnapshot, stake: Amount): Amount {
  const prices = betType.prizes.map(({ code }) => {
    const price = odds[code]
    if (price === undefined) throw new Error(`the order keeps no odds of the prize ${code}`)
    return price
  })
  return (ruleOf(betType).most(content, prices) * stake) / 10_000n
}

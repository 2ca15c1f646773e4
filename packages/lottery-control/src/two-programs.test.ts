import {
  type BetType,
  betTypes,
  type Content,
  families,
  type Mode,
  parseContent,
  payoutOf,
  settlerOf,
  stakeOfBet,
} from '@perya/lottery-rules'
import { describe, expect, it } from 'vitest'
import { type ControlLine, controlPayout } from './control-payout.ts'
import { drawSomeResult } from './testing/results.ts'
import { drawLine, quickWords } from './testing/tickets.ts'

/** A million over all families with `npm run chaos -- --proofs`, divided equally among bet types. */
const tickets = process.env.PERYA_PROOFS === 'full' ? 1_000_000 : 45_000
const resultsPerFamily = Math.ceil(tickets / families.flatMap((family) => betTypes[family]).length)

function contentOf(betType: BetType, text: string): Content {
  const parsed = parseContent(betType, text)
  if ('refusal' in parsed) throw new Error(`${text} is no content of ${betType.code}`)
  return parsed.content
}

const sold = (line: ControlLine): string =>
  `${line.betType.code} ${line.text} at ${line.unitPrice} × ${line.mode} × ${line.multiple}`

describe('two programs that were written apart', () => {
  it.each(families.map((family, index) => [family, index] as const))(
    'R-62 agree on what every ticket of %s wins',
    (family, seed) => {
      const source = quickWords(seed)
      const types = betTypes[family]
      const neverWon = new Set(
        types.flatMap(({ code, prizes }) => prizes.map((prize) => `${code} ${prize.code}`)),
      )
      const differences: string[] = []
      for (let drawn = 0; drawn < resultsPerFamily; drawn++) {
        const result = drawSomeResult(family, source)
        const [hitsOf, control] = [settlerOf(result), controlPayout(result)]
        for (const betType of types) {
          const line = drawLine(betType, result, source)
          const hits = hitsOf(betType, contentOf(betType, line.text))
          for (const { prize } of hits) neverWon.delete(`${betType.code} ${prize}`)
          const first = payoutOf(hits, line.odds, stakeOfBet({ ...line, mode: line.mode as Mode }))
          const second = control(line)
          if (first !== second) differences.push(`${sold(line)} by ${result}: ${first} or ${second}`)
        }
      }
      expect(differences.slice(0, 10)).toEqual([])
      expect([...neverWon], 'an agreement that nothing was won proves little').toEqual([])
    },
  )
})

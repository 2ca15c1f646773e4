/** The game of every fair: three dice with six colours, and a stake on as many colours as the player likes. */
import { drawBelow, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'
import { isLowRisk } from './low-risk.ts'

export const diceColors = ['red', 'blue', 'yellow', 'green', 'white', 'pink'] as const
export type DiceColor = (typeof diceColors)[number]

export type ColorBet = { readonly stakes: Readonly<Partial<Record<DiceColor, Amount>>> }
export type ColorOutcome = { readonly dice: readonly [DiceColor, DiceColor, DiceColor] }

/** In hundredths, by how many dice show the colour. */
export const colorPays = [0n, 200n, 300n, 1500n] as const

const waysOf = [125n, 75n, 15n, 1n] as const

function check({ stakes }: ColorBet): void {
  const chosen = Object.keys(stakes)
  checkRule(chosen.length > 0, 'color')
  for (const color of chosen) checkRule((diceColors as readonly string[]).includes(color), 'color')
}

const throws = diceColors.flatMap((one) =>
  diceColors.flatMap((two) => diceColors.map((three) => [one, two, three] as const)),
)

export const colorGame = {
  code: 'COLOR_GAME',
  check,
  draw: (source: WordSource): ColorOutcome => {
    const roll = () => diceColors[drawBelow(source, diceColors.length)] as DiceColor
    return { dice: [roll(), roll(), roll()] }
  },
  settle: (bet: ColorBet, { dice }: ColorOutcome): Amount => {
    check(bet)
    return Object.entries(bet.stakes).reduce((sum, [color, stake]) => {
      const shown = dice.filter((die) => die === color).length
      return sum + payoutOf(stake, colorPays[shown] ?? 0n)
    }, 0n)
  },
  /** The same for every colour, and so for every set of stakes. */
  rtp: (): Ratio =>
    ratio(
      waysOf.reduce((sum, ways, shown) => sum + ways * (colorPays[shown] ?? 0n), 0n),
      216n * 100n,
    ),
  /** Stakes on nearly every colour cover one another: more than half of them comes back, whatever is thrown. */
  isLowRisk: (bet: ColorBet): boolean => {
    const staked = Object.values(bet.stakes).reduce((sum, stake) => sum + stake, 0n)
    const kept = throws.filter((dice) => colorGame.settle(bet, { dice }) * 2n > staked)
    return isLowRisk(ratio(BigInt(kept.length), BigInt(throws.length)))
  },
}

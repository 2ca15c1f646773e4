/** The originals that are decided with the bet. */
import { openStream, type WordSource } from '@perya/fairness'
import { originals, RuleError } from '@perya/game-rules'
import { type Amount, formatAmount } from '@perya/money'
import type { Outcome } from '@perya/studio-contract'
import type { z } from 'zod'
import { choices, readChoice } from './choice.ts'
import type { GameRules } from './game.ts'

type Instant<C, O> = {
  schema: z.ZodType<C>
  check: (bet: Amount, choice: C) => void
  draw: (source: WordSource, choice: C) => O
  settle: (bet: Amount, choice: C, outcome: O) => Amount
  show: (outcome: O) => Outcome
  isLowRisk?: (choice: C) => boolean
  /** What the verifier calls the bet, where it differs from the stake and the choice. */
  proofBet?: (choice: C) => Record<string, unknown>
}

function instant<C extends object, O>(game: Instant<C, O>): GameRules {
  return {
    check: (bet, choice) => game.check(bet, readChoice(game.schema, choice)),
    isLowRisk: ({ choice }) => game.isLowRisk?.(readChoice(game.schema, choice)) ?? false,
    stand({ bet, choice, seeds }) {
      const chosen = readChoice(game.schema, choice)
      const outcome = game.draw(openStream(seeds), chosen)
      const shown = game.show(outcome)
      return {
        isOver: true,
        worth: game.settle(bet, chosen, outcome),
        shown,
        ended: shown,
        proof: { bet: game.proofBet?.(chosen) ?? { stake: formatAmount(bet), ...chosen }, outcome },
      }
    },
  }
}

const total = (stakes: Partial<Record<string, Amount>>) =>
  Object.values(stakes).reduce<Amount>((sum, stake) => sum + (stake ?? 0n), 0n)

export const instantRules = {
  DICE: instant({
    schema: choices.dice,
    check: (_, choice) => originals.DICE.check(choice),
    draw: (source) => originals.DICE.draw(source),
    settle: (stake, choice, outcome) => originals.DICE.settle({ stake, ...choice }, outcome),
    show: (outcome) => ({ kind: 'dice', ...outcome }),
    isLowRisk: originals.DICE.isLowRisk,
  }),
  LIMBO: instant({
    schema: choices.limbo,
    check: (stake, choice) => originals.LIMBO.check({ stake, ...choice }),
    draw: (source) => originals.LIMBO.draw(source),
    settle: (stake, choice, outcome) => originals.LIMBO.settle({ stake, ...choice }, outcome),
    show: (outcome) => ({ kind: 'limbo', ...outcome }),
    isLowRisk: originals.LIMBO.isLowRisk,
  }),
  PLINKO: instant({
    schema: choices.plinko,
    check: (_, choice) => originals.PLINKO.check(choice),
    draw: (source, choice) => originals.PLINKO.draw(source, choice),
    settle: (stake, choice, outcome) => originals.PLINKO.settle({ stake, ...choice }, outcome),
    show: ({ path, bucket }) => ({ kind: 'plinko', path: [...path], bucket }),
  }),
  WHEEL: instant({
    schema: choices.wheel,
    check: (_, choice) => originals.WHEEL.check(choice),
    draw: (source, choice) => originals.WHEEL.draw(source, choice),
    settle: (stake, choice, outcome) => originals.WHEEL.settle({ stake, ...choice }, outcome),
    show: (outcome) => ({ kind: 'wheel', ...outcome }),
  }),
  KENO: instant({
    schema: choices.keno,
    check: (_, choice) => originals.KENO.check(choice),
    draw: (source) => originals.KENO.draw(source),
    settle: (stake, choice, outcome) => originals.KENO.settle({ stake, ...choice }, outcome),
    show: ({ drawn }) => ({ kind: 'keno', drawn: [...drawn] }),
  }),
  COLOR_GAME: instant({
    schema: choices.color,
    check(bet, { stakes }) {
      originals.COLOR_GAME.check({ stakes: kept(stakes) })
      if (total(stakes) !== bet || Object.values(stakes).some((stake) => stake <= 0n)) {
        throw new RuleError('stake')
      }
    },
    draw: (source) => originals.COLOR_GAME.draw(source),
    settle: (_, { stakes }, outcome) => originals.COLOR_GAME.settle({ stakes: kept(stakes) }, outcome),
    show: ({ dice }) => ({ kind: 'color', dice: [...dice] }),
    isLowRisk: ({ stakes }) => originals.COLOR_GAME.isLowRisk({ stakes: kept(stakes) }),
    proofBet: ({ stakes }) => ({
      stakes: Object.fromEntries(
        Object.entries(kept(stakes)).map(([color, stake]) => [color, formatAmount(stake)]),
      ),
    }),
  }),
} as const satisfies Record<string, GameRules>

/** Only the colours that carry a stake. */
function kept(stakes: Partial<Record<string, Amount>>): Record<string, Amount> {
  return Object.fromEntries(
    Object.entries(stakes).filter((entry): entry is [string, Amount] => entry[1] !== undefined),
  )
}

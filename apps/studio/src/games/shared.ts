/** The originals whose outcome everybody shares. */
import { openStream } from '@perya/fairness'
import { originals } from '@perya/game-rules'
import { formatAmount } from '@perya/money'
import { choices, readChoice } from './choice.ts'
import type { Choice, GameRules } from './game.ts'

/** The bet of a round, without the flight it is on. */
function betOf(stake: bigint, choice: Choice) {
  const { autoCashOut } = readChoice(choices.crash, choice)
  return autoCashOut === undefined ? { stake } : { stake, autoCashOut }
}

const crash: GameRules = {
  isShared: true,
  check: (stake, choice) => originals.CRASH.check(betOf(stake, choice)),
  stand({ bet: stake, choice, moves, seeds }) {
    const bet = betOf(stake, choice)
    const outcome = originals.CRASH.draw(openStream(seeds))
    const [leftAt] = moves as readonly number[]
    return {
      isOver: leftAt !== undefined,
      worth: originals.CRASH.settle(bet, outcome, leftAt),
      shown: { kind: 'crash', point: null },
      ended: { kind: 'crash', ...outcome },
      proof: { bet: { ...bet, stake: formatAmount(stake) }, outcome },
    }
  },
  /** Whoever stayed on board until the crash risked all of it, unless a way out below was set from the start. */
  isLowRisk({ bet: stake, choice, moves }) {
    const { autoCashOut } = betOf(stake, choice)
    const [leftAt] = moves as readonly number[]
    return [autoCashOut, leftAt].some((at) => at !== undefined && originals.CRASH.isLowRisk(at))
  },
}

export const sharedRules = { CRASH: crash } as const

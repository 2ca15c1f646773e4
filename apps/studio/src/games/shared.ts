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
}

export const sharedRules = { CRASH: crash } as const

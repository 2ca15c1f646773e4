import { openStream } from '@perya/fairness'
import { playSlot, RuleError, type SlotModel, slotPayout } from '@perya/game-rules'
import { type Amount, formatAmount } from '@perya/money'
import type { Outcome } from '@perya/studio-contract'
import { choices, readChoice } from './choice.ts'
import type { GameRules } from './game.ts'

export function slotRules(model: SlotModel, stakes: readonly Amount[]): GameRules {
  return {
    check(bet, choice) {
      readChoice(choices.none, choice)
      if (!stakes.includes(bet)) throw new RuleError('stake')
    },
    stand({ bet, seeds }) {
      const played = playSlot(model, openStream(seeds))
      const outcome = (
        'spins' in played ? { kind: 'reels', ...played } : { kind: 'cascade', ...played }
      ) as Outcome
      return {
        isOver: true,
        worth: slotPayout(model, bet, played.coins),
        shown: outcome,
        ended: outcome,
        proof: {
          bet: { stake: formatAmount(bet) },
          paytable: model,
          outcome:
            'spins' in played
              ? { stops: played.spins.map(({ stops }) => stops), coins: played.coins }
              : { grids: played.steps.map(({ grid }) => grid), coins: played.coins },
        },
      }
    },
  }
}

/** Rounds one after another, until the player's own limits or taps end them. */
import type { Amount } from '@perya/money'
import { motion } from '../motion.ts'
import { openAutoSheet } from './auto-sheet.ts'
import type { Table } from './table-state.ts'

export function makeAutoPlay(
  { t, view, state, draw, say }: Table,
  { money, bet }: { money: (amount: Amount) => string; bet: () => Promise<void> },
) {
  function choose() {
    if (state.phase !== 'ready' || state.auto) return
    const chosen = view.choose()
    if (!chosen) return
    openAutoSheet({
      t,
      money,
      bet: chosen.bet,
      onStart: (plan) => {
        state.auto = { ...plan, left: plan.rounds, lost: 0n }
        void bet()
      },
    })
  }

  function stop() {
    state.auto = null
    draw()
  }

  async function next(won: Amount, staked: Amount) {
    const { auto } = state
    if (!auto) return
    auto.left -= 1
    auto.lost += staked - won
    const chosen = view.choose()
    const end =
      auto.winLimit !== null && won >= auto.winLimit
        ? 'autoWinHit'
        : auto.lossLimit !== null && auto.lost + (chosen?.bet ?? 0n) > auto.lossLimit
          ? 'autoLossHit'
          : auto.left === 0
            ? 'autoEnded'
            : null
    if (end) {
      state.auto = null
      say(t(end))
      return draw()
    }
    draw()
    await motion.wait(500)
    if (state.auto && state.phase === 'ready') await bet()
  }

  return { choose, stop, next }
}

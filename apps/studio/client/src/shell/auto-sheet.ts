import type { Amount } from '@perya/money'
import { h } from '../dom.ts'
import type { Translate } from '../texts.ts'
import { segmented } from './segmented.ts'
import { openSheet } from './sheet.ts'

/** Where auto-play ends by itself: always after so many rounds and at a loss, and if wished at a win. */
export type AutoPlan = {
  readonly rounds: number
  readonly lossLimit: Amount | null
  readonly winLimit: Amount | null
}

const rounds = [10, 25, 50, 100] as const
const losses = [5, 10, 20, 50] as const
const wins = [0, 5, 20, 100] as const

export function openAutoSheet({
  t,
  money,
  bet,
  onStart,
}: {
  t: Translate
  money: (amount: Amount) => string
  bet: Amount
  onStart: (plan: AutoPlan) => void
}): void {
  let [count, loss, win]: [number, number, number] = [10, 10, 0]
  const times = (factor: number) => bet * BigInt(factor)
  const short = (factor: number) => money(times(factor)).replace(/\.00$/, '')
  const sheet = openSheet(
    t('autoTitle'),
    t('close'),
    segmented(
      t('autoRounds'),
      rounds.map((value) => ({ value, text: String(value) })),
      10,
      (value) => {
        count = value
      },
    ),
    segmented(
      t('autoLoss'),
      losses.map((value) => ({ value, text: short(value) })),
      10,
      (value) => {
        loss = value
      },
    ),
    segmented(
      t('autoWin'),
      wins.map((value) => ({ value, text: value === 0 ? t('autoOff') : short(value) })),
      0,
      (value) => {
        win = value
      },
    ),
    h(
      'button',
      {
        class: 'main',
        onClick: () => {
          sheet.close()
          onStart({ rounds: count, lossLimit: times(loss), winLimit: win === 0 ? null : times(win) })
        },
      },
      h('span', { class: 'main__text' }, t('autoStart')),
    ),
  )
}

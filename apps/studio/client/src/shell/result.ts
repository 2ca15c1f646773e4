import type { Amount } from '@perya/money'
import { timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import type { Translate } from '../texts.ts'

/** What a round came to, said once and shown without fuss unless more came back than went in. */
export function makeResult(t: Translate, money: (amount: Amount) => string) {
  const times = h('span', { class: 'result__times' })
  const text = h('bdi', { class: 'result__text' })
  const element = h('div', { class: 'result', role: 'status' }, times, text)
  return {
    element,
    clear() {
      delete element.dataset.tone
      setText(times, '')
      setText(text, '')
    },
    show(staked: Amount, won: Amount, multiplier: number) {
      element.dataset.tone = won > staked ? 'win' : won > 0n ? 'back' : 'none'
      setText(times, won > 0n ? timesText(multiplier) : '')
      setText(
        text,
        won > staked
          ? t('won', { amount: money(won) })
          : won > 0n
            ? t('back', { amount: money(won) })
            : t('noWin'),
      )
    },
  }
}

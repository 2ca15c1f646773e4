import { parseAmount } from '@perya/money'
import type { Round } from '@perya/studio-contract'
import { timesText } from '../desk.ts'
import { h } from '../dom.ts'
import type { Translate } from '../texts.ts'

const most = 12

export function historyStrip(t: Translate) {
  const element = h('ol', { class: 'history', 'aria-label': t('history') })
  return {
    element,
    add(round: Round, label = round.multiplier === 0 ? '×0' : timesText(round.multiplier)) {
      const [won, staked] = [parseAmount(round.win), parseAmount(round.bet)]
      const tone = won > staked ? 'win' : won > 0n ? 'back' : 'none'
      element.prepend(h('li', { class: 'history__item', 'data-tone': tone }, label))
      while (element.children.length > most) element.lastElementChild?.remove()
    },
  }
}

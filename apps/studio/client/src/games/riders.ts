import { type Amount, parseAmount } from '@perya/money'
import type { FlightEvent } from '@perya/studio-contract'
import { timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import type { Translate } from '../texts.ts'

/** Who is on board, what they staked, and at what they left. */
export function riderList(t: Translate, money: (amount: Amount) => string) {
  const total = h('p', { class: 'riders__total' })
  const list = h('ol', { class: 'riders__list', tabindex: '0', 'aria-label': t('riders') })
  const element = h('div', { class: 'riders' }, total, list)

  function row({ name, isMe, bet, win, leftAt }: FlightEvent['riders'][number], isOver: boolean) {
    return h(
      'li',
      { class: 'rider', 'data-state': leftAt === null ? (isOver ? 'lost' : 'aboard') : 'left' },
      h('span', { class: 'rider__name' }, isMe ? h('b', {}, t('you')) : name),
      h('bdi', {}, money(parseAmount(bet))),
      h(
        'bdi',
        { class: 'rider__end' },
        leftAt === null ? '–' : `${timesText(leftAt)} · ${money(parseAmount(win))}`,
      ),
    )
  }

  return {
    element,
    show({ aboard, riders, flight }: FlightEvent) {
      setText(total, t('aboard', { count: aboard.count, amount: money(parseAmount(aboard.staked)) }))
      const isOver = flight?.point != null
      list.replaceChildren(...riders.map((rider) => row(rider, isOver)))
    },
  }
}

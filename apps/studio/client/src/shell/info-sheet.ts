import { type Amount, parseAmount } from '@perya/money'
import type { GameInfo } from '@perya/studio-contract'
import type { GameView } from '../desk.ts'
import { h } from '../dom.ts'
import type { Translate } from '../texts.ts'
import { openSheet } from './sheet.ts'

/** Rules, pays and the exact return, as the rules of the game state them. */
export function infoSheet({
  info,
  t,
  money,
  view,
}: {
  info: GameInfo
  t: Translate
  money: (amount: Amount) => string
  view: GameView
}): void {
  const { rtp, edge } = view.returns?.() ?? { rtp: info.returnToPlayer, edge: info.edge }
  const fact = (label: string, value: string) =>
    h('div', { class: 'fact' }, h('dt', {}, label), h('dd', {}, h('bdi', {}, value)))
  openSheet(
    t('info'),
    t('close'),
    h(
      'dl',
      { class: 'facts' },
      fact(t('return'), rtp),
      fact(t('edge'), edge),
      fact(t('minBet'), money(parseAmount(info.minBet))),
      fact(t('maxBet'), money(parseAmount(info.maxBet))),
      info.volatility ? fact(t('volatility'), t(info.volatility)) : null,
    ),
    ...view.rules(),
  )
}

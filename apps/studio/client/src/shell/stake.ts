import { type Amount, parseAmount } from '@perya/money'
import type { GameInfo } from '@perya/studio-contract'
import { h, setText } from '../dom.ts'
import type { Translate } from '../texts.ts'
import { icon } from './icon.ts'
import { openSheet } from './sheet.ts'

/** The stake on the slip: a level lower, a level higher, or any level from a sheet. */
export function makeStake({
  info,
  t,
  money,
  onChange,
}: {
  info: GameInfo
  t: Translate
  money: (amount: Amount) => string
  onChange: () => void
}) {
  const levels = info.betLevels.map(parseAmount)
  let stake = parseAmount(info.firstBet)
  const amount = h('bdi', { class: 'stake__amount' })
  const open = h(
    'button',
    { class: 'stake__open', onClick: () => choose() },
    h('span', { class: 'stake__label' }, t('bet')),
    amount,
  )
  const move = (by: 1 | -1) => {
    const next = by > 0 ? levels.find((level) => level > stake) : levels.findLast((level) => level < stake)
    if (next !== undefined) set(next)
  }
  const less = h(
    'button',
    { class: 'stake__turn', 'aria-label': t('less'), onClick: () => move(-1) },
    icon('minus'),
  )
  const more = h(
    'button',
    { class: 'stake__turn', 'aria-label': t('more'), onClick: () => move(1) },
    icon('plus'),
  )
  const element = h('div', { class: 'stake' }, less, open, more)

  function set(next: Amount) {
    stake = next
    show()
    onChange()
  }
  function show() {
    setText(amount, money(stake))
  }
  function choose() {
    const sheet = openSheet(
      t('levels'),
      t('close'),
      h(
        'div',
        { class: 'levels' },
        ...levels.map((level, at) =>
          h(
            'button',
            {
              class: 'level',
              'aria-pressed': String(level === stake),
              onClick: () => {
                set(level)
                sheet.close()
              },
            },
            h('bdi', {}, money(level)),
            at === 0 && h('small', {}, t('smallest')),
          ),
        ),
      ),
    )
  }
  show()
  return {
    element,
    set,
    value: () => stake,
    lock(isLocked: boolean) {
      open.disabled = isLocked
      less.disabled = isLocked || stake <= (levels[0] ?? stake)
      more.disabled = isLocked || stake >= (levels.at(-1) ?? stake)
    },
  }
}

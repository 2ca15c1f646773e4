import type { SlotModel } from '@perya/game-rules'
import type { Desk } from '../desk.ts'
import { type Child, h } from '../dom.ts'

/** What every symbol pays at the stake on the slip, and what the special ones do. */
export function payTable(
  model: SlotModel,
  pictures: ReadonlyMap<string, HTMLCanvasElement>,
  { t, money, stake }: Desk,
): readonly Child[] {
  const worth = (coins: number) => money((stake() / BigInt(model.coins)) * BigInt(coins))
  const rows = Object.entries(model.pays).map(([symbol, pays]) =>
    h(
      'li',
      { class: 'pay' },
      thumb(pictures.get(symbol)),
      h(
        'span',
        { class: 'pay__list' },
        ...Object.entries(pays)
          .toReversed()
          .map(([count, coins]) =>
            h('span', {}, `${count}${model.kind === 'cascade' ? '+' : ''} `, h('bdi', {}, worth(coins))),
          ),
      ),
    ),
  )
  return [
    h('h3', { class: 'sheet__sub' }, t('paytable')),
    h('ul', { class: 'pay-table' }, ...rows),
    ...notes().map((note) => h('p', { class: 'sheet__text' }, note)),
  ]

  function notes(): string[] {
    if (model.kind === 'cascade') return [t('cascadeRule', { ladder: model.ladder.join(', ×') })]
    const { freeSpins, hold, multiplierReel, wildTimes } = model
    const hasWild = model.reels.some((reel) => reel.includes('W'))
    return [
      model.kind === 'lines'
        ? t('linesRule', { count: model.lines.length })
        : t('waysRule', { count: model.rows ** model.reels.length }),
      hasWild ? t('wild') : '',
      wildTimes ? t('wildTimes', { times: wildTimes }) : '',
      freeSpins
        ? t('scatter', {
            award: Object.entries(freeSpins.award)
              .map(([scatters, spins]) => t('award', { scatters, spins }))
              .join('; '),
            times: freeSpins.times,
          })
        : '',
      hold ? t('coin', { count: hold.trigger, full: worth(hold.full) }) : '',
      multiplierReel
        ? t('multiplierRule', { values: multiplierReel.map(({ value }) => `×${value}`).join(' ') })
        : '',
    ].filter((note) => note !== '')
  }
}

function thumb(picture: HTMLCanvasElement | undefined): HTMLCanvasElement {
  const canvas = h('canvas', { class: 'pay__picture', width: '96', height: '96', 'aria-hidden': 'true' })
  if (picture) canvas.getContext('2d')?.drawImage(picture, 0, 0, 96, 96)
  return canvas
}

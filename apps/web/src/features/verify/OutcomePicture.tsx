import type { Outcome } from '@perya/studio-contract'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { SlotPicture } from './SlotPicture.tsx'

const times = (hundredths: number) => `×${(hundredths / 100).toFixed(2)}`

/** What a round came to, in a plain picture and in words. */
export function OutcomePicture({ outcome }: { outcome: Outcome }) {
  const t = useT()
  switch (outcome.kind) {
    case 'reels':
    case 'cascade':
      return <SlotPicture outcome={outcome} />
    case 'dice':
      return <Big name={t('verify.outcome.dice')}>{(outcome.roll / 100).toFixed(2)}</Big>
    case 'limbo':
      return <Big name={t('verify.outcome.point')}>{times(outcome.point)}</Big>
    case 'crash':
      return (
        <Big name={t('verify.outcome.point')}>
          {outcome.point === null ? t('verify.outcome.flying') : times(outcome.point)}
        </Big>
      )
    case 'wheel':
      return <Big name={t('verify.outcome.wheel')}>{outcome.segment + 1}</Big>
    case 'plinko':
      return (
        <>
          <Big name={t('verify.outcome.plinko')}>{outcome.bucket + 1}</Big>
          <p dir="ltr" className="verify__path">
            <span aria-hidden="true">
              {outcome.path.map((turn) => (turn === 'left' ? '↙' : '↘')).join(' ')}
            </span>
          </p>
        </>
      )
    case 'keno':
      return (
        <Tiles name={t('verify.outcome.keno')}>
          {outcome.drawn
            .toSorted((one, other) => one - other)
            .map((number) => (
              <li key={number} className="verify__tile">
                {number}
              </li>
            ))}
        </Tiles>
      )
    case 'color':
      return (
        <Tiles name={t('verify.outcome.color')}>
          {outcome.dice.map((color, die) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place alone.
            <li key={die} className="verify__tile verify__tile--wide" data-color={color}>
              {isColor(color) ? t(`verify.color.${color}`) : color}
            </li>
          ))}
        </Tiles>
      )
    case 'mines':
      return <Mines opened={outcome.opened} mines={outcome.mines} />
    case 'hi-lo':
      return <Cards name={t('verify.outcome.cards')} cards={outcome.cards} />
    case 'lucky-9':
      return (
        <>
          <Cards name={t('verify.outcome.player')} cards={outcome.player} />
          <Cards name={t('verify.outcome.banker')} cards={outcome.banker} />
        </>
      )
  }
}

const colors = ['red', 'blue', 'yellow', 'green', 'white', 'pink'] as const
const isColor = (text: string): text is (typeof colors)[number] =>
  (colors as readonly string[]).includes(text)

function Big({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <span className="text-meta text-muted">{name}</span>
      <bdi className="verify__big">{children}</bdi>
    </p>
  )
}

function Tiles({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-meta text-muted">{name}</p>
      <ul className="verify__tiles">{children}</ul>
    </div>
  )
}

/** As the studio numbers them: rank first, the ace low, then suit. */
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['♠', '♥', '♦', '♣'] as const

function Cards({ name, cards }: { name: string; cards: readonly number[] }) {
  return (
    <Tiles name={name}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice, and cards never move.
        <li key={place} className="verify__tile" data-red={card % 4 === 1 || card % 4 === 2}>
          {ranks[Math.floor(card / 4)]}
          {suits[card % 4]}
        </li>
      ))}
    </Tiles>
  )
}

function Mines({ opened, mines }: { opened: readonly number[]; mines: readonly number[] | null }) {
  const t = useT()
  return (
    <div>
      <p className="mb-2 text-meta text-muted">{t('verify.outcome.mines')}</p>
      <ol className="verify__mines" dir="ltr">
        {Array.from({ length: 25 }, (_, cell) => {
          const isMine = mines?.includes(cell) ?? false
          const isOpened = opened.includes(cell)
          const what = isMine ? 'mine' : isOpened ? 'safe' : 'closed'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <li key={cell} className="verify__tile" data-cell={what} data-opened={isOpened}>
              <span aria-hidden="true">{isMine ? '✹' : isOpened ? '◆' : ''}</span>
              <span className="sr-only">
                {t(`verify.cell.${what}`)}
                {isOpened && isMine ? `, ${t('verify.cell.opened')}` : ''}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

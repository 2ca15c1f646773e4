import type { CascadeOutcome, ReelOutcome } from '@perya/studio-contract'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import BackIcon from '~icons/ph/caret-left-bold'
import NextIcon from '~icons/ph/caret-right-bold'

type Frame = {
  grid: readonly string[]
  isFree: boolean
  wins: readonly { symbol: string; length?: number; count?: number; coins: number }[]
  times: number
  coins: number
}

const framesOf = (outcome: ReelOutcome | CascadeOutcome): Frame[] =>
  outcome.kind === 'reels' ? outcome.spins : outcome.steps.map((step) => ({ ...step, isFree: false }))

/** Every spin or fall of a slot's round, one at a time; letters stand for the symbols of its paytable. */
export function SlotPicture({ outcome }: { outcome: ReelOutcome | CascadeOutcome }) {
  const t = useT()
  const frames = framesOf(outcome)
  const [place, setPlace] = useState(0)
  const frame = frames[place]
  if (!frame) return null
  const hold = outcome.kind === 'reels' ? outcome.hold : undefined
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {t(frame.isFree ? 'verify.slot.free' : 'verify.slot.spin', {
            place: place + 1,
            count: frames.length,
          })}
        </p>
        {frames.length > 1 && (
          <div className="flex">
            <IconButton
              label={t('verify.slot.back')}
              disabled={place === 0}
              onClick={() => setPlace(place - 1)}
            >
              <BackIcon className="flip-rtl size-5" />
            </IconButton>
            <IconButton
              label={t('verify.slot.next')}
              disabled={place === frames.length - 1}
              onClick={() => setPlace(place + 1)}
            >
              <NextIcon className="flip-rtl size-5" />
            </IconButton>
          </div>
        )}
      </div>
      <div className="verify__reels" dir="ltr" role="img" aria-label={wordsOf(frame.grid)}>
        {frame.grid.map((reel, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
          <div key={column} className="verify__reel">
            {[...reel].map((symbol, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so is a row.
              <span key={row} className="verify__tile" data-symbol={symbol}>
                {symbol}
              </span>
            ))}
          </div>
        ))}
      </div>
      <p className="text-meta text-muted">{t('verify.slot.letters')}</p>
      <ul className="text-meta">
        {frame.wins.map((win, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may win the same.
          <li key={index}>
            {t('verify.slot.win', {
              count: win.length ?? win.count ?? 0,
              symbol: win.symbol,
              coins: win.coins,
            })}
          </li>
        ))}
        {frame.times > 1 && <li>{t('verify.slot.times', { times: frame.times })}</li>}
        {place === 0 && hold && (
          <li>
            {t('verify.slot.hold', {
              cells: hold.steps.flatMap(({ landed }) => landed).length,
              coins: hold.coins,
            })}
          </li>
        )}
      </ul>
      <p className="font-semibold">{t('verify.slot.coins', { coins: outcome.coins })}</p>
    </div>
  )
}

const wordsOf = (grid: readonly string[]) => grid.map((reel) => [...reel].join(' ')).join(' | ')

import type { CSSProperties } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ballLook, shortResult } from './ball.rules.ts'

/** A result as balls: number, colour and shape. Read out as one sentence. */
export function Balls({
  family,
  result,
  isSmall = false,
  isWhole = false,
  isFresh = false,
}: {
  family: string
  result: readonly string[]
  isSmall?: boolean
  /** Every lot of a Vietnamese draw, too. */
  isWhole?: boolean
  /** Just drawn: the balls roll in. */
  isFresh?: boolean
}) {
  const t = useT()
  const shown = isWhole ? result : shortResult(family, result)
  const special = family === 'mark-six' ? shown.length - 1 : -1
  return (
    <span
      role="img"
      aria-label={t('lottery.resultIs', { result: shown.join(' ') })}
      className="balls"
      data-small={isSmall || undefined}
      data-many={shown.length > 10 || undefined}
      data-fresh={isFresh || undefined}
    >
      {shown.map((pick, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and its place is what tells it apart
        <span key={place} className="contents" aria-hidden="true">
          {place === special && <span className="balls__plus">+</span>}
          <Ball family={family} pick={pick} place={place} />
        </span>
      ))}
    </span>
  )
}

function Ball({ family, pick, place }: { family: string; pick: string; place: number }) {
  const { shape, colour } = ballLook(family, pick)
  return (
    <span
      className="ball"
      data-shape={shape}
      data-colour={colour}
      style={{ '--place': place } as CSSProperties}
      dir="ltr"
    >
      {shape === 'die' ? <Pips count={Number(pick)} /> : pick}
    </span>
  )
}

const pipPlaces: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** The face of a die. */
export function Pips({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      {(pipPlaces[count] ?? []).map((place) => (
        <circle
          key={place}
          cx={7 + (place % 3) * 8}
          cy={7 + Math.floor(place / 3) * 8}
          r={count === 1 ? 4 : 3}
          fill={count === 1 || count === 4 ? '#c81e3a' : '#1c1633'}
        />
      ))}
    </svg>
  )
}

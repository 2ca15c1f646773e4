import type { HeadIcon } from '@perya/contract/members'
import { type ReactNode, useId } from 'react'

type Picture = { hue: number; motif: ReactNode }

const light = 'oklch(.93 .1 92)'
const soft = 'oklch(1 0 0 / .34)'
const star = (cx: number, cy: number, r: number) =>
  `M${cx} ${cy - r}Q${cx + r * 0.16} ${cy - r * 0.16} ${cx + r} ${cy}Q${cx + r * 0.16} ${cy + r * 0.16} ${cx} ${cy + r}Q${cx - r * 0.16} ${cy + r * 0.16} ${cx - r} ${cy}Q${cx - r * 0.16} ${cy - r * 0.16} ${cx} ${cy - r}Z`
const around = (count: number, draw: (degrees: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index))

/** Things of a night fiesta, by the name the platform keeps. No faces, no mascots. */
const pictures: Record<HeadIcon, Picture> = {
  parol: {
    hue: 350,
    motif: (
      <>
        <circle cx="32" cy="32" r="21" fill="none" stroke={soft} strokeWidth="2.5" />
        <path
          d="M32 13l5.5 12.4 13.5 1.5-10.1 9 2.9 13.3L32 42.4 20.2 49.2l2.9-13.3-10.1-9 13.5-1.5z"
          fill={light}
        />
        <path d="M32 13v29.4l-11.8 6.8 2.9-13.3-10.1-9 13.5-1.5z" fill="oklch(.8 .15 75)" />
      </>
    ),
  },
  banig: {
    hue: 30,
    motif: around(2, (turn) => (
      <g key={turn} transform={`rotate(${45 + turn / 2} 32 32)`} stroke={turn ? soft : light} strokeWidth="4">
        <path d="M6 18h52M6 27h52M6 37h52M6 46h52" />
      </g>
    )),
  },
  capiz: {
    hue: 205,
    motif: (
      <g fill={light}>
        {[14, 27, 40].map((x, column) =>
          [14, 27, 40].map((y, row) => (
            <rect
              key={`${x}-${y}`}
              x={x}
              y={y}
              width="10"
              height="10"
              rx="2"
              opacity={0.35 + ((column * 2 + row * 3) % 5) * 0.15}
            />
          )),
        )}
      </g>
    ),
  },
  tala: {
    hue: 280,
    motif: (
      <>
        <path d={star(30, 34, 19)} fill={light} />
        <path d={star(48, 17, 7)} fill={soft} />
        <path d={star(47, 47, 5)} fill={soft} />
      </>
    ),
  },
  araw: {
    hue: 62,
    motif: (
      <>
        {around(8, (turn) => (
          <path key={turn} d="M32 7l4 11h-8z" transform={`rotate(${turn} 32 32)`} fill={soft} />
        ))}
        <circle cx="32" cy="32" r="12" fill={light} />
      </>
    ),
  },
  buwan: {
    hue: 255,
    motif: (
      <>
        <path d="M40 12a21 21 0 1 0 12 30A17 17 0 0 1 40 12z" fill={light} />
        <path d={star(47, 26, 6)} fill={soft} />
      </>
    ),
  },
  alon: {
    hue: 222,
    motif: (
      <g fill="none" stroke={light} strokeWidth="4.5" strokeLinecap="round">
        {[22, 33, 44].map((y, index) => (
          <path key={y} d={`M11 ${y}q5.2-7 10.5 0t10.5 0 10.5 0 10.5 0`} opacity={1 - index * 0.28} />
        ))}
      </g>
    ),
  },
  bundok: {
    hue: 158,
    motif: (
      <>
        <circle cx="44" cy="20" r="7" fill={light} />
        <path d="M8 48l16-26 10 15 6-8 16 19z" fill={soft} />
        <path d="M24 22l7 10.6-5.4 3.4-4-3.4-4.6 1.6z" fill={light} />
      </>
    ),
  },
  sampaguita: {
    hue: 140,
    motif: (
      <>
        {around(7, (turn) => (
          <ellipse
            key={turn}
            cx="32"
            cy="19.5"
            rx="6.2"
            ry="11"
            transform={`rotate(${turn} 32 32)`}
            fill="oklch(.98 .01 100)"
            opacity=".88"
          />
        ))}
        <circle cx="32" cy="32" r="5.5" fill="oklch(.85 .15 88)" />
      </>
    ),
  },
  bangka: {
    hue: 190,
    motif: (
      <>
        <path d="M31 11v27H14z" fill={light} />
        <path d="M34 15l15 23H34z" fill={soft} />
        <path d="M10 42h44c-3 7-9 10-16 10H26c-7 0-13-3-16-10z" fill={light} />
      </>
    ),
  },
  salakot: {
    hue: 45,
    motif: (
      <>
        <path d="M32 13C21 22 12 33 7 43c14 7 36 7 50 0-5-10-14-21-25-30z" fill={light} />
        <path
          d="M32 13c-3 10-5 22-5 34.6M32 13c3 10 5 22 5 34.6M16 30.5c10 5 22 5 32 0"
          fill="none"
          stroke="oklch(.55 .12 60)"
          strokeWidth="2"
        />
      </>
    ),
  },
  habi: {
    hue: 10,
    motif: (
      <>
        <path d="M32 10l22 22-22 22-22-22z" fill="none" stroke={soft} strokeWidth="4" />
        <path d="M32 21l11 11-11 11-11-11z" fill={light} />
        <path d="M32 3l5 5-5 5-5-5zM61 32l-5 5-5-5 5-5zM32 61l-5-5 5-5 5 5zM3 32l5-5 5 5-5 5z" fill={soft} />
      </>
    ),
  },
}

/** The picture a member chose. Decoration: the name stands beside it. */
export function HeadPicture({ icon, className = 'size-16' }: { icon: HeadIcon; className?: string }) {
  const id = useId()
  const { hue, motif } = pictures[icon]
  return (
    <svg
      viewBox="0 0 64 64"
      className={`shrink-0 rounded-full ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={`oklch(.62 .17 ${hue})`} />
        <stop offset="1" stopColor={`oklch(.36 .12 ${hue + 30})`} />
      </linearGradient>
      <circle cx="32" cy="32" r="32" fill={`url(#${id})`} />
      {motif}
      <circle cx="32" cy="32" r="31" fill="none" stroke="oklch(1 0 0 / .22)" strokeWidth="2" />
    </svg>
  )
}

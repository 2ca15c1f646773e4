import type { ReelSymbol } from '@perya/catalogue-data'
import type { Brush } from '../brush.ts'
import { reelSymbol } from '../prop/reel-symbol.ts'
import { linear, num, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const frame = { left: 22, top: 46, width: 256, height: 196 } as const

/** A machine with three reels; the first symbol makes the winning line. */
export const reels: Compose<'reels'> = (brush, { symbols }) => {
  const { colours, url, random } = brush
  const shape = random.pick(['square', 'dome', 'crown'] as const)
  const top =
    shape === 'square'
      ? ''
      : shape === 'dome'
        ? `<path d="M70 56Q150 -18 230 56Z" fill="${url('gold')}"/><path d="M86 54Q150 0 214 54Z" fill="${colours.mid}"/>`
        : `<path d="M84 56L74 18L112 36L150 6L188 36L226 18L216 56Z" fill="${url('gold')}"/>`
  const { left, width, height } = frame
  const bulbs = repeat(11, (index) => {
    const x = left + 14 + index * ((width - 28) / 10)
    return `<circle cx="${num(x)}" cy="${frame.top + 5.5}" r="2.8" fill="#fffbe6"/><circle cx="${num(x)}" cy="${frame.top + height - 5.5}" r="2.8" fill="#fffbe6"/>`
  })
  return (
    paint(brush) +
    `<g filter="${url('drop')}">${top}<rect x="${left}" y="${frame.top}" width="${width}" height="${height}" rx="24" fill="${url('gold')}"/><rect x="${left + 10}" y="${frame.top + 10}" width="${width - 20}" height="${height - 20}" rx="16" fill="${colours.ink}"/></g>` +
    repeat(3, (column) => reel(brush, symbols, column)) +
    `<rect x="${left + 3}" y="${frame.top + height / 2 - 33}" width="${width - 6}" height="66" rx="12" fill="${colours.glow}" fill-opacity=".1" stroke="${colours.glow}" stroke-width="3.4"/>${bulbs}`
  )
}

function reel(brush: Brush, symbols: readonly ReelSymbol[], column: number): string {
  const x = frame.left + 16 + column * 76
  const [winner = 'seven'] = symbols
  const middle = { x: x + 36, y: frame.top + frame.height / 2 }
  const window = `x="${x}" y="${frame.top + 16}" width="72" height="${frame.height - 32}" rx="10"`
  const above = symbols[1 + (column % (symbols.length - 1))] ?? winner
  const below = symbols[1 + ((column + 2) % (symbols.length - 1))] ?? winner
  return (
    `<rect ${window} fill="${brush.url('reel')}"/>` +
    reelSymbol(brush, above, middle.x, middle.y - 56, 46, 0.85) +
    reelSymbol(brush, below, middle.x, middle.y + 56, 46, 0.85) +
    reelSymbol(brush, winner, middle.x, middle.y, 62, 1) +
    `<rect ${window} fill="${brush.url('reelShade')}"/>`
  )
}

function paint({ id }: Brush): string {
  return (
    linear(
      id('reel'),
      [0, 0, 0, 1],
      [
        [0, '#e9e2f5'],
        [0.5, '#fff'],
        [1, '#e0d6f0'],
      ],
    ) +
    linear(
      id('reelShade'),
      [0, 0, 0, 1],
      [
        [0, '#140626', 0.72],
        [0.3, '#140626', 0.04],
        [0.7, '#140626', 0.04],
        [1, '#140626', 0.72],
      ],
    )
  )
}

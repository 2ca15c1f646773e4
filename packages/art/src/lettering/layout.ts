import type { FontName } from '../material/font.ts'
import type { Line } from './lines.ts'
import { type Box, boxOf, type Outline, outlineText, pathOf, transform } from './outline.ts'
import { bend, type Warp } from './warp.ts'

/** One line of a title, ready to paint. */
export type LaidLine = { readonly path: string; readonly box: Box }

type Row = { readonly outline: Outline; readonly height: number }

const lineGap = 5

/** The part of the block a small word takes, and the most a word on its own may take. */
const share = { small: 0.15, single: 0.62 } as const

/** How much wider than cut a line may be drawn where small words leave it little height. */
const stretchAmongSmallWords = 1.35

/** Sets lines as wide as the box allows, bends them, and stands the block on the bottom of the box. */
export function layOut(lines: readonly Line[], font: FontName, warp: Warp, box: Box): LaidLine[] {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const stretch = lines.some((line) => line.isSmall) ? stretchAmongSmallWords : 1
  const rows = lines.map((line) => setLine(line, font, width, height * shareOf(line, lines), stretch))
  const total = rows.reduce((sum, row) => sum + row.height, lineGap * (rows.length - 1))

  let top = -total / 2
  const bent = rows.map((row) => {
    const offset = top + row.height
    top += row.height + lineGap
    const placed = transform(row.outline, ([x, y]) => [x, y + offset])
    return transform(placed, bend(warp, width, total), 4)
  })

  const whole = boxOf(bent.flat())
  const scale = Math.min(1, width / (whole.right - whole.left), height / (whole.bottom - whole.top))
  const dx = (box.left + box.right) / 2 - ((whole.left + whole.right) / 2) * scale
  const dy = box.bottom - whole.bottom * scale
  return bent.map((outline) => {
    const placed = transform(outline, ([x, y]) => [x * scale + dx, y * scale + dy])
    return { path: pathOf(placed), box: boxOf(placed) }
  })
}

/** Small words take a fixed part; the others divide what is left. */
function shareOf(line: Line, lines: readonly Line[]): number {
  if (line.isSmall) return share.small
  const small = lines.filter((each) => each.isSmall).length
  return Math.min(share.single, (1 - small * share.small) / (lines.length - small))
}

/** One line as wide or as tall as allowed, whichever comes first; its bottom at 0, its middle at x = 0. */
function setLine(line: Line, font: FontName, width: number, height: number, stretch: number): Row {
  const outline = outlineText(line.text, font)
  const box = boxOf(outline)
  const widest = width / (box.right - box.left)
  const scale = Math.min(widest, height / (box.bottom - box.top))
  const wide = line.isSmall ? scale : Math.min(widest, scale * stretch)
  const middle = (box.left + box.right) / 2
  return {
    outline: transform(outline, ([x, y]) => [(x - middle) * wide, (y - box.bottom) * scale]),
    height: (box.bottom - box.top) * scale,
  }
}

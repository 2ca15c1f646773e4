import { type FontName, fontFor, fonts } from '../material/font.ts'
import { num, type Point } from '../svg.ts'

/** One step of a drawn path: a command and the points it needs. */
export type Step = { readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly points: readonly Point[] }

export type Outline = readonly Step[]

export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const commands = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** The outline of a line of text, one unit per em, standing on y = 0. */
export function outlineText(text: string, font: FontName): Outline {
  const steps: Step[] = []
  let pen = 0
  for (const run of runs(text, font)) {
    const scale = 1 / run.font.unitsPerEm
    const laid = run.font.layout(run.text)
    laid.glyphs.forEach((glyph, index) => {
      const position = laid.positions[index]
      if (!position) return
      const { xOffset, yOffset, xAdvance } = position
      for (const { command, args } of glyph.path.commands) {
        const points: Point[] = []
        for (let arg = 0; arg < args.length; arg += 2) {
          const x = pen + ((args[arg] ?? 0) + xOffset) * scale
          points.push([x, -((args[arg + 1] ?? 0) + yOffset) * scale])
        }
        steps.push({ command: commands[command], points })
      }
      pen += xAdvance * scale
    })
  }
  return steps
}

/** Cuts a text where the letters come from another file of the typeface. */
function runs(text: string, name: FontName) {
  const list: { font: ReturnType<typeof fonts>[number]; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = letter === ' ' ? (list.at(-1)?.font ?? fonts(name)[0]) : fontFor(name, letter)
    if (!font) throw new Error(`${name} has no letter "${letter}"`)
    const last = list.at(-1)
    if (last?.font === font) last.text += letter
    else list.push({ font, text: letter })
  }
  return list
}

export function boxOf(outline: Outline): Box {
  const points = outline.flatMap((step) => step.points)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Moves every point; straight lines are cut first, so that they can bend. */
export function transform(outline: Outline, move: (point: Point) => Point, cuts = 1): Outline {
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  return outline.flatMap((step): Step[] => {
    const from = pen
    const end = step.points.at(-1)
    if (step.command === 'M' && end) start = end
    pen = step.command === 'Z' ? start : (end ?? pen)
    if (step.command !== 'L' || !end) return [{ command: step.command, points: step.points.map(move) }]
    return Array.from({ length: cuts }, (_, index): Step => {
      const part = (index + 1) / cuts
      const point: Point = [from[0] + (end[0] - from[0]) * part, from[1] + (end[1] - from[1]) * part]
      return { command: 'L', points: [move(point)] }
    })
  })
}

export function pathOf(outline: Outline): string {
  return outline
    .map(({ command, points }) => command + points.map(([x, y]) => `${num(x)} ${num(y)}`).join(' '))
    .join('')
}

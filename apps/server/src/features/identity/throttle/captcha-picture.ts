/** Draws a few characters so that a person reads them and a simple program does not. */
import { randomInt } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'

const width = 280
const height = 96

/** Strokes in a box 20 wide and 30 high. Drawn, not typeset: no font of the machine is needed. */
const strokes: Record<string, string> = {
  '0': 'M10 0C2 0 1 8 1 15S2 30 10 30s9-8 9-15S18 0 10 0Z',
  '1': 'M4 6L11 0V30M4 30H18',
  '2': 'M1 8C1 3 5 0 10 0s9 3 9 8C19 15 8 20 1 30H19',
  '3': 'M2 4C4 1 7 0 10 0c5 0 8 3 8 7s-3 7-8 7c6 0 9 3 9 8s-4 8-9 8c-4 0-7-1-9-4',
  '4': 'M14 30V0L1 21H19',
  '5': 'M18 0H4L3 13c2-1 4-2 7-2 5 0 9 4 9 9.500S15 30 10 30c-4 0-7-1-9-4',
  '6': 'M17 3C15 1 13 0 11 0 4 0 1 7 1 17c0 8 3 13 9 13 5 0 9-4 9-9s-4-9-9-9c-4 0-8 3-9 8',
  '7': 'M1 0H19L8 30M6 15H17',
  '8': 'M10 0C5 0 2 3 2 7s3 7 8 7 8-3 8-7-3-7-8-7ZM10 14c-6 0-9 4-9 8s3 8 9 8 9-4 9-8-3-8-9-8Z',
  '9': 'M3 27c2 2 4 3 6 3 7 0 10-7 10-17 0-8-3-13-9-13C5 0 1 4 1 9s4 9 9 9c4 0 8-3 9-8',
  '+': 'M10 6V24M1 15H19',
  '-': 'M2 15H18',
  '×': 'M3 8L17 22M17 8L3 22',
  '=': 'M2 11H18M2 20H18',
  '?': 'M2 7C2 3 5 0 10 0s8 3 8 7c0 6-8 6-8 13M10 27V30',
}

const inks = ['#3b2a6b', '#7a2450', '#1f4d6b', '#5a3a12']

const between = (low: number, high: number) => randomInt(low * 100, high * 100) / 100
const ink = () => inks[randomInt(inks.length)]

export async function drawCaptcha(text: string): Promise<Buffer> {
  const characters = [...text]
  const step = (width - 40) / characters.length
  const drawn = characters.map((character, index) => {
    const turn = `rotate(${between(-16, 16)} 10 15) skewX(${between(-9, 9)})`
    const place = `translate(${20 + index * step + between(0, step - 34)} ${between(14, 26)})`
    const size = between(1.55, 1.85)
    return `<path d="${strokes[character]}" transform="${place} scale(${size}) ${turn}" stroke="${ink()}" stroke-width="${between(2.4, 3.2)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#fbf3df"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${noise()}${drawn.join('')}${curves()}</g></svg>`
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return Buffer.from(picture.asPng())
}

function noise(): string {
  const dots = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.6, 1.8)}" stroke="none" fill="${ink()}" opacity=".45"/>`,
  )
  return dots.join('')
}

function curves(): string {
  const curve = () => {
    const y = () => between(10, height - 10)
    return `<path d="M-5 ${y()}C${width / 3} ${y()} ${(2 * width) / 3} ${y()} ${width + 5} ${y()}" stroke="${ink()}" stroke-width="${between(1.2, 2)}" opacity=".7"/>`
  }
  return curve() + curve() + curve()
}

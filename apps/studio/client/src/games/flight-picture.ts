/** The night sky of Crash: a parol that climbs along its curve and goes out. */
import { motion } from '../motion.ts'
import { parolPaths } from '../shell/parol.ts'

export type Picture = {
  readonly phase: 'boarding' | 'flying' | 'crashed'
  /** Since take-off, or of the whole flight once it is over. */
  readonly elapsedMs: number
  /** Since the crash. */
  readonly sinceMs: number
}

/** As the rules have it, without their whole numbers: what is drawn decides nothing. */
const climb = Math.log(1.000_06)
export const multiplierOf = (elapsedMs: number): number => Math.exp(Math.max(0, elapsedMs) * climb)

const rays = parolPaths.rays.map((path) => new Path2D(path))
const light = new Path2D(parolPaths.light)
const shade = new Path2D(parolPaths.shade)
const font = '"Plus Jakarta Sans Variable", sans-serif'

/** Always the same stars: a place, a size and a pace each. */
const stars = Array.from({ length: 46 }, (_, at) => ({
  x: (at * 0.618_034) % 1,
  y: (at * 0.414_214 + 0.13) % 1,
  size: 0.6 + ((at * 7) % 5) * 0.28,
  pace: 0.15 + ((at * 3) % 4) * 0.12,
}))

export function drawFlight(
  ink: CanvasRenderingContext2D,
  width: number,
  height: number,
  { phase, elapsedMs, sinceMs }: Picture,
): void {
  drawStars(ink, width, height, phase === 'flying' && !motion.isReduced ? elapsedMs : 0)
  const top = multiplierOf(elapsedMs)
  const [spanMs, high] = [Math.max(8_000, elapsedMs * 1.12), Math.max(2, 1 + (top - 1) * 1.22)]
  const [left, right, floor, ceiling] = [32, width - 46, height - 30, 30]
  const x = (ms: number) => left + (ms / spanMs) * (right - left)
  const y = (multiplier: number) => floor - ((multiplier - 1) / (high - 1)) * (floor - ceiling)
  drawScale(ink, { left, width, high, y })

  const isOver = phase === 'crashed'
  if (elapsedMs > 0) drawCurve(ink, { x, y, elapsedMs, floor, isOver })
  const [headX, headY] = [x(elapsedMs), y(top)]
  if (isOver) {
    drawBurst(ink, headX, headY, motion.isReduced ? 400 : sinceMs)
    return
  }
  const sway = motion.isReduced ? 0 : Math.sin(elapsedMs / 240) * 0.12
  drawParol(ink, headX, headY, phase === 'boarding' ? 30 : 38, sway)
}

function drawStars(ink: CanvasRenderingContext2D, width: number, height: number, ms: number): void {
  ink.fillStyle = '#fff'
  for (const { x, y, size, pace } of stars) {
    const fall = (y + (ms / 12_000) * pace) % 1
    ink.globalAlpha = 0.25 + pace
    ink.beginPath()
    ink.arc(((x - (ms / 16_000) * pace + 9) % 1) * width, fall * height, size, 0, Math.PI * 2)
    ink.fill()
  }
  ink.globalAlpha = 1
}

function drawScale(
  ink: CanvasRenderingContext2D,
  { left, width, high, y }: { left: number; width: number; high: number; y: (value: number) => number },
): void {
  const rough = (high - 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough
  ink.font = `600 11px ${font}`
  ink.textAlign = 'right'
  ink.textBaseline = 'middle'
  for (let mark = 1; mark < high; mark += step) {
    ink.strokeStyle = 'rgb(255 255 255 / 9%)'
    ink.lineWidth = 1
    ink.beginPath()
    ink.moveTo(left, y(mark))
    ink.lineTo(width - 34, y(mark))
    ink.stroke()
    ink.fillStyle = 'rgb(235 228 255 / 72%)'
    ink.fillText(`${mark.toFixed(step < 0.1 ? 2 : step < 1 ? 1 : 0)}×`, width - 6, y(mark))
  }
}

function drawCurve(
  ink: CanvasRenderingContext2D,
  {
    x,
    y,
    elapsedMs,
    floor,
    isOver,
  }: {
    x: (ms: number) => number
    y: (value: number) => number
    elapsedMs: number
    floor: number
    isOver: boolean
  },
): void {
  const pieces = 64
  const line = new Path2D()
  line.moveTo(x(0), y(1))
  for (let piece = 1; piece <= pieces; piece++) {
    const ms = (elapsedMs * piece) / pieces
    line.lineTo(x(ms), y(multiplierOf(ms)))
  }
  const below = new Path2D(line)
  below.lineTo(x(elapsedMs), floor)
  below.lineTo(x(0), floor)
  const fill = ink.createLinearGradient(0, y(multiplierOf(elapsedMs)), 0, floor)
  fill.addColorStop(0, isOver ? 'rgb(240 70 80 / 34%)' : 'rgb(255 190 70 / 42%)')
  fill.addColorStop(1, isOver ? 'rgb(240 70 80 / 2%)' : 'rgb(255 80 160 / 4%)')
  ink.fillStyle = fill
  ink.fill(below)
  const stroke = ink.createLinearGradient(x(0), 0, x(elapsedMs), 0)
  stroke.addColorStop(0, isOver ? '#7d3452' : '#ff5fa5')
  stroke.addColorStop(1, isOver ? '#ff5a5f' : '#ffd76a')
  ink.strokeStyle = stroke
  ink.lineWidth = 5
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
  ink.stroke(line)
}

function drawParol(ink: CanvasRenderingContext2D, x: number, y: number, size: number, turn: number): void {
  const glow = ink.createRadialGradient(x, y, 2, x, y, size * 1.5)
  glow.addColorStop(0, 'rgb(255 214 110 / 60%)')
  glow.addColorStop(1, 'rgb(255 190 80 / 0%)')
  ink.fillStyle = glow
  ink.beginPath()
  ink.arc(x, y, size * 1.5, 0, Math.PI * 2)
  ink.fill()
  ink.save()
  ink.translate(x, y)
  ink.rotate(turn)
  ink.scale((size * 1.5) / 48, (size * 1.5) / 48)
  ink.translate(-24, -24)
  ink.fillStyle = '#f0b429'
  for (const ray of rays) ink.fill(ray)
  ink.fillStyle = '#ffeaa0'
  ink.fill(light)
  ink.fillStyle = '#e09a1b'
  ink.fill(shade)
  ink.restore()
}

/** Sparks that fly apart and fall. */
function drawBurst(ink: CanvasRenderingContext2D, x: number, y: number, ms: number): void {
  const part = Math.min(1, ms / 900)
  const flash = Math.max(0, 1 - part * 2)
  if (flash > 0) {
    ink.fillStyle = `rgb(255 240 200 / ${flash * 80}%)`
    ink.beginPath()
    ink.arc(x, y, 14 + 50 * part, 0, Math.PI * 2)
    ink.fill()
  }
  const colours = ['#ffd76a', '#ff5fa5', '#ff5a5f', '#fff1c4']
  for (let spark = 0; spark < 26; spark++) {
    const angle = spark * 2.4
    const reach = (18 + ((spark * 13) % 44)) * (1 - (1 - part) ** 2)
    ink.globalAlpha = Math.max(0.12, 1 - part)
    ink.fillStyle = colours[spark % colours.length] as string
    ink.beginPath()
    ink.arc(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + 26 * part * part,
      2.6 - (spark % 3) * 0.6,
      0,
      Math.PI * 2,
    )
    ink.fill()
  }
  ink.globalAlpha = 1
}

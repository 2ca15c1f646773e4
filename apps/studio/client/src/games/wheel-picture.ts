/** The wheel of fortune: a golden rim, its segments, a hub with a parol, and the arrow above. */
import { type wheelRisks, wheelSegments, type wheelSizes } from '@perya/game-rules'
import { parolPaths } from '../shell/parol.ts'

export type Face = { size: (typeof wheelSizes)[number]; risk: (typeof wheelRisks)[number] }

const colours = ['#f3c64b', '#ff5fa5', '#58d39a', '#55b7ff', '#b88cff'] as const
const star = new Path2D(parolPaths.light)
const shade = new Path2D(parolPaths.shade)

type Ink = CanvasRenderingContext2D

export function drawWheel(
  ink: Ink,
  width: number,
  height: number,
  /** `turn` is in turns; `lit` is the segment that came, once it is known. */
  { face, turn, lit }: { face: Face; turn: number; lit: number | null },
): void {
  const radius = Math.min(width, height - 16) / 2 - 6
  const [x, y] = [width / 2, height / 2 + 8]
  ink.save()
  ink.translate(x, y)
  drawRim(ink, radius)
  ink.rotate(turn * Math.PI * 2)
  drawSegments(ink, radius - 12, face, lit)
  drawHub(ink, radius * 0.42)
  ink.rotate(-turn * Math.PI * 2)
  drawParol(ink, radius * 0.7)
  ink.restore()
  drawArrow(ink, x, y - radius)
}

function drawRim(ink: Ink, radius: number) {
  ink.shadowColor = 'rgb(0 0 0 / 60%)'
  ink.shadowBlur = 24
  ink.beginPath()
  ink.arc(0, 0, radius, 0, Math.PI * 2)
  const rim = ink.createLinearGradient(0, -radius, 0, radius)
  rim.addColorStop(0, '#ffe89a')
  rim.addColorStop(0.5, '#f0b429')
  rim.addColorStop(1, '#9c5a0a')
  ink.fillStyle = rim
  ink.fill()
  ink.shadowBlur = 0
}

function drawSegments(ink: Ink, radius: number, face: Face, lit: number | null) {
  const segments = wheelSegments(face)
  const arc = (Math.PI * 2) / segments.length
  for (const [at, pays] of segments.entries()) {
    const start = (at - 0.5) * arc - Math.PI / 2
    ink.beginPath()
    ink.moveTo(0, 0)
    ink.arc(0, 0, radius, start, start + arc)
    ink.closePath()
    ink.fillStyle = colourOf(face, pays)
    ink.fill()
    if (lit !== null && lit !== at) {
      ink.fillStyle = 'rgb(16 8 34 / 55%)'
      ink.fill()
    }
    ink.strokeStyle = '#171029'
    ink.lineWidth = segments.length > 30 ? 1 : 2
    ink.stroke()
    if (segments.length <= 30 && pays > 0) {
      ink.save()
      ink.rotate(at * arc)
      ink.fillStyle = '#1b1030'
      ink.font = `800 ${segments.length > 20 ? 10 : segments.length > 10 ? 12 : 15}px "Plus Jakarta Sans Variable", sans-serif`
      ink.textAlign = 'center'
      ink.fillText(String(pays / 100), 0, -radius + 26)
      ink.restore()
    }
  }
}

/** What pays has a colour, the most gold; what does not is dark. */
export function colourOf(face: Face, pays: number): string {
  if (pays === 0) return '#2b2145'
  const ranks = [...new Set(wheelSegments(face))].filter((each) => each > 0).toSorted((a, b) => b - a)
  return colours[ranks.indexOf(pays) % colours.length] as string
}

function drawHub(ink: Ink, radius: number) {
  ink.beginPath()
  ink.arc(0, 0, radius, 0, Math.PI * 2)
  const hub = ink.createRadialGradient(0, (-radius * 0.1) / 0.42, 2, 0, 0, radius)
  hub.addColorStop(0, '#4b2f7d')
  hub.addColorStop(1, '#1c1233')
  ink.fillStyle = hub
  ink.fill()
  ink.strokeStyle = '#f0b429'
  ink.lineWidth = 4
  ink.stroke()
}

function drawParol(ink: Ink, size: number) {
  ink.scale(size / 48, size / 48)
  ink.translate(-24, -24)
  ink.fillStyle = '#ffe89a'
  ink.fill(star)
  ink.fillStyle = '#e09a1b'
  ink.fill(shade)
}

/** Over the segment that stands at the top. */
function drawArrow(ink: Ink, x: number, top: number) {
  ink.beginPath()
  ink.moveTo(x, top + 22)
  ink.lineTo(x - 13, top - 8)
  ink.lineTo(x + 13, top - 8)
  ink.closePath()
  ink.fillStyle = '#fff'
  ink.shadowColor = 'rgb(0 0 0 / 70%)'
  ink.shadowBlur = 8
  ink.fill()
  ink.shadowBlur = 0
}

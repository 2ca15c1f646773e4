/** The board of Plinko: its pins, the buckets with what they pay, and the ball. */
import { plinkoBuckets, type plinkoRisks, type plinkoRows } from '@perya/game-rules'

export type Board = { rows: (typeof plinkoRows)[number]; risk: (typeof plinkoRisks)[number] }

/** In gaps between pins from the middle, and in rows from the top. */
export type Place = { x: number; y: number }

type Ink = CanvasRenderingContext2D
type Layout = ReturnType<typeof layOut>

/** In a bucket less wide than this, a payout of four digits is not legible across. */
const narrowest = 30

/** From the middle outwards: violet to gold. */
const bucketColour = (part: number) =>
  `oklch(${0.5 + 0.33 * part} ${0.14 + 0.02 * part} ${300 + (86 + 360 - 300) * part})`

/** The last row of pins has two more than the rows above the first. */
function layOut({ rows }: Board, width: number, height: number) {
  const gap = width / (rows + 2)
  // A narrow bucket says its payout from bottom to top.
  const isNarrow = gap < narrowest
  const bucketHeight = isNarrow ? 46 : 30
  const drop = (height - bucketHeight - 22) / (rows + 1)
  const top = 14
  return { gap, drop, top, bucketTop: top + drop * (rows + 0.55), bucketHeight, isNarrow, middle: width / 2 }
}

export function drawBoard(
  ink: Ink,
  width: number,
  height: number,
  /** `lit` is the bucket the ball fell into, once it has. */
  { board, ball, lit }: { board: Board; ball: Place | null; lit: number | null },
): void {
  const layout = layOut(board, width, height)
  drawPins(ink, board, layout)
  drawBuckets(ink, board, layout, lit)
  if (ball) drawBall(ink, ball, layout)
}

function drawPins(ink: Ink, { rows }: Board, { gap, drop, top, middle }: Layout) {
  ink.fillStyle = '#f4e9c8'
  ink.shadowColor = '#ffcf5c'
  ink.shadowBlur = 6
  for (let row = 0; row < rows; row++) {
    for (let pin = 0; pin <= row + 2; pin++) {
      ink.beginPath()
      ink.arc(
        middle + (pin - (row + 2) / 2) * gap,
        top + row * drop,
        Math.max(2.2, gap * 0.09),
        0,
        Math.PI * 2,
      )
      ink.fill()
    }
  }
  ink.shadowBlur = 0
}

function drawBuckets(ink: Ink, board: Board, layout: Layout, lit: number | null) {
  const { gap, bucketTop, bucketHeight, isNarrow, middle } = layout
  const buckets = plinkoBuckets(board)
  const centre = (buckets.length - 1) / 2
  ink.font = `800 ${Math.min(13, gap * (isNarrow ? 0.6 : 0.44))}px "Plus Jakarta Sans Variable", sans-serif`
  ink.textAlign = 'center'
  ink.textBaseline = 'middle'
  for (const [at, pays] of buckets.entries()) {
    const x = middle + (at - centre) * gap
    const y = bucketTop + (lit === at ? 5 : 0)
    const outward = Math.abs(at - centre) / centre
    ink.fillStyle = bucketColour(outward)
    ink.beginPath()
    ink.roundRect(x - gap / 2 + 1.5, y, gap - 3, bucketHeight, 7)
    ink.fill()
    if (lit === at) {
      ink.strokeStyle = '#fff'
      ink.lineWidth = 2
      ink.stroke()
    }
    ink.fillStyle = outward > 0.55 ? '#241300' : '#fff'
    ink.save()
    ink.translate(x, y + bucketHeight / 2)
    if (isNarrow) ink.rotate(-Math.PI / 2)
    ink.fillText(payoutText(pays), 0, 1)
    ink.restore()
  }
}

const payoutText = (pays: number) =>
  pays >= 1_000 ? String(Math.floor(pays / 100)) : (pays / 100).toFixed(1).replace(/\.0$/, '')

function drawBall(ink: Ink, ball: Place, { gap, drop, top, middle }: Layout) {
  const radius = Math.max(5, gap * 0.27)
  const [x, y] = [middle + ball.x * gap, top + ball.y * drop]
  const shine = ink.createRadialGradient(x - radius / 3, y - radius / 3, 1, x, y, radius)
  shine.addColorStop(0, '#fff6d8')
  shine.addColorStop(0.5, '#ff7fb6')
  shine.addColorStop(1, '#b3175f')
  ink.fillStyle = shine
  ink.shadowColor = '#ff5fa5'
  ink.shadowBlur = 14
  ink.beginPath()
  ink.arc(x, y, radius, 0, Math.PI * 2)
  ink.fill()
  ink.shadowBlur = 0
}

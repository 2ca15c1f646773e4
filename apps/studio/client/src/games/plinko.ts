import './canvas.css'
import { originals, plinkoBuckets, plinkoRisks, plinkoRows } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h } from '../dom.ts'
import { motion, tween } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { makeCanvas } from './canvas.ts'
import { returnsOf } from './returns.ts'
import { riskAndSize } from './risk.ts'

type Board = { rows: (typeof plinkoRows)[number]; risk: (typeof plinkoRisks)[number] }

/** From the middle outwards: violet to gold. */
const bucketColour = (part: number) =>
  `oklch(${0.5 + 0.33 * part} ${0.14 + 0.02 * part} ${300 + (86 + 360 - 300) * part})`

const plinko: GameMaker = (desk) => {
  const { t, changed } = desk
  let board: Board = { rows: 8, risk: 'low' }
  let ball: { x: number; y: number } | null = null
  let lit: number | null = null

  /** Where things stand: the last row of pins has two more than the rows above the first. */
  const layout = (width: number, height: number) => {
    const gap = width / (board.rows + 2)
    const bucketHeight = 30
    const drop = (height - bucketHeight - 22) / (board.rows + 1)
    return { gap, drop, top: 14, bucketTop: 14 + drop * (board.rows + 0.55), bucketHeight, middle: width / 2 }
  }

  const { canvas, paint } = makeCanvas('plinko', 'Plinko', (ink, width, height) => {
    const { gap, drop, top, bucketTop, bucketHeight, middle } = layout(width, height)
    for (let row = 0; row < board.rows; row++) {
      for (let pin = 0; pin <= row + 2; pin++) {
        const x = middle + (pin - (row + 2) / 2) * gap
        ink.beginPath()
        ink.arc(x, top + row * drop, Math.max(2.2, gap * 0.09), 0, Math.PI * 2)
        ink.fillStyle = '#f4e9c8'
        ink.shadowColor = '#ffcf5c'
        ink.shadowBlur = 6
        ink.fill()
      }
    }
    ink.shadowBlur = 0
    const buckets = plinkoBuckets(board)
    const centre = (buckets.length - 1) / 2
    for (const [at, pays] of buckets.entries()) {
      const x = middle + (at - centre) * gap
      const isLit = lit === at
      ink.fillStyle = bucketColour(Math.abs(at - centre) / centre)
      ink.beginPath()
      ink.roundRect(x - gap / 2 + 1.5, bucketTop + (isLit ? 5 : 0), gap - 3, bucketHeight, 7)
      ink.fill()
      if (isLit) {
        ink.strokeStyle = '#fff'
        ink.lineWidth = 2
        ink.stroke()
      }
      ink.fillStyle = Math.abs(at - centre) / centre > 0.55 ? '#241300' : '#fff'
      const text =
        pays >= 1_000 ? String(Math.floor(pays / 100)) : (pays / 100).toFixed(1).replace(/\.0$/, '')
      ink.font = `800 ${Math.min(13, gap * 0.44)}px "Plus Jakarta Sans Variable", sans-serif`
      ink.textAlign = 'center'
      ink.textBaseline = 'middle'
      ink.fillText(text, x, bucketTop + bucketHeight / 2 + (isLit ? 5 : 0))
    }
    if (ball) {
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
  })
  const stage = h('div', { class: 'canvas-stage' }, canvas)
  const set = (part: Partial<Board>) => {
    board = { ...board, ...part }
    lit = null
    ball = null
    paint()
    changed()
  }
  const controls = riskAndSize(
    t,
    { of: plinkoRisks, start: board.risk, onChange: (risk) => set({ risk }) },
    { label: t('rows'), of: plinkoRows, start: board.rows, onChange: (rows) => set({ rows }) },
  )

  return {
    stage,
    controls,
    button: 'drop',
    hasAuto: true,
    choose: () => ({ bet: desk.stake(), choice: { ...board } }),
    returns: () => returnsOf(originals.PLINKO.rtp(board)),
    lock: (isLocked) => setLocked(controls, isLocked),
    begin() {
      lit = null
      ball = { x: 0, y: -0.7 }
      paint()
    },
    stop() {
      ball = null
      paint()
    },
    async show({ outcome }) {
      if (outcome?.kind !== 'plinko') return
      let x = 0
      for (const [row, turn] of outcome.path.entries()) {
        const [from, to] = [x, x + (turn === 'right' ? 0.5 : -0.5)]
        const isLast = row === outcome.path.length - 1
        await tween(
          motion.ms(2_000 / board.rows),
          (part) => {
            // A little hop off the pin, then down beside it.
            ball = {
              x: from + (to - from) * Math.min(1, part * 1.4),
              y: row - 0.3 + part * (isLast ? 1.5 : 1) - Math.sin(part * Math.PI) * 0.16,
            }
            paint()
          },
          (part) => part,
        )
        sound.play('tick')
        x = to
      }
      lit = outcome.bucket
      paint()
      await motion.wait(200)
    },
    rules: () => [
      h('p', { class: 'sheet__text' }, t('rulesPlinko')),
      h('p', { class: 'sheet__text' }, [...new Set(plinkoBuckets(board))].map(timesText).join('  ')),
    ],
  }
}

export default plinko

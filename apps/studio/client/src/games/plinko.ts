import './canvas.css'
import { originals, plinkoBuckets, plinkoRisks, plinkoRows } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h } from '../dom.ts'
import { motion, tween } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { makeCanvas } from './canvas.ts'
import { type Board, drawBoard, type Place } from './plinko-picture.ts'
import { returnsOf } from './returns.ts'
import { riskAndSize } from './risk.ts'

const plinko: GameMaker = (desk) => {
  const { t, changed } = desk
  let board: Board = { rows: 8, risk: 'low' }
  let ball: Place | null = null
  let lit: number | null = null

  const { canvas, paint } = makeCanvas('plinko', 'Plinko', (ink, width, height) =>
    drawBoard(ink, width, height, { board, ball, lit }),
  )
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

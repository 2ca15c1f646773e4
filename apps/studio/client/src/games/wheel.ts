import './canvas.css'
import { originals, wheelRisks, wheelSegments, wheelSizes } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h } from '../dom.ts'
import { easeOut, motion, tween } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { makeCanvas } from './canvas.ts'
import { returnsOf } from './returns.ts'
import { riskAndSize } from './risk.ts'
import { colourOf, drawWheel, type Face } from './wheel-picture.ts'

const wheel: GameMaker = (desk) => {
  const { t, changed } = desk
  let face: Face = { size: 10, risk: 'low' }
  /** In turns; the segment under the arrow stands at the top. */
  let turn = 0
  let lit: number | null = null

  const { canvas, paint } = makeCanvas('wheel', 'Wheel', (ink, width, height) =>
    drawWheel(ink, width, height, { face, turn, lit }),
  )
  const legend = h('ul', { class: 'wheel-pays', 'aria-label': t('pays') })
  const stage = h('div', { class: 'canvas-stage canvas-stage--with-pays' }, canvas, legend)
  /** What each colour pays: on a full wheel there is no room for it in the segments. */
  const showPays = () => {
    const pays = [...new Set(wheelSegments(face))].toSorted((a, b) => b - a)
    legend.replaceChildren(
      ...pays.map((each) => {
        const item = h('li', {}, timesText(each))
        item.style.setProperty('--pays', colourOf(face, each))
        return item
      }),
    )
  }
  showPays()
  const set = (part: Partial<Face>) => {
    face = { ...face, ...part }
    lit = null
    turn = 0
    paint()
    showPays()
    changed()
  }
  const controls = riskAndSize(
    t,
    { of: wheelRisks, start: face.risk, onChange: (risk) => set({ risk }) },
    { label: t('segments'), of: wheelSizes, start: face.size, onChange: (size) => set({ size }) },
  )

  return {
    stage,
    controls,
    button: 'spin',
    hasAuto: true,
    choose: () => ({ bet: desk.stake(), choice: { ...face } }),
    returns: () => returnsOf(originals.WHEEL.rtp(face)),
    lock: (isLocked) => setLocked(controls, isLocked),
    begin() {
      lit = null
      paint()
    },
    async show({ outcome }) {
      if (outcome?.kind !== 'wheel') return
      const from = turn % 1
      const end = Math.ceil(from) + (motion.isQuick ? 2 : 5) - outcome.segment / face.size
      let passed = 0
      await tween(
        motion.ms(3_200),
        (part) => {
          turn = from + (end - from) * part
          const now = Math.floor(turn * face.size + 0.5)
          if (now !== passed) sound.play('tick')
          passed = now
          paint()
        },
        easeOut,
      )
      lit = outcome.segment
      paint()
    },
    rules: () => [
      h('p', { class: 'sheet__text' }, t('rulesWheel')),
      h(
        'table',
        { class: 'pays' },
        h('thead', {}, h('tr', {}, h('th', {}, t('pays')), h('th', {}, t('chance')))),
        h(
          'tbody',
          {},
          ...[...new Set(wheelSegments(face))]
            .toSorted((a, b) => b - a)
            .map((pays) =>
              h(
                'tr',
                {},
                h('td', {}, timesText(pays)),
                h('td', {}, `${wheelSegments(face).filter((each) => each === pays).length} / ${face.size}`),
              ),
            ),
        ),
      ),
    ],
  }
}

export default wheel

import './canvas.css'
import { originals, wheelRisks, wheelSegments, wheelSizes } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h } from '../dom.ts'
import { easeOut, motion, tween } from '../motion.ts'
import { parolPaths } from '../shell/parol.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { makeCanvas } from './canvas.ts'
import { returnsOf } from './returns.ts'
import { riskAndSize } from './risk.ts'

type Face = { size: (typeof wheelSizes)[number]; risk: (typeof wheelRisks)[number] }

const colours = ['#f3c64b', '#ff5fa5', '#58d39a', '#55b7ff', '#b88cff'] as const

const wheel: GameMaker = (desk) => {
  const { t, changed } = desk
  let face: Face = { size: 10, risk: 'low' }
  /** In turns; the segment under the arrow stands at the top. */
  let turn = 0
  let lit: number | null = null

  /** What pays has a colour, the most gold; what does not is dark. */
  const colourOf = (pays: number) => {
    if (pays === 0) return '#2b2145'
    const ranks = [...new Set(wheelSegments(face))].filter((each) => each > 0).toSorted((a, b) => b - a)
    return colours[ranks.indexOf(pays) % colours.length] as string
  }
  const star = new Path2D(parolPaths.light)
  const shade = new Path2D(parolPaths.shade)

  const { canvas, paint } = makeCanvas('wheel', 'Wheel', (ink, width, height) => {
    const radius = Math.min(width, height - 16) / 2 - 6
    const [x, y] = [width / 2, height / 2 + 8]
    const segments = wheelSegments(face)
    const arc = (Math.PI * 2) / segments.length
    ink.save()
    ink.translate(x, y)
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
    ink.rotate(turn * Math.PI * 2)
    const inner = radius - 12
    for (const [at, pays] of segments.entries()) {
      const start = (at - 0.5) * arc - Math.PI / 2
      ink.beginPath()
      ink.moveTo(0, 0)
      ink.arc(0, 0, inner, start, start + arc)
      ink.closePath()
      ink.fillStyle = colourOf(pays)
      ink.fill()
      if (lit !== null && lit !== at) {
        ink.fillStyle = 'rgb(16 8 34 / 55%)'
        ink.fill()
      }
      ink.strokeStyle = '#171029'
      ink.lineWidth = segments.length > 30 ? 1 : 2
      ink.stroke()
      if (segments.length <= 20 && pays > 0) {
        ink.save()
        ink.rotate(at * arc)
        ink.fillStyle = '#1b1030'
        ink.font = `800 ${segments.length > 10 ? 12 : 15}px "Plus Jakarta Sans Variable", sans-serif`
        ink.textAlign = 'center'
        ink.fillText(String(pays / 100), 0, -inner + 26)
        ink.restore()
      }
    }
    ink.beginPath()
    ink.arc(0, 0, radius * 0.42, 0, Math.PI * 2)
    const hub = ink.createRadialGradient(0, -radius * 0.1, 2, 0, 0, radius * 0.42)
    hub.addColorStop(0, '#4b2f7d')
    hub.addColorStop(1, '#1c1233')
    ink.fillStyle = hub
    ink.fill()
    ink.strokeStyle = '#f0b429'
    ink.lineWidth = 4
    ink.stroke()
    ink.rotate(-turn * Math.PI * 2)
    const size = radius * 0.7
    ink.scale(size / 48, size / 48)
    ink.translate(-24, -24)
    ink.fillStyle = '#ffe89a'
    ink.fill(star)
    ink.fillStyle = '#e09a1b'
    ink.fill(shade)
    ink.restore()
    ink.beginPath()
    ink.moveTo(x, y - radius + 22)
    ink.lineTo(x - 13, y - radius - 8)
    ink.lineTo(x + 13, y - radius - 8)
    ink.closePath()
    ink.fillStyle = '#fff'
    ink.shadowColor = 'rgb(0 0 0 / 70%)'
    ink.shadowBlur = 8
    ink.fill()
    ink.shadowBlur = 0
  })
  const stage = h('div', { class: 'canvas-stage' }, canvas)
  const set = (part: Partial<Face>) => {
    face = { ...face, ...part }
    lit = null
    turn = 0
    paint()
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

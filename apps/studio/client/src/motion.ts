/** How long things take: as drawn, in a hurry, or hardly at all for those who asked for less motion. */

import { asked } from './kept.ts'

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
const isReduced = () => lessMotion.matches || asked('motion') === 'still'

export const motion = {
  isQuick: false,
  get isReduced(): boolean {
    return isReduced()
  },
  /** A time as drawn, shortened as the player wishes. */
  ms(full: number): number {
    if (isReduced()) return Math.min(full, 60)
    return motion.isQuick ? full * 0.4 : full
  },
  wait: (full: number): Promise<void> => new Promise((done) => setTimeout(done, motion.ms(full))),
}

export type Ease = (part: number) => number
export const easeOut: Ease = (part) => 1 - (1 - part) ** 3
export const easeIn: Ease = (part) => part * part
/** Goes a little too far and settles. */
export const easeBack: Ease = (part) => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2

/** Calls `draw` with the part done, from 0 to 1, once a frame; the end is always drawn. */
export function tween(ms: number, draw: (part: number) => void, ease: Ease = easeOut): Promise<void> {
  return new Promise((done) => {
    const start = performance.now()
    const frame = (now: number) => {
      const part = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms))
      draw(ease(part))
      if (part < 1) requestAnimationFrame(frame)
      else done()
    }
    requestAnimationFrame(frame)
  })
}

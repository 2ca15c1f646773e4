import { drawBelow, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'

export const wheelSizes = [10, 20, 30, 40, 50] as const
export const wheelRisks = ['low', 'medium', 'high'] as const
export type WheelFace = {
  readonly size: (typeof wheelSizes)[number]
  readonly risk: (typeof wheelRisks)[number]
}
export type WheelBet = WheelFace & { readonly stake: Amount }

const lowTen = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0]

/** Every second segment of the medium wheel pays: one top prize, some 2.00, the rest 1.50. */
const medium: Record<WheelFace['size'], { top: number; doubles: number }> = {
  10: { top: 340, doubles: 1 },
  20: { top: 480, doubles: 3 },
  30: { top: 670, doubles: 4 },
  40: { top: 810, doubles: 6 },
  50: { top: 1000, doubles: 7 },
}

/** What each segment pays in hundredths, clockwise; every wheel returns exactly 99 %. */
export function wheelSegments({ size, risk }: WheelFace): readonly number[] {
  check({ size, risk })
  const at = (pick: (segment: number) => number) => Array.from({ length: size }, (_, each) => pick(each))
  if (risk === 'low') return at((segment) => lowTen[segment % lowTen.length] as number)
  if (risk === 'high') return at((segment) => (segment === 0 ? 99 * size : 0))
  const { top, doubles } = medium[size]
  return at((segment) => {
    if (segment % 2 === 1) return 0
    if (segment === 0) return top
    return segment / 2 <= doubles ? 200 : 150
  })
}

function check({ size, risk }: WheelFace): void {
  checkRule(wheelSizes.includes(size), 'size')
  checkRule(wheelRisks.includes(risk), 'risk')
}

export type WheelOutcome = { readonly segment: number }

export const wheel = {
  code: 'WHEEL',
  check,
  draw: (source: WordSource, { size }: Pick<WheelFace, 'size'>): WheelOutcome => ({
    segment: drawBelow(source, size),
  }),
  settle: (bet: WheelBet, { segment }: WheelOutcome): Amount =>
    payoutOf(bet.stake, BigInt(wheelSegments(bet)[segment] ?? 0)),
  rtp: (face: WheelFace): Ratio =>
    ratio(BigInt(wheelSegments(face).reduce((sum, pays) => sum + pays, 0)), 100n * BigInt(face.size)),
}

import { isAtMost, type Ratio, ratio } from '../ratio.ts'

const most = ratio(9n, 10n)

/** Whether a bet comes back so often, more than nine times in ten, that hardly anything was risked. */
export const isLowRisk = (chance: Ratio): boolean => !isAtMost(chance, most)

import { type Day, dayAfter, dayOf, isDrawDay, issuesOfDay, type Lottery } from '@perya/lottery-rules'

/** Whole days after today, and issues that can still be bought, whichever reaches further. */
export type Reach = { days: number; issues: number }

/** Something to sell. */
export const reachFirst: Reach = { days: 0, issues: 1 }
/** What a chase finds: of a lottery drawn once a week, ten weeks. */
export const reachAhead: Reach = { days: 2, issues: 10 }

/** Every lottery is drawn at least weekly. */
const daysPerIssue = 7

/** The days with draws from today on whose issues have to be there. */
export function comingDays(lottery: Lottery, now: Date, { days, issues }: Reach): Day[] {
  const today = dayOf(lottery, now)
  const found: Day[] = []
  let buyable = 0
  for (let after = 0; after <= days || buyable < issues; after++) {
    if (after > days + (issues + 1) * daysPerIssue) throw new Error(`${lottery.code} is drawn too seldom`)
    const day = dayAfter(today, after)
    if (!isDrawDay(lottery, day)) continue
    found.push(day)
    if (buyable < issues) buyable += issuesOfDay(lottery, day).filter(({ closeAt }) => closeAt > now).length
  }
  return found
}

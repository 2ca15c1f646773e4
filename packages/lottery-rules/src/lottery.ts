import type { Amount } from '@perya/money'
import type { Family } from './family.ts'
import type { Mode } from './stake.ts'

export type PrizeMode = 'Lott' | 'ZY' | 'Elott'
export type LotteryVendor = 'HOUSE' | 'TCG_LOTTO_VN' | 'TCG_SEA'

/** Zones without summer time, so that their distance from UTC in minutes says everything. */
export const zoneOffsets = {
  'Asia/Manila': 480,
  'Asia/Singapore': 480,
  'Asia/Bangkok': 420,
  'Asia/Ho_Chi_Minh': 420,
  'Asia/Jakarta': 420,
} as const
export type Zone = keyof typeof zoneOffsets

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** One draw of a day; the slot is what its issue number ends in. */
export type DailyDraw = {
  readonly at: `${number}:${number}`
  readonly weekdays: readonly Weekday[]
  readonly slot: string
  /** Where betting on this draw ends earlier than on the others. */
  readonly closesBefore?: number
}

/** A draw every so many seconds from local midnight, or at fixed hours of fixed days. */
export type Schedule = { readonly everySeconds: number } | { readonly draws: readonly DailyDraw[] }

/** Days (`2027-02-05`) from the first to the last. */
export type Pause = { readonly from: string; readonly to: string }

/** Caps of a lottery; a merchant may set lower ones. */
export type LotteryLimits = {
  readonly stakePerLine: Amount
  readonly stakePerMemberIssue: Amount
  readonly winPerOrder: Amount
  readonly winPerMemberIssue: Amount
  /** The most all tickets of an issue may win together on one number. */
  readonly liabilityPerNumber: Amount
  readonly mostMultiple: number
  readonly mostChaseIssues: number
}

/** So long after its hour an external draw waits for its result; then it is void and every stake goes back. */
export const resultWaitHours = 24

/** A game: what is drawn, when, by whom, and what it costs. */
export type Lottery = {
  readonly code: string
  readonly family: Family
  readonly prizeMode: PrizeMode
  readonly vendor: LotteryVendor
  readonly zone: Zone
  readonly schedule: Schedule
  /** When nothing is drawn, whatever the schedule says: bets taken then are for the first draw after it. */
  readonly pauses?: readonly Pause[]
  /** Seconds before the draw at which betting ends. */
  readonly closesBefore: number
  /** `house` is drawn from the committed chain; an `external` result comes from two sources or two people. */
  readonly drawSource: 'house' | 'external'
  /** From 1,700 to 1,980; families with published prices do not look at it. */
  readonly prizeGroup: number
  /** What one bet can cost at mode 1 and multiple 1, the usual price first. */
  readonly unitPrices: readonly Amount[]
  readonly modes: readonly Mode[]
  readonly limits: LotteryLimits
}

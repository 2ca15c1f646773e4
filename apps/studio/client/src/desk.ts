/** What the shell gives a game, and what a game gives the shell. */
import type { Amount } from '@perya/money'
import type { GameInfo, Round, SeedInfo, StudioInput } from '@perya/studio-contract'
import type { Child } from './dom.ts'
import type { TextKey, Translate } from './texts.ts'

export type Step = StudioInput<'step'>['choice']

/** What the studio tells by itself of a game that does not wait for the player. */
export type News = {
  /** The player's round on the flight there is. */
  readonly round: Round | null
  readonly seeds: SeedInfo
  readonly isNewFlight: boolean
}

export type Desk = {
  readonly session: string
  readonly info: GameInfo
  readonly t: Translate
  readonly money: (amount: Amount) => string
  /** The stake on the slip. */
  readonly stake: () => Amount
  /** The player chose something else: the slip is drawn anew. */
  readonly changed: () => unknown
  /** One move in the open round; ignored while another is under way. */
  readonly step: (choice: Step) => void
  readonly told: (news: News) => void
  /** The last result has been seen. */
  readonly clear: () => void
  /** Shows a sentence over the stage until it is taken away. */
  readonly say: (text: string | null) => void
}

/** A game that goes on by itself. */
export type LiveView = {
  /** Begins to watch, once the table is set. */
  readonly start: () => void
  /** Why no bet is taken now. */
  readonly closed: () => string | null
  /** What leaving would bring now; null while the round cannot be left. */
  readonly worth: (round: Round) => Amount | null
  /** On the button while the round cannot be left. */
  readonly waiting: () => string
}

export type GameView = {
  readonly stage: HTMLElement
  /** On the slip, above the stake. */
  readonly controls?: HTMLElement
  /** Shown while a round is open. */
  readonly moves?: HTMLElement
  readonly button: TextKey
  /** What would be staked and on what; null while something is still to be chosen. */
  readonly choose: () => { readonly bet: Amount; readonly choice: Record<string, unknown> } | null
  /** The exact return of what is chosen, where it hangs on that: `99.00%`. */
  readonly returns?: () => { readonly rtp: string; readonly edge: string }
  /** The bet is under way. */
  readonly begin?: () => void
  /** The bet was refused, or its answer is not known. */
  readonly stop?: () => void
  /** Shows what the studio sent; `isBack` when the round was left and is only put back on the table. */
  readonly show: (round: Round, isBack: boolean) => Promise<void>
  readonly lock: (isLocked: boolean) => void
  /** The result in the strip of the last ones, when the multiplier does not say it better. */
  readonly label?: (round: Round) => string
  readonly rules: () => readonly Child[]
  readonly live?: LiveView
  /** In place of the player's own last results. */
  readonly strip?: HTMLElement
  /** What else the fairness sheet shows. */
  readonly fairness?: () => readonly Child[]
  /** False where nothing can be hurried. */
  readonly hasQuick?: false
  /** False where an open round cannot be left with what it stands at. */
  readonly hasCashOut?: false
  /** False where every move is the player's own. */
  readonly hasAuto: boolean
}

export type GameMaker = (desk: Desk) => GameView | Promise<GameView>

/** Hundredths as a player reads them: ×1.98. */
export const timesText = (hundredths: number | bigint): string => {
  const value = BigInt(hundredths)
  const whole = (value / 100n).toString().replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `×${whole}.${(value % 100n).toString().padStart(2, '0')}`
}

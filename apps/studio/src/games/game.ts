/** What every game looks like to the studio, whether it is decided at once or move by move. */
import type { RoundSeeds } from '@perya/fairness'
import type { Amount } from '@perya/money'
import type { Outcome, Proof } from '@perya/studio-contract'

export type Move = string | number
export type Choice = Readonly<Record<string, unknown>>

export type Playing = {
  readonly bet: Amount
  readonly choice: Choice
  readonly moves: readonly Move[]
  readonly seeds: RoundSeeds
}

/** A round as its moves so far have left it. */
export type Standing = {
  /** No further move is possible. */
  readonly isOver: boolean
  /** What ending the round here pays. */
  readonly worth: Amount
  /** What the player may see while the round goes on, and what once it has ended. */
  readonly shown: Outcome
  readonly ended: Outcome
  /** As the verifier expects it. */
  readonly proof: Pick<Proof, 'bet' | 'outcome' | 'paytable'>
}

export type GameRules = {
  /** Throws a RuleError for a bet the game does not know. */
  readonly check: (bet: Amount, choice: Choice) => void
  /** Throws a RuleError for a move the round does not allow. */
  readonly stand: (round: Playing) => Standing
  /** Only of games played move by move: a step of the client as a move. */
  readonly readMove?: (step: { cell?: number | undefined; move?: string | undefined }) => Move
  /** One outcome for everybody, on a flight that takes off without waiting for anyone. */
  readonly isShared?: true
  /** The player may leave once the round is worth something. */
  readonly canLeave?: true
  /** Whether the bet, or what its player has made of it when the round ends, could hardly lose. */
  readonly isLowRisk?: (round: Playing) => boolean
  /** What an abandoned round is played on with; none means it is left as it stands. */
  readonly lastMove?: (round: Playing) => Move
}

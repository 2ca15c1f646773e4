/**
 * Randomness nobody chose, spoken at an instant known in advance. Which round an issue takes is written down when the
 * issue is made; its bets are sealed before the round speaks.
 */
export type Beacon = {
  /** Under which name it stands in proofs. */
  name: string
  /** The first round that speaks at or after an instant. */
  roundAt: (at: Date) => number
  /** `null` while the round has not spoken. */
  read: (round: number) => Promise<Spoken | null>
}

/** 32 bytes in hexadecimal, and what proves who said them. */
export type Spoken = { randomness: string; signature: string | null }

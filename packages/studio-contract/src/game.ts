/** What a game knows before its first round. */
import { Language } from '@perya/contract/language'
import { AmountText } from '@perya/contract/values'
import { z } from 'zod'

export const gameKinds = ['slot', 'original'] as const

export const PlayerInfo = z.object({
  currency: z.string(),
  balance: AmountText,
  /** Plays with play money, at the same odds; the game says so all the time. */
  isTrial: z.boolean(),
  language: Language,
})
export type PlayerInfo = z.infer<typeof PlayerInfo>

export const GameInfo = z.object({
  /** The game that is played: `DICE`, `HI_LO`, or the code of a slot; an original under another name keeps its own code. */
  code: z.string(),
  /** Names the game's picture and theme in the catalogue. */
  nodeId: z.string(),
  name: z.string(),
  kind: z.enum(gameKinds),
  /** Of a slot: the id of its model in `slotModels`, whose paytable it is played with. */
  model: z.string().optional(),
  minBet: AmountText,
  maxBet: AmountText,
  /** Rising; the only bets a slot takes. Originals take any whole centavo from `minBet` to `maxBet`. */
  betLevels: z.array(AmountText),
  /** The bet the slip opens with: one of `betLevels`. */
  firstBet: AmountText,
  /** Cut, never rounded up: `96.12%`. For originals whose return depends on the bet, the lowest return. */
  returnToPlayer: z.string(),
  /** What the house keeps: `3.88%`. */
  edge: z.string(),
  volatility: z.enum(['low', 'medium', 'high']).optional(),
})
export type GameInfo = z.infer<typeof GameInfo>

/**
 * The seeds the next round is played with; one pair for all games of a player. Of Crash those of everybody: the
 * commitment of the chain, the salt it got after that was published, and the place of the flight.
 */
export const SeedInfo = z.object({
  pairId: z.string(),
  serverSeedHash: z.string(),
  /** Chosen by the player's device after it was shown the hash; empty until then. */
  clientSeed: z.string(),
  nextNonce: z.int(),
  /** What the seeds after these are committed to, before anybody can choose a seed for them. */
  nextServerSeedHash: z.string(),
  chain: z.object({ length: z.int() }).optional(),
})
export type SeedInfo = z.infer<typeof SeedInfo>

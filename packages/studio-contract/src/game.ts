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
  /** Cut, never rounded up: `96.12%`. For originals whose return depends on the bet, the lowest return. */
  returnToPlayer: z.string(),
  /** What the house keeps: `3.88%`. */
  edge: z.string(),
  volatility: z.enum(['low', 'medium', 'high']).optional(),
})
export type GameInfo = z.infer<typeof GameInfo>

/**
 * The seeds of the next round; one pair for all games of a player. For Crash they are the same for everybody: the
 * chain's commitment, its salt (empty until it is fixed, after the commitment was published) and the flight's place.
 */
export const SeedInfo = z.object({
  pairId: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nextNonce: z.int(),
  chain: z.object({ length: z.int(), nextCommitment: z.string() }).optional(),
})
export type SeedInfo = z.infer<typeof SeedInfo>

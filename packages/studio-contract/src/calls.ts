/**
 * What a game's client says to the studio: JSON by POST.
 *
 * An answer is the value itself. A refusal has the status of its error and `{ errorCode, message }`,
 * with the message in the player's language. When no answer comes, the client sends the call again with the
 * same `key`: it is never played twice, and the client gets the lost answer.
 */

import { Language } from '@perya/contract/language'
import { AmountText } from '@perya/contract/values'
import { z } from 'zod'
import type { StudioErrorCode } from './errors.ts'
import { GameInfo, PlayerInfo, SeedInfo } from './game.ts'
import { Proof, Round } from './round.ts'

const Session = z.string().min(1).max(128)
/** The client makes a new key for every intent of the player; a double tap carries the same key. */
const Key = z.string().regex(/^[\w-]{8,64}$/)
const RoundId = z.uuid()

/**
 * By game. Slots and HI_LO: `{}`. CRASH: `{ flight }` or `{ flight, autoCashOut }`, in hundredths. DICE: `{ side: 'under' | 'over', chance }` (10 to 9,800 of 10,000).
 * LIMBO: `{ target }` in hundredths. MINES: `{ mines }`. PLINKO: `{ rows, risk }`. WHEEL: `{ size, risk }`.
 * KENO: `{ picks }`. COLOR_GAME: `{ stakes: { red: '1.00' } }`, which add up to `bet`.
 * LUCKY_9: `{}` or `{ naturalStake: '1.00' }`, which is part of `bet`.
 */
const Choice = z.record(z.string().max(20), z.unknown())

/** MINES: `{ cell }`. HI_LO: `{ move: 'higher' | 'lower' | 'same' | 'skip' }`. LUCKY_9: `{ move: 'stand' | 'draw' }`. */
const Step = z.strictObject({ cell: z.int().optional(), move: z.string().max(10).optional() })

const Played = z.object({ round: Round, balance: AmountText, seeds: SeedInfo })

export const studioCalls = {
  /** Trades the launch token of the address, once, for a session of one game. */
  open: {
    path: '/studio/api/open',
    input: z.strictObject({
      token: z.string().min(1).max(128),
      game: z.string().min(1).max(64),
      /** The language of the page that launched the game; if unset, the one the wallet knows. */
      language: Language.optional(),
    }),
    output: z.object({
      session: z.string(),
      player: PlayerInfo,
      game: GameInfo,
      seeds: SeedInfo,
      /** An interrupted round of this game, which the player continues. */
      openRound: Round.nullable(),
    }),
  },
  play: {
    path: '/studio/api/play',
    input: z.strictObject({ session: Session, key: Key, bet: AmountText, choice: Choice }),
    output: Played,
  },
  step: {
    path: '/studio/api/step',
    input: z.strictObject({ session: Session, roundId: RoundId, key: Key, choice: Step }),
    output: Played,
  },
  /** Ends a round of MINES, HI_LO or CRASH at its current worth; for CRASH the studio's clock decides, never after the crash. */
  cashOut: {
    path: '/studio/api/cashOut',
    input: z.strictObject({ session: Session, roundId: RoundId, key: Key }),
    output: Played,
  },
  /**
   * Chooses the player's seed for the server seed whose hash it was shown. With `serverSeedHash` of a pair that no bet
   * has used, that pair gets it. With `nextServerSeedHash`, the server seed in use is revealed and a new pair starts;
   * refused while a round of any game is open, and with the client seed in use.
   */
  seeds: {
    path: '/studio/api/seeds',
    input: z.strictObject({
      session: Session,
      clientSeed: z.string().regex(/^[\w-]{1,64}$/),
      serverSeedHash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    output: z.object({
      seeds: SeedInfo,
      /** Null where the pair in use had decided nothing, and stays. */
      revealed: z
        .object({
          pairId: z.string(),
          serverSeed: z.string(),
          serverSeedHash: z.string(),
          clientSeed: z.string(),
        })
        .nullable(),
    }),
  },
  /** The player's own rounds of this game, newest first. */
  rounds: {
    path: '/studio/api/rounds',
    input: z.strictObject({ session: Session, page: z.int().min(1).max(10_000) }),
    output: z.object({
      rounds: z.array(
        z.object({
          round: Round,
          /** Null until the seed is revealed. */
          proof: Proof.nullable(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
  /** The player's current state; a client also asks for it after a lost connection. */
  balance: {
    path: '/studio/api/balance',
    input: z.strictObject({ session: Session }),
    output: z.object({ balance: AmountText, seeds: SeedInfo, openRound: Round.nullable() }),
  },
} as const

export type StudioCallName = keyof typeof studioCalls
export type StudioInput<N extends StudioCallName> = z.infer<(typeof studioCalls)[N]['input']>
export type StudioAnswer<N extends StudioCallName> = z.infer<(typeof studioCalls)[N]['output']>
export type StudioRefusal = { errorCode: StudioErrorCode; message: string }

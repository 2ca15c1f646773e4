/** A round as the game's client sees it: never more than the player may know at that moment. */
import { AmountText } from '@perya/contract/values'
import { z } from 'zod'

/** Waiting for the player's next move, waiting for the wallet to take the result, finished, or cancelled unplayed. */
export const roundStates = ['open', 'paying', 'settled', 'cancelled'] as const

const Win = z.object({
  symbol: z.string(),
  length: z.int(),
  coins: z.int(),
  /** In a line game the line, in a ways game the number of ways. */
  line: z.int().optional(),
  ways: z.int().optional(),
})

const ReelOutcome = z.object({
  kind: z.literal('reels'),
  /** The paid spin, then every free one. Grids are by reel, each from top to bottom. */
  spins: z.array(
    z.object({
      isFree: z.boolean(),
      stops: z.array(z.int()),
      grid: z.array(z.string()),
      wins: z.array(Win),
      times: z.int(),
      coins: z.int(),
      awarded: z.int(),
    }),
  ),
  /** Hold-and-spin: step 0 holds the coins already in view; a cell is `reel * rows + row`. */
  hold: z
    .object({
      steps: z.array(z.object({ landed: z.array(z.object({ cell: z.int(), coins: z.int() })) })),
      coins: z.int(),
      isFull: z.boolean(),
    })
    .optional(),
  /** Of the whole round; the stake is the model's `coins`. */
  coins: z.int(),
})
export type ReelOutcome = z.infer<typeof ReelOutcome>

const CascadeOutcome = z.object({
  kind: z.literal('cascade'),
  /** Grids are by column, each from top to bottom. */
  steps: z.array(
    z.object({
      grid: z.array(z.string()),
      wins: z.array(z.object({ symbol: z.string(), count: z.int(), coins: z.int() })),
      times: z.int(),
      coins: z.int(),
    }),
  ),
  coins: z.int(),
})
export type CascadeOutcome = z.infer<typeof CascadeOutcome>

const Cards = z.array(z.int())

/** What the client animates. Cards are 0 to 51: rank first (ace low), then suit; points are hundredths. */
export const Outcome = z.discriminatedUnion('kind', [
  ReelOutcome,
  CascadeOutcome,
  z.object({ kind: z.literal('dice'), roll: z.int() }),
  /** Null for everybody until the flight has crashed. */
  z.object({ kind: z.literal('crash'), point: z.number().nullable() }),
  z.object({ kind: z.literal('limbo'), point: z.int() }),
  z.object({ kind: z.literal('plinko'), path: z.array(z.enum(['left', 'right'])), bucket: z.int() }),
  z.object({ kind: z.literal('wheel'), segment: z.int() }),
  z.object({ kind: z.literal('keno'), drawn: z.array(z.int()) }),
  z.object({ kind: z.literal('color'), dice: z.array(z.string()) }),
  /** `mines` is null while the round is open; `opened` holds every cell opened so far, a mine the last. */
  z.object({ kind: z.literal('mines'), opened: z.array(z.int()), mines: z.array(z.int()).nullable() }),
  /** The cards shown so far, one more than moves; `isLost` once a guess was wrong. */
  z.object({ kind: z.literal('hi-lo'), cards: Cards, isLost: z.boolean() }),
  /** While open the player's first two cards and none of the banker's; then every card that was played. */
  z.object({ kind: z.literal('lucky-9'), player: Cards, banker: Cards }),
])
export type Outcome = z.infer<typeof Outcome>

/** A round as `npm run verify` reads it. */
export const Proof = z.object({
  game: z.string(),
  seeds: z.object({
    serverSeed: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    /** For a shared round the commitment of its chain; the nonce is the flight's place there. */
    commitment: z.string(),
    isChain: z.literal(true).optional(),
    /** When the commitment was kept, and when the client seed came: unset of rounds from before that was written down. */
    committedAt: z.iso.datetime().optional(),
    chosenAt: z.iso.datetime().optional(),
  }),
  /** When the bet was taken. */
  playedAt: z.iso.datetime(),
  bet: z.record(z.string(), z.unknown()),
  moves: z.array(z.union([z.string(), z.int()])).optional(),
  paytable: z.record(z.string(), z.unknown()).optional(),
  outcome: z.unknown(),
  payout: AmountText,
})
export type Proof = z.infer<typeof Proof>

export const Round = z.object({
  id: z.string(),
  /** The game's code. */
  game: z.string(),
  nonce: z.int(),
  /** Everything that was staked. */
  bet: AmountText,
  /** As sent with `play`. */
  choice: z.record(z.string(), z.unknown()),
  state: z.enum(roundStates),
  /** Cells, guesses or the one move of Lucky 9, in order; for Crash the multiplier at which the player left. */
  moves: z.array(z.union([z.string(), z.int()])),
  /** Null only for a round called off. */
  outcome: Outcome.nullable(),
  /** What `cashOut` would pay now; null where it would be refused. */
  cashOut: AmountText.nullable(),
  /** What the round paid; 0 while it is open. */
  win: AmountText,
  /** In hundredths, cut: what was or would now be paid over the bet. */
  multiplier: z.int(),
  isTrial: z.boolean(),
  playedAt: z.iso.datetime(),
  seeds: z.object({
    pairId: z.string(),
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    /** When each was fixed, as in `Proof`. */
    committedAt: z.iso.datetime().optional(),
    chosenAt: z.iso.datetime().optional(),
    /** Null until the player changes seeds, or the flight has crashed. */
    serverSeed: z.string().nullable(),
  }),
})
export type Round = z.infer<typeof Round>

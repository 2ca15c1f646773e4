import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AmountText } from './values.ts'

/** What must still be staked before one credit may be withdrawn completely. */
export const TurnoverRequirement = z.strictObject({
  reference: z.string(),
  credit: AmountText,
  required: AmountText,
  progress: AmountText,
  /** How much of the credit cannot be withdrawn until the rest is staked. */
  locked: AmountText,
  createdAt: z.iso.datetime(),
  /** The bonus that came with it: what is left of it becomes cash once all of this is staked. */
  promotion: z
    .strictObject({
      claimId: z.string(),
      name: z.string(),
      bonus: AmountText,
      expiresAt: z.iso.datetime(),
      /** The largest bet until then; `null` where any may be placed. */
      maxBet: AmountText.nullable(),
    })
    .nullable(),
})
export type TurnoverRequirement = z.infer<typeof TurnoverRequirement>

/** A bet, or one given back, and how much of it counted. */
export const TurnoverBet = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  game: z.string().nullable(),
  category: z.string().nullable(),
  /** Negative where a bet was given back. */
  stake: AmountText,
  percent: z.int(),
  counted: AmountText,
  /**
   * `lowRisk`: it could hardly lose. `waiting`: its risk is known when its round has ended.
   * `before`: it was placed before every credit that still has to be staked.
   */
  why: z.enum(['counts', 'partly', 'excluded', 'lowRisk', 'waiting', 'before', 'returned']),
})
export type TurnoverBet = z.infer<typeof TurnoverBet>

export const getTurnover = endpoint({
  summary: 'What may be withdrawn now, what each credit still asks for, and how the last bets counted.',
  method: 'GET',
  path: '/wps/member/turnover',
  access: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    withdrawable: AmountText,
    locked: AmountText,
    /** What the member owes; nothing leaves before it is paid. */
    owed: AmountText,
    requirements: z.array(TurnoverRequirement),
    /** Categories that do not count in full. */
    weights: z.array(z.strictObject({ category: z.string(), percent: z.int() })),
    bets: z.array(TurnoverBet),
  }),
  errors: [],
})

export const turnoverEndpoints = { getTurnover }

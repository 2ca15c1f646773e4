import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exclusionMonths, measures, periods, timeoutDays } from './protection-bounds.ts'
import { AmountText } from './values.ts'

const Nothing = z.strictObject({})

/** An amount of money, or whole minutes where time is measured. */
const Cap = z.string().regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/)
const which = { measure: z.enum(measures), period: z.enum(periods) }

export const Limit = z.strictObject({
  ...which,
  cap: Cap,
  /** An operator's limit can only be loosened by an operator. */
  setBy: z.enum(['member', 'operator']),
  /** Of the current period; a negative loss is a win. */
  used: z.string(),
  /** When the running period ends; `null` for the reality check. */
  endsAt: z.iso.datetime().nullable(),
})
export type Limit = z.infer<typeof Limit>

export const LimitWish = z.strictObject({
  ...which,
  /** `null`: without a limit. */
  cap: Cap.nullable(),
  /** From then on it can be confirmed. */
  ripeAt: z.iso.datetime(),
  isRipe: z.boolean(),
})
export type LimitWish = z.infer<typeof LimitWish>

export const Break = z.strictObject({
  kind: z.enum(['timeout', 'exclusion']),
  /** `null`: for good. */
  endsAt: z.iso.datetime().nullable(),
})
export type Break = z.infer<typeof Break>

export const Protection = z.strictObject({
  limits: z.array(Limit),
  wishes: z.array(LimitWish),
  break: Break.nullable(),
})
export type Protection = z.infer<typeof Protection>

export const getProtection = endpoint({
  summary: 'The limits the member plays under, looser ones they asked for, and the break they take.',
  method: 'GET',
  path: '/wps/member/protection',
  access: 'member',
  input: Nothing,
  output: Protection,
  errors: [],
})

export const setLimit = endpoint({
  summary: 'Sets a limit: a stricter one counts at once, a looser one after 24 hours and a confirmation.',
  method: 'POST',
  path: '/wps/member/protection/limit',
  access: 'member',
  input: z.strictObject({ ...which, cap: Cap.nullable() }),
  output: Protection,
  errors: ['protection.cap'],
})

export const confirmWish = endpoint({
  summary: 'Confirms a looser limit that was asked for 24 hours ago or earlier.',
  method: 'POST',
  path: '/wps/member/protection/limit/confirm',
  access: 'member',
  input: z.strictObject(which),
  output: Protection,
  errors: ['protection.noWish', 'protection.early'],
})

export const dropWish = endpoint({
  summary: 'Keeps the limit as it is instead of the looser one that was asked for.',
  method: 'POST',
  path: '/wps/member/protection/limit/keep',
  access: 'member',
  input: z.strictObject(which),
  output: Protection,
  errors: [],
})

export const takeBreak = endpoint({
  summary:
    'Shuts the member out of play and deposits, for days as a time-out, for months or for good as a self-exclusion. All sessions end; nobody can undo it early.',
  method: 'POST',
  path: '/wps/member/protection/break',
  access: 'member',
  input: z.union([
    z.strictObject({ kind: z.literal('timeout'), days: z.literal([...timeoutDays]) }),
    /** `null`: for good. */
    z.strictObject({ kind: z.literal('exclusion'), months: z.literal([...exclusionMonths]).nullable() }),
  ]),
  output: Break,
  errors: [],
})

export const RealityCheck = z.strictObject({
  /** Since when the member has been signed in without a pause. */
  since: z.iso.datetime(),
  staked: AmountText,
  won: AmountText,
  /** Wins less stakes; negative when more was lost. */
  net: AmountText,
  dueAt: z.iso.datetime(),
  /** No bet is taken until it is acknowledged. */
  isDue: z.boolean(),
  /** The break the member takes now: every screen knows it from here. */
  break: Break.nullable(),
})
export type RealityCheck = z.infer<typeof RealityCheck>

export const getRealityCheck = endpoint({
  summary:
    'How long the member has been signed in, what they staked and won, when they are told so, and the break they take.',
  method: 'GET',
  path: '/wps/member/protection/reality',
  access: 'member',
  input: Nothing,
  output: RealityCheck,
  errors: [],
  isBackground: true,
})

export const acknowledgeReality = endpoint({
  summary: 'The member has read how long they have played and goes on.',
  method: 'POST',
  path: '/wps/member/protection/reality',
  access: 'member',
  input: Nothing,
  output: RealityCheck,
  errors: [],
})

export const protectionEndpoints = {
  getProtection,
  setLimit,
  confirmWish,
  dropWish,
  takeBreak,
  getRealityCheck,
  acknowledgeReality,
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AmountText } from './values.ts'

/** What one credit still asks for before all of it may leave. */
export const TurnoverRequirement = z.strictObject({
  reference: z.string(),
  credit: AmountText,
  required: AmountText,
  progress: AmountText,
  /** How much of the credit has to stay until the rest is staked. */
  locked: AmountText,
  createdAt: z.iso.datetime(),
})
export type TurnoverRequirement = z.infer<typeof TurnoverRequirement>

export const getTurnover = endpoint({
  summary: 'What may be withdrawn now, and what each credit still asks for.',
  method: 'GET',
  path: '/wps/member/turnover',
  access: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    withdrawable: AmountText,
    locked: AmountText,
    requirements: z.array(TurnoverRequirement),
  }),
  errors: [],
})

export const turnoverEndpoints = { getTurnover }

import { z } from 'zod'
import { Text } from './language.ts'

export const Country = z.strictObject({
  /** ISO 3166, two letters. */
  code: z.string().length(2),
  /** With the plus sign: `+63`. */
  countryDialingCode: z.string(),
  name: Text,
})
export type Country = z.infer<typeof Country>

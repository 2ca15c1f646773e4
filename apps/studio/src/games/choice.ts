/** The choices of the originals as they come from a client: any JSON, until one of these has read it. */
import { RuleError } from '@perya/game-rules'
import { type Amount, isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'
import type { Choice } from './game.ts'

const amount = z
  .string()
  .refine(isAmountText)
  .transform((text): Amount => parseAmount(text))

const risk = z.enum(['low', 'medium', 'high'])

export const choices = {
  none: z.strictObject({}),
  /** The flight is named, so that a bet that comes late is not taken for the next one. */
  crash: z.strictObject({ flight: z.string().regex(/^\d{1,18}$/), autoCashOut: z.int().optional() }),
  dice: z.strictObject({ side: z.enum(['under', 'over']), chance: z.int() }),
  limbo: z.strictObject({ target: z.int() }),
  mines: z.strictObject({ mines: z.int() }),
  plinko: z.strictObject({ rows: z.literal([8, 12, 16]), risk }),
  wheel: z.strictObject({ size: z.literal([10, 20, 30, 40, 50]), risk }),
  keno: z.strictObject({ picks: z.array(z.int()).max(10) }),
  color: z.strictObject({
    stakes: z.partialRecord(z.enum(['red', 'blue', 'yellow', 'green', 'white', 'pink']), amount),
  }),
  lucky: z.strictObject({ naturalStake: amount.optional() }),
} as const

export function readChoice<S extends z.ZodType>(schema: S, choice: Choice): z.output<S> {
  const read = schema.safeParse(choice)
  if (!read.success) throw new RuleError(String(read.error.issues[0]?.path[0] ?? 'choice'))
  return read.data
}

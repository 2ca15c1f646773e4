/** What an operator writes down as JSON, checked before anything is kept. */
import type { z } from 'zod'
import { ChangeRefused } from './change.rules.ts'

export function readJson<Shape extends z.ZodType>(shape: Shape, text: string, noun: string): z.output<Shape> {
  const parsed = shape.safeParse(parse(text, noun))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ChangeRefused(`This is no ${noun}: ${issue?.path.join('.') || 'all of it'}: ${issue?.message}.`)
}

function parse(text: string, noun: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ChangeRefused(`An ${noun} is given as JSON.`)
  }
}

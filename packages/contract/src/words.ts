import { z } from 'zod'

/** Optional text in characters that can be stored: no NUL and no half of a surrogate pair. */
export const Remark = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `it holds more than ${max} characters`)
    .regex(/^[^\0\p{Cs}]*$/u, 'it holds a character that is none')

/** Required text. */
export const Words = (max: number) => Remark(max).min(1, 'it is empty')

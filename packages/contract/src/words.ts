import { z } from 'zod'

/** What somebody may write or leave out, in characters that can be kept: neither NUL nor half a pair is one. */
export const Remark = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `it holds more than ${max} characters`)
    .regex(/^[^\0\p{Cs}]*$/u, 'it holds a character that is none')

/** What somebody has to write. */
export const Words = (max: number) => Remark(max).min(1, 'it is empty')

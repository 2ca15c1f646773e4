import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a call sends along to show that a person is behind it; each challenge may be answered once. */
export const captchaAnswer = {
  captchaId: z.string().max(64).optional(),
  /** The number in the picture, or the one the work was done for. */
  captcha: z
    .string()
    .regex(/^\d{0,6}$/)
    .optional(),
}

export const getCaptcha = endpoint({
  summary: 'A picture of a sum or of digits; the answer is a number of at most six digits.',
  method: 'GET',
  path: '/wps/captcha',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.object({
    captchaId: z.string(),
    /** A PNG in base64, without the `data:` prefix. */
    image: z.string(),
    kind: z.enum(['equation', 'digits']),
    /** How many digits an answer has, for the hint beside the field. */
    answerLength: z.object({ min: z.number().int(), max: z.number().int() }),
    expiresInSeconds: z.number().int(),
  }),
  errors: [],
  perMinute: 600,
})

export const getCaptchaWork = endpoint({
  summary:
    'Work that stands in for the picture, done by the device of whoever asks for a code or cannot see it: the answer is the number in 0…limit−1 whose PBKDF2-SHA-256 over the salt is the target.',
  method: 'GET',
  path: '/wps/captcha/work',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.object({
    captchaId: z.string(),
    /** Base64. */
    salt: z.string(),
    iterations: z.number().int(),
    limit: z.number().int(),
    /** Base64 of the 32 bytes that PBKDF2 gives for the number written in decimal. */
    target: z.string(),
    expiresInSeconds: z.number().int(),
  }),
  errors: [],
  perMinute: 600,
})

export const captchaEndpoints = { getCaptcha, getCaptchaWork }

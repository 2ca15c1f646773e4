/** Challenges that show a person is there: a picture to read, or work that stands in for it. */
import { createHmac, pbkdf2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '#platform/context.ts'
import { insertCaptcha, takeCaptcha } from './captcha.store.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { captchaStrength } from './throttle.rules.ts'

export type CaptchaAnswer = { captchaId?: string | undefined; captcha?: string | undefined }

export const captchaLifeSeconds = 300

/** A few seconds of a phone's time, times the strength that is asked for. */
const work = { iterations: 2_000, limit: 4_000 }

export async function makePictureCaptcha(ctx: Context) {
  const { kind, text, answer } = makeChallenge()
  const captchaId = await keep(ctx, answer, captchaStrength.picture)
  const image = (await drawCaptcha(text)).toString('base64')
  return { captchaId, image, kind, answerLength: answerLengths[kind], expiresInSeconds: captchaLifeSeconds }
}

export async function makeWorkCaptcha(ctx: Context, strength: number) {
  const iterations = work.iterations * strength
  const answer = randomInt(work.limit).toString()
  const salt = randomBytes(16)
  const target = await promisify(pbkdf2)(answer, salt, iterations, 32, 'sha256')
  return {
    captchaId: await keep(ctx, answer, strength),
    salt: salt.toString('base64'),
    iterations,
    limit: work.limit,
    target: target.toString('base64'),
    expiresInSeconds: captchaLifeSeconds,
  }
}

/** Leaving the answer out is an answer too: a wrong one. Each challenge is spent by the first look at it. */
export async function checkCaptcha(
  ctx: Context,
  { captchaId, captcha }: CaptchaAnswer,
  strength: number = captchaStrength.picture,
): Promise<'captcha.required' | 'captcha.wrong' | undefined> {
  if (!captchaId || !captcha) return 'captcha.required'
  const taken = await takeCaptcha(ctx.db, captchaId, ctx.now())
  if (!taken || !timingSafeEqual(taken.answerHash, answerHash(ctx, captchaId, captcha)))
    return 'captcha.wrong'
  return taken.strength >= strength ? undefined : 'captcha.required'
}

/** What the picture is of; drawn apart, so that it can be tried a thousand times. */
export function makeChallenge(): Challenge {
  return randomInt(2) === 0 ? equation() : digits()
}

async function keep(ctx: Context, answer: string, strength: number): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await insertCaptcha(ctx.db, {
    id,
    answer_hash: answerHash(ctx, id, answer),
    strength,
    expires_at: new Date(ctx.now().getTime() + captchaLifeSeconds * 1_000),
  })
  return id
}

function answerHash(ctx: Context, id: string, answer: string): Buffer {
  const number = answer.replace(/^0+(?=\d)/, '')
  return createHmac('sha256', ctx.secrets.key('captcha answers')).update(`${id}:${number}`).digest()
}

const digitCount = 5

/** What a picture of each kind can ask for. */
export const answerLengths = {
  equation: { min: 1, max: 3 },
  digits: { min: digitCount, max: digitCount },
}

type Challenge = { kind: 'equation' | 'digits'; text: string; answer: string }

function equation(): Challenge {
  const a = randomInt(11, 99)
  const b = randomInt(3, 10)
  const [text, answer] = (
    [
      [`${a}+${b}=?`, a + b],
      [`${a}-${b}=?`, a - b],
      [`${b}×${a % 10 || 7}=?`, b * (a % 10 || 7)],
    ] as const
  )[randomInt(3)] ?? ['', 0]
  return { kind: 'equation', text, answer: answer.toString() }
}

function digits(): Challenge {
  const text = Array.from({ length: digitCount }, () => randomInt(1, 10)).join('')
  return { kind: 'digits', text, answer: text }
}

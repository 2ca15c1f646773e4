/**
 * How many tries are too many.
 *
 * Strangers share one count per account. A device the member has logged in on before has a count of its own,
 * so whoever guesses from elsewhere cannot lock the member out there, nor end a session.
 */

export const tryWindowMs = 30 * 60_000

/** Wrong tries within the window after which a picture is asked for, and after which nothing is tried at all. */
export const tryLimits = {
  'try.account': { captchaAfter: 3, lockAfter: 10 },
  'try.ownDevice': { captchaAfter: 3, lockAfter: 10 },
  'try.device': { captchaAfter: 3, lockAfter: 20 },
  'try.address': { captchaAfter: 10, lockAfter: 100 },
  /** A signed-in member's own password, asked for once more. */
  'try.password': { captchaAfter: Number.POSITIVE_INFINITY, lockAfter: 5 },
  /** The six digits that stand before money. */
  'try.withdrawal': { captchaAfter: Number.POSITIVE_INFINITY, lockAfter: 5 },
} as const

export type TryScope = keyof typeof tryLimits

/** Tries in one scope, this one included. */
export type TryCount = { scope: TryScope; count: number; endsAt: Date }

export type TryVerdict = { lockedUntil: Date | null; needsCaptcha: boolean }

export function judgeTry(counts: readonly TryCount[]): TryVerdict {
  const locked = counts.filter(({ scope, count }) => count > tryLimits[scope].lockAfter)
  const ends = locked.map(({ endsAt }) => endsAt.getTime())
  return {
    lockedUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    needsCaptcha: counts.some(({ scope, count }) => count > tryLimits[scope].captchaAfter),
  }
}

/** Whether the next try will need a picture, now that this one has failed. */
export function willNeedCaptcha(counts: readonly TryCount[]): boolean {
  return counts.some(({ scope, count }) => count >= tryLimits[scope].captchaAfter)
}

/** How many more wrong tries there are before nothing is tried at all. */
export function triesLeft(counts: readonly TryCount[]): number {
  const left = counts.map(({ scope, count }) => tryLimits[scope].lockAfter - count)
  return Math.max(0, Math.min(...left))
}

/** How many messages one number and one address may be sent in a day, and how long to wait between two codes. */
export const sendLimits = {
  'send.number': { windowMs: 86_400_000, most: 10 },
  'send.address': { windowMs: 86_400_000, most: 20 },
  'send.pause': { windowMs: 60_000, most: 1 },
  /** Apart from codes, so that nobody silences a warning by asking for those first. */
  'warn.number': { windowMs: 86_400_000, most: 5 },
  'mail.member': { windowMs: 86_400_000, most: 5 },
  'mail.address': { windowMs: 86_400_000, most: 20 },
  'trial.address': { windowMs: 86_400_000, most: 30 },
} as const

export type SendScope = keyof typeof sendLimits

/** Sendings from one address after which a picture is asked for. */
export const sendsBeforeCaptcha = 3

/**
 * How many tries are too many.
 *
 * Strangers share one count per account. A device the member has logged in on before has a count of its own and
 * answers for nothing else, so nobody who guesses from elsewhere, or behind the same address, keeps the member out.
 * An address or a device is never locked, since a mobile carrier puts thousands of people behind one address:
 * there each try costs a picture, then work that gets harder.
 */

export const tryWindowMs = 30 * 60_000

const never = Number.POSITIVE_INFINITY

/** Wrong tries within the window after which a picture is asked for, then work, and after which nothing is tried at all. */
export const tryLimits = {
  'try.account': { captchaAfter: 3, workAfter: never, lockAfter: 10 },
  'try.ownDevice': { captchaAfter: 3, workAfter: never, lockAfter: 10 },
  'try.device': { captchaAfter: 3, workAfter: never, lockAfter: never },
  'try.address': { captchaAfter: 10, workAfter: 100, lockAfter: never },
} as const

/** Wrong tries of a signed-in member after which nothing is tried at all. */
export const memberTryLimits = {
  /** Their own password, asked for once more. */
  'try.password': 5,
  /** The six digits that stand before money. */
  'try.withdrawal': 5,
} as const

export type MemberTryScope = keyof typeof memberTryLimits

/** What a challenge is worth: a picture or a little work, or work for whom a picture is too cheap. */
export const captchaStrength = { picture: 1, hardWork: 4 } as const

export type TryScope = keyof typeof tryLimits

/** Tries in one scope, this one included. */
export type TryCount = { scope: TryScope; count: number; endsAt: Date }

export type TryVerdict = {
  lockedUntil: Date | null
  /** The strength of the challenge that has to be met; 0 where none is asked for. */
  strength: number
}

export function judgeTry(counts: readonly TryCount[]): TryVerdict {
  const locked = counts.filter(({ scope, count }) => count > tryLimits[scope].lockAfter)
  const ends = locked.map(({ endsAt }) => endsAt.getTime())
  return {
    lockedUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    strength: strengthAfter(counts.map(({ scope, count }) => ({ scope, count: count - 1 }))),
  }
}

/** What the next try has to meet after so many that failed. */
export function strengthAfter(failed: readonly Pick<TryCount, 'scope' | 'count'>[]): number {
  if (failed.some(({ scope, count }) => count >= tryLimits[scope].workAfter)) return captchaStrength.hardWork
  return failed.some(({ scope, count }) => count >= tryLimits[scope].captchaAfter)
    ? captchaStrength.picture
    : 0
}

/** How many more wrong tries there are before nothing is tried at all. */
export function triesLeft(counts: readonly TryCount[]): number {
  const left = counts.map(({ scope, count }) => tryLimits[scope].lockAfter - count)
  return Math.max(0, Math.min(...left))
}

/** After so many codes of a day the next strangers behind an address work longer for theirs. */
export const sendsBeforeHardWork = 20

/**
 * How many messages one number and one address may be sent in a day, and how long to wait between two codes.
 * What an address may have is enough for the crowd behind a mobile carrier.
 */
export const sendLimits = {
  'send.number': { windowMs: 86_400_000, most: 10 },
  'send.address': { windowMs: 86_400_000, most: 300 },
  /** A signed-in member answers for themselves, not for everybody behind the same address. */
  'send.member': { windowMs: 86_400_000, most: 10 },
  'send.pause': { windowMs: 60_000, most: 1 },
  /** Apart from codes, so that nobody silences a warning by asking for those first. */
  'warn.number': { windowMs: 86_400_000, most: 5 },
  /** How many these may be stands in the settings of the site and in the environment. */
  'sms.merchant': { windowMs: 86_400_000, most: never },
  'sms.all': { windowMs: 86_400_000, most: never },
  'mail.member': { windowMs: 86_400_000, most: 5 },
  'mail.address': { windowMs: 86_400_000, most: 300 },
  /** Wrong tries of strangers behind one address: each costs the server the work of checking a password. */
  'try.pace': { windowMs: 60_000, most: 60 },
  'trial.address': { windowMs: 86_400_000, most: 300 },
} as const

export type SendScope = keyof typeof sendLimits

/** Tries to prove who one is, counted before they are made, so that a thousand at once are a thousand. */
import { createHash } from 'node:crypto'
import { addressGroup } from '#platform/address-group.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Visit } from '../visit.ts'
import { type CaptchaAnswer, checkCaptcha } from './captcha.ts'
import {
  captchaStrength,
  judgeTry,
  type SendScope,
  sendLimits,
  sendsBeforeHardWork,
  strengthAfter,
  type TryScope,
  triesLeft,
  tryWindowMs,
} from './throttle.rules.ts'
import * as store from './throttle.store.ts'

export type Try = {
  /** The proof was wrong: says whether the next try needs a picture, and how many there are. */
  fail: () => Promise<{ captcha: boolean; work?: true; triesLeft: number }>
  succeed: () => Promise<void>
  /**
   * The proof was right, and decides together with what else a log-in asks for:
   * one half alone, such as a code by SMS, forgives no wrong tries at the other.
   */
  settle: <T>(entry: Promise<T>) => Promise<T>
  /** Something else stood in the way, and nothing was tried. */
  giveBack: () => Promise<void>
}

type Target = {
  /** What is being guessed at, such as a user name; unset when the proof names it itself. */
  account?: string
  /** The member has logged in on this device before. */
  isOwnDevice?: boolean
}

/** Throws when there were too many tries, or when they ask for a challenge and it was not met. */
export async function beginTry(
  ctx: Context,
  visit: Visit,
  target: Target,
  answer: CaptchaAnswer | 'answered' = {},
): Promise<Try> {
  const keys = tryKeys(visit, target)
  const counts = await store.countUp(ctx.db, keys, ctx.now())
  const { lockedUntil, strength } = judgeTry(counts)
  const giveBack = () => store.countDown(ctx.db, keys)
  const refuse = async (error: AppError) => {
    await giveBack()
    return error
  }

  if (lockedUntil) throw await refuse(tooMany(lockedUntil, ctx.now()))
  // Counted before the captcha, so that nobody spends the work on a call that is refused anyway.
  const pace = await takeQuota(
    ctx,
    target.isOwnDevice ? [] : [{ scope: 'try.pace', of: addressGroup(visit.ip) }],
  )
  if (pace.reached) throw await refuse(new AppError('rate.limited', { seconds: pace.reached.seconds }))
  if (strength > 0 && answer !== 'answered') {
    const refusal = await checkCaptcha(ctx, answer, strength)
    if (refusal) {
      await pace.giveBack()
      throw await refuse(new AppError(refusal, captchaDetails(strength)))
    }
  }
  // The address is shared by many people; the success of one does not excuse the failures of another.
  const succeed = async () => {
    await pace.giveBack()
    await store.settleCounts(ctx.db, keys, 'try.address' satisfies TryScope)
  }
  return {
    giveBack,
    succeed,
    async settle(entry) {
      const entered = await entry.catch(async (error: unknown) => {
        await giveBack()
        throw error
      })
      await succeed()
      return entered
    },
    async fail() {
      await store.extendWindows(ctx.db, keys, new Date(ctx.now().getTime() + tryWindowMs))
      return { ...captchaDetails(strengthAfter(counts)), triesLeft: triesLeft(counts) }
    },
  }
}

/** What a refusal says of the challenge the next try has to meet. */
function captchaDetails(strength: number): { captcha: boolean; work?: true } {
  return { captcha: strength > 0, ...(strength >= captchaStrength.hardWork ? { work: true } : {}) }
}

/** What the next stranger behind this address has to meet to log in. */
async function strengthToTry(ctx: Pick<Context, 'db' | 'now'>, ip: string): Promise<number> {
  const { scope, key } = addressKey(ip)
  const failed = await store.findCount(ctx.db, { scope, key }, ctx.now())
  return strengthAfter([{ scope, count: failed?.count ?? 0 }])
}

/** What the next stranger behind this address has to meet for a code. */
export async function strengthToSend(ctx: Pick<Context, 'db' | 'now'>, ip: string): Promise<number> {
  const { scope, key } = quotaKey({ scope: 'send.address', of: addressGroup(ip) })
  const sent = await store.findCount(ctx.db, { scope, key }, ctx.now())
  return (sent?.count ?? 0) >= sendsBeforeHardWork ? captchaStrength.hardWork : captchaStrength.picture
}

/** What is enough for whatever the next stranger behind this address may want. */
export async function strengthAt(ctx: Pick<Context, 'db' | 'now'>, ip: string): Promise<number> {
  return Math.max(await strengthToTry(ctx, ip), await strengthToSend(ctx, ip))
}

const tryKey = (scope: TryScope, text: string) => ({ scope, key: digest(text), windowMs: tryWindowMs })
const addressKey = (ip: string) => tryKey('try.address', addressGroup(ip))

function tryKeys(visit: Visit, { account, isOwnDevice = false }: Target): store.ThrottleKey<TryScope>[] {
  const device = visit.device.toString('hex')
  const name = `${visit.merchant}:${account?.toLowerCase()}`
  if (isOwnDevice) return [tryKey('try.ownDevice', `${name}:${device}`)]
  return [
    ...(account === undefined ? [] : [tryKey('try.account', name)]),
    tryKey('try.device', device),
    addressKey(visit.ip),
  ]
}

export function tooMany(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new AppError('login.locked', { seconds, minutes: Math.ceil(seconds / 60), captcha: true })
}

export type Quota = {
  scope: SendScope
  of: string
  /** In place of the scope's own limit. */
  most?: number
}

export type TakenQuota = {
  /** The limit that stands in the way, if one does; nothing is counted then. */
  reached: { scope: SendScope; seconds: number } | undefined
  /** It did not happen after all. */
  giveBack: () => Promise<void>
}

/** Counts something that may happen only so often, before it does, so that many at once are as many. */
export async function takeQuota(
  ctx: Pick<Context, 'db' | 'now'>,
  quotas: readonly Quota[],
): Promise<TakenQuota> {
  const keys = quotas.map(quotaKey)
  const counts = await store.countUp(ctx.db, keys, ctx.now())
  const giveBack = () => store.countDown(ctx.db, keys)
  const mostOf = (scope: SendScope) =>
    quotas.find((quota) => quota.scope === scope)?.most ?? sendLimits[scope].most
  const over = counts.filter(({ scope, count }) => count > mostOf(scope))
  if (over.length === 0) return { reached: undefined, giveBack }
  await giveBack()
  const last = over.reduce((a, b) => (a.endsAt > b.endsAt ? a : b))
  const seconds = Math.ceil((last.endsAt.getTime() - ctx.now().getTime()) / 1000)
  return { reached: { scope: last.scope, seconds }, giveBack }
}

function quotaKey({ scope, of }: Quota): store.ThrottleKey<SendScope> {
  return { scope, key: digest(of), windowMs: sendLimits[scope].windowMs }
}

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

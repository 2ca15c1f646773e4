/** Tries to prove who one is, counted before they are made, so that a thousand at once are a thousand. */
import { createHash } from 'node:crypto'
import { addressGroup } from '#platform/address-group.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { type CaptchaAnswer, checkCaptcha } from './captcha.ts'
import {
  judgeTry,
  type SendScope,
  sendLimits,
  type TryScope,
  triesLeft,
  tryWindowMs,
  willNeedCaptcha,
} from './throttle.rules.ts'
import * as store from './throttle.store.ts'
import type { Visit } from './visit.ts'

export type Try = {
  /** The proof was wrong: says whether the next try needs a picture, and how many there are. */
  fail: () => Promise<{ captcha: boolean; triesLeft: number }>
  succeed: () => Promise<void>
  /**
   * The proof was right, and decides together with what else a log-in asks for:
   * one half alone, such as a code by SMS, forgives no wrong tries at the other.
   */
  settle: <T>(entry: Promise<T>) => Promise<T>
  /** Something else stood in the way, and nothing was tried. */
  giveBack: () => Promise<void>
}

type Target =
  | {
      /** What is being guessed at, such as a user name; unset when the proof names it itself. */
      account?: string
      /** The member has logged in on this device before. */
      isOwnDevice?: boolean
    }
  /** A signed-in member who shows their password once more. */
  | { memberId: bigint }

/** A try of a signed-in member, who is asked for no picture. */
export function beginMemberTry(
  ctx: Context,
  scope: 'try.password' | 'try.withdrawal',
  memberId: bigint,
): Promise<Try> {
  return countTry(ctx, [{ scope, key: digest(memberId.toString()), windowMs: tryWindowMs }], {})
}

/** Throws when there were too many tries, or when they ask for a picture and it was not read. */
export async function beginTry(
  ctx: Context,
  visit: Visit,
  target: Target,
  answer: CaptchaAnswer | 'answered' = {},
): Promise<Try> {
  return countTry(ctx, tryKeys(visit, target), answer)
}

async function countTry(
  ctx: Context,
  keys: store.ThrottleKey<TryScope>[],
  answer: CaptchaAnswer | 'answered',
): Promise<Try> {
  const counts = await store.countUp(ctx.db, keys, ctx.now())
  const { lockedUntil, needsCaptcha } = judgeTry(counts)
  const giveBack = () => store.countDown(ctx.db, keys)

  if (lockedUntil) {
    await giveBack()
    throw tooMany(lockedUntil, ctx.now())
  }
  if (needsCaptcha && answer !== 'answered') {
    const refusal = await checkCaptcha(ctx, answer)
    if (refusal) {
      await giveBack()
      throw new AppError(refusal, { captcha: true })
    }
  }
  // The address is shared by many people; the success of one does not excuse the failures of another.
  const succeed = () => store.settleCounts(ctx.db, keys, 'try.address' satisfies TryScope)
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
      return { captcha: willNeedCaptcha(counts), triesLeft: triesLeft(counts) }
    },
  }
}

function tryKeys(visit: Visit, target: Target): store.ThrottleKey<TryScope>[] {
  const key = (scope: TryScope, text: string) => ({ scope, key: digest(text), windowMs: tryWindowMs })
  if ('memberId' in target) return [key('try.password', target.memberId.toString())]
  const { account, isOwnDevice = false } = target
  const device = visit.device.toString('hex')
  const name = `${visit.merchant}:${account?.toLowerCase()}`
  const ofAccount = isOwnDevice ? key('try.ownDevice', `${name}:${device}`) : key('try.account', name)
  return [
    ...(account === undefined ? [] : [ofAccount]),
    key('try.device', device),
    key('try.address', addressGroup(visit.ip)),
  ]
}

function tooMany(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new AppError('login.locked', { seconds, minutes: Math.ceil(seconds / 60), captcha: true })
}

export type Quota = { scope: SendScope; of: string }

export type TakenQuota = {
  /** The limit that stands in the way, if one does; nothing is counted then. */
  reached: { scope: SendScope; seconds: number } | undefined
  /** How often it has happened, this time included. */
  countOf: (scope: SendScope) => number
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
  const countOf = (wanted: SendScope) => counts.find(({ scope }) => scope === wanted)?.count ?? 0
  const giveBack = () => store.countDown(ctx.db, keys)
  const over = counts.filter(({ scope, count }) => count > sendLimits[scope].most)
  if (over.length === 0) return { reached: undefined, countOf, giveBack }
  await giveBack()
  const last = over.reduce((a, b) => (a.endsAt > b.endsAt ? a : b))
  const seconds = Math.ceil((last.endsAt.getTime() - ctx.now().getTime()) / 1000)
  return { reached: { scope: last.scope, seconds }, countOf, giveBack }
}

function quotaKey({ scope, of }: Quota): store.ThrottleKey<SendScope> {
  return { scope, key: digest(of), windowMs: sendLimits[scope].windowMs }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Codes by SMS or mail: sent to one place, for one purpose, to be typed on the device that asked. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { emailIndex, mobileIndex } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import { addressGroup } from '#platform/address-group.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { alreadyRegisteredSms, codeMail, codeSms } from '../identity.messages.ts'
import { type CaptchaAnswer, checkCaptcha } from '../throttle/captcha.ts'
import { type Quota, strengthToSend, takeQuota } from '../throttle/tries.ts'
import type { Visit } from '../visit.ts'
import { findHolder } from './number-holder.ts'
import { assertCountry, takeSmsOfToday } from './sms-cap.ts'
import * as store from './verification.store.ts'
import { wrongCode } from './verification-error.ts'

export const codeLifeMinutes = 5

/** Sends a code to whom it concerns; the answer is the same for everybody else. */
export async function sendCode(
  ctx: Context,
  visit: Visit,
  purpose: 'register' | 'login' | 'password',
  mobile: string,
  answer: CaptchaAnswer,
): Promise<{ expiredMinutes: number }> {
  const holder = await findHolder(ctx, visit, mobile)
  // On the holder's own device nobody else behind the address counts.
  const isOwnDevice = purpose !== 'register' && holder?.isOwnDevice === true
  // A member abroad keeps the number they proved; a stranger must not learn from the answer that it is one.
  if (!(isOwnDevice && holder.isProved)) assertCountry(ctx, visit.merchant, mobile)
  const from: Quota | undefined = isOwnDevice
    ? undefined
    : { scope: 'send.address', of: addressGroup(visit.ip) }
  const takeBack = await admitSending(ctx, visit, mobile, { from, answer, isKnown: isOwnDevice })
  const request = requestOf(ctx, visit, purpose, mobile)
  const site = merchantOf(ctx, visit.merchant).name
  const code = newCode()

  const isSent = await ctx.db.transaction().execute(async (tx) => {
    await keepCode(ctx, tx, request, code)
    // Whoever only typed a number does not keep its holder from registering it.
    const isFor = purpose === 'register' ? !holder?.isProved : holder?.member.status === 'active'
    const text = isFor
      ? codeSms(visit.language, { site, code, minutes: codeLifeMinutes })
      : purpose === 'register' && alreadyRegisteredSms(visit.language, site)
    if (text) {
      await queueMessage(ctx, tx, {
        merchant: visit.merchant,
        kind: 'sms',
        to: mobile,
        body: text,
        lifeMinutes: codeLifeMinutes,
      })
    }
    return Boolean(text)
  })
  if (!isSent) await takeBack()
  return { expiredMinutes: codeLifeMinutes }
}

/** Sends a code to a number or address that a signed-in member names; the answer says nothing about whose it is. */
export async function sendOwnCode(
  ctx: Context,
  visit: Visit,
  purpose: 'mobile' | 'email' | 'withdrawal',
  to: string,
  {
    memberId,
    answer,
  }: {
    memberId: bigint
    /** `null` where the code goes to what the member has proved to be theirs. */
    answer: CaptchaAnswer | null
  },
): Promise<{ expiredMinutes: number }> {
  const isProved = answer === null
  if (!isMail(to) && !isProved) assertCountry(ctx, visit.merchant, to)
  const from: Quota = { scope: 'send.member', of: memberId.toString() }
  await admitSending(ctx, visit, to, { from, answer, isKnown: isProved })
  const { merchant, language } = visit
  const facts = { site: merchantOf(ctx, merchant).name, code: newCode(), minutes: codeLifeMinutes }
  const request = requestOf(ctx, visit, purpose, to)
  await ctx.db.transaction().execute(async (tx) => {
    await keepCode(ctx, tx, request, facts.code)
    const lifeMinutes = codeLifeMinutes
    await (isMail(to)
      ? queueMessage(ctx, tx, { merchant, kind: 'mail', to, lifeMinutes, ...codeMail(language, facts) })
      : queueMessage(ctx, tx, { merchant, kind: 'sms', to, lifeMinutes, body: codeSms(language, facts) }))
  })
  return { expiredMinutes: codeLifeMinutes }
}

const isMail = (to: string) => to.includes('@')

const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

function keepCode(ctx: Context, tx: Tx, request: store.CodeRequest, code: string): Promise<void> {
  const now = ctx.now()
  return store.insertCode(tx, request, {
    hash: codeHash(ctx, request, code),
    now,
    expiresAt: new Date(now.getTime() + codeLifeMinutes * 60_000),
  })
}

type Sending = {
  from: Quota | undefined
  answer: CaptchaAnswer | null
  /** It goes to a number the member proved, or was asked for on their own device. */
  isKnown: boolean
}

/**
 * Throws unless one more code may go there; each costs whoever asks a captcha, so that no program asks for many.
 * Answers with how to take an SMS off the caps when none is sent.
 */
async function admitSending(
  ctx: Context,
  visit: Visit,
  to: string,
  { from, answer, isKnown }: Sending,
): Promise<() => Promise<void>> {
  const number = `${visit.merchant}:${to}`
  // Judged before this one counts, as it was when the device asked for its work.
  const strength = from?.scope === 'send.address' ? await strengthToSend(ctx, visit.ip) : undefined
  const { reached, giveBack } = await takeQuota(ctx, [
    ...(from ? [from] : []),
    { scope: 'send.number', of: number },
    { scope: 'send.pause', of: number },
  ])
  if (reached) {
    const code = reached.scope === 'send.pause' ? 'verification.tooSoon' : 'verification.limit'
    throw new AppError(code, { seconds: reached.seconds })
  }
  try {
    const refusal = answer && (await checkCaptcha(ctx, answer, strength))
    if (refusal) throw new AppError(refusal, { captcha: true })
    return isMail(to) ? async () => {} : await takeSmsOfToday(ctx, visit.merchant, { isKnown })
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** A code that was right; `use` spends it, together with whatever it allows. */
export type CheckedCode = { use: (tx: Tx) => Promise<void> }

/** For whoever proved the number another way. */
export const noCode: CheckedCode = { use: async () => {} }

/** Undefined unless the code is the one that was sent, within its time and its five tries. */
export async function checkCode(
  ctx: Context,
  visit: Visit,
  purpose: store.CodePurpose,
  to: string,
  code: string | undefined,
): Promise<CheckedCode | undefined> {
  const request = requestOf(ctx, visit, purpose, to)
  const sent = code ? await store.spendTry(ctx.db, request, ctx.now()) : undefined
  if (!sent || !timingSafeEqual(sent.hash, codeHash(ctx, request, code as string))) return undefined
  // The right code may be sent again, after something else about the call was put right.
  await store.giveTryBack(ctx.db, sent.id)
  return {
    async use(tx) {
      if (!(await store.useCode(tx, request, sent.id, ctx.now()))) throw wrongCode()
    },
  }
}

function requestOf(ctx: Context, visit: Visit, purpose: store.CodePurpose, to: string): store.CodeRequest {
  const { merchant, device } = visit
  const index = isMail(to) ? emailIndex(ctx.secrets, to) : mobileIndex(ctx.secrets, to)
  return { merchant, purpose, mobileIndex: index, device }
}

function codeHash(ctx: Context, request: store.CodeRequest, code: string): Buffer {
  return createHmac('sha256', ctx.secrets.key('verification codes'))
    .update(request.purpose)
    .update(request.mobileIndex)
    .update(request.device)
    .update(code)
    .digest()
}

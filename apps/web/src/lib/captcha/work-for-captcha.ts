import { call } from '../api/call.ts'
import { findAnswer } from './proof-of-work.ts'

/** What a call sends along to show that it cost somebody something; empty while none is asked for. */
export type CaptchaAnswer = { captchaId?: string; captcha?: string }

/** Has the device work for a call, so that the player has no picture to read; throws once nobody waits any more. */
export async function workForCaptcha(signal?: AbortSignal): Promise<CaptchaAnswer> {
  const task = await call('getCaptchaWork', {}, signal ? { signal } : {})
  const captcha = await findAnswer(task, signal)
  if (captcha === null) throw new Error('the work has no answer')
  return { captchaId: task.captchaId, captcha }
}

import type { T } from '#lib/i18n.tsx'
import { asksForCaptcha } from '../captcha/use-captcha.ts'
import { failureText } from '../failure.ts'
import { CodeNotSent, UnreadableMobile } from './use-code-sender.ts'

/** Beside which field it is explained that no code was sent, and in which words. */
export function explainCode(error: unknown, t: T): { where: 'mobile' | 'captcha' | 'code'; text: string } {
  if (error instanceof UnreadableMobile) return { where: 'mobile', text: t('mobile.invalid') }
  if (error instanceof CodeNotSent) return { where: 'code', text: t('sms.failed') }
  return { where: asksForCaptcha(error) ? 'captcha' : 'code', text: failureText(error, t) }
}

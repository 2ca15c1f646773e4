import { ApiError } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'
import { failureText } from '../failure.ts'
import { CodeNotSent, UnreadableMobile, WrongCode } from './use-code-sender.ts'

/** Beside which field it is explained that no code was sent, and in which words. */
export function explainCode(error: unknown, t: T): { where: 'mobile' | 'code'; text: string } {
  if (error instanceof UnreadableMobile) return { where: 'mobile', text: t('mobile.invalid') }
  if (error instanceof CodeNotSent) return { where: 'code', text: t('sms.failed') }
  const isAboutNumber = error instanceof ApiError && error.code === 'mobile.country'
  return { where: isAboutNumber ? 'mobile' : 'code', text: failureText(error, t) }
}

/** A code that proves nothing, or no more: Firebase's token for it is good for minutes and for one use. */
export const isWrongCode = (error: unknown) =>
  error instanceof WrongCode || (error instanceof ApiError && error.code === 'firebase.invalid')

import { ApiError, type FailureCode } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'
import { failureText } from '../failure.ts'
import { isWrongCode } from '../sms-code/code-failure.ts'

const aboutCaptcha: readonly FailureCode[] = ['captcha.required', 'captcha.wrong']

/** Failures no field of the form can mend. */
const aboutNoField: readonly FailureCode[] = [
  'network.offline',
  'unknown',
  'rate.limited',
  'system.maintenance',
  'passkey.required',
  'passkey.elsewhere',
  'passkey.refused',
  'passkey.unavailable',
]

/** Beside which field a refused log-in is explained, and in which words. */
export function explainLogin(error: unknown, t: T): { where: 'secret' | 'captcha' | 'root'; text: string } {
  if (isWrongCode(error)) return { where: 'secret', text: t('sms.wrong') }
  const text = failureText(error, t)
  if (!(error instanceof ApiError) || aboutNoField.includes(error.code)) return { where: 'root', text }
  if (aboutCaptcha.includes(error.code)) return { where: 'captcha', text }
  const { triesLeft } = error.value
  // A code allows fewer tries than its account, so only a password is told how many are left.
  if (error.code !== 'login.failed' || typeof triesLeft !== 'number') return { where: 'secret', text }
  return { where: 'secret', text: `${text} ${t('login.triesLeft', { count: triesLeft })}` }
}

import { ApiError, type FailureCode } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'
import { PasskeyUnsupported } from './passkey/passkey.ts'

/** What to tell the player about a call that failed: the server's words where it spoke. */
export function failureText(error: unknown, t: T): string {
  if (error instanceof PasskeyUnsupported) return t('passkey.unsupported')
  if (!(error instanceof ApiError)) return t('account.failed')
  if (error.code === 'network.offline') return t('account.offline')
  return error.message || t('account.failed')
}

const deadEnds: readonly FailureCode[] = ['passkey.required', 'passkey.elsewhere', 'passkey.unavailable']

/** Whether nothing the player has at hand may help, so that the way to a person stands beside it. */
export function needsService(error: unknown): boolean {
  return error instanceof PasskeyUnsupported || (error instanceof ApiError && deadEnds.includes(error.code))
}

/** What an alert says of a call that failed. */
export type Failure = { text: string; hasService?: boolean }

export const toFailure = (error: unknown, t: T): Failure => ({
  text: failureText(error, t),
  hasService: needsService(error),
})

import { ApiError } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'

/** What to tell the player about a call that failed: the server's words where it spoke. */
export function failureText(error: unknown, t: T): string {
  if (!(error instanceof ApiError)) return t('account.failed')
  if (error.code === 'network.offline') return t('account.offline')
  return error.message || t('account.failed')
}

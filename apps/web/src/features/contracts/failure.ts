import { ApiError } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'

/** The server's words where it spoke. */
export function failureText(error: unknown, t: T): string {
  if (!(error instanceof ApiError) || error.code === 'network.offline') return t('contract.failed')
  return error.message || t('contract.failed')
}

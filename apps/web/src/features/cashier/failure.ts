import { ApiError } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'

/** What to tell about a call that failed: the server's words where it spoke. */
export function failureText(error: unknown, t: T): string {
  if (!(error instanceof ApiError) || error.code === 'network.offline') return t('cashier.failed')
  return error.message || t('cashier.failed')
}

/** What was refused about the amount is said beside it. */
export const isOfAmount = (error: unknown) =>
  error instanceof ApiError && (error.value.field === 'amount' || error.code === 'balance.insufficient')

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '')

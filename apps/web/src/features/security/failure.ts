import { ApiError } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'

/** What to tell about a change that failed: the server's words where it spoke. */
export function failureText(error: unknown, t: T): string {
  if (!(error instanceof ApiError) || error.code === 'network.offline') return t('security.failed')
  return error.message || t('security.failed')
}

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '')

/** The server's words, where they are about one of these. */
export function refusalOf(error: unknown, t: T, ...codes: readonly string[]): string | undefined {
  return error && codes.includes(codeOf(error)) ? failureText(error, t) : undefined
}

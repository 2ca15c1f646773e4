import { ApiError } from '#lib/api/api-error.ts'

/** The server's own words about a call that failed; none when it was not reached. */
export const saidBy = (error: unknown): string => (error instanceof ApiError ? error.message : '')

/** The member has too little for it, so the way to more belongs beside the words. */
export const isShort = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'balance.insufficient'

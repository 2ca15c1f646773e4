export type DatabaseError = Error & { code: string; severity: string }

/** True for an error PostgreSQL sent about a statement, false when the connection failed and nobody knows. */
export function isFromDatabase(error: unknown): error is DatabaseError {
  const { code, severity } = error as Partial<DatabaseError>
  // Class 57 and 08 come from a server that is going away: what it did last is not known.
  return typeof code === 'string' && severity !== undefined && !/^(57P|08)/.test(code)
}

/** Nobody listens there, or whoever does is still starting or recovering, or has no place left. */
const awayCodes = new Set(['ECONNREFUSED', '57P03', '53300'])

/** True when no connection was to be had, so this was not asked of the database, and the caller may come back. */
export function hasNoConnection({ message, code = '' }: Error & { code?: string }): boolean {
  return (
    awayCodes.has(code) ||
    message === 'timeout exceeded when trying to connect' ||
    message === 'Connection terminated due to connection timeout'
  )
}

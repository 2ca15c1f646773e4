export type DatabaseError = Error & { code: string; severity: string }

/** True for an error PostgreSQL sent about a statement, false when the connection failed and the outcome is unknown. */
export function isFromDatabase(error: unknown): error is DatabaseError {
  const { code, severity } = error as Partial<DatabaseError>
  // Classes 57 and 08 come from a server that is going away: the outcome of its last statement is unknown.
  return typeof code === 'string' && severity !== undefined && !/^(57P|08)/.test(code)
}

/** No server listens there, or it is still starting or recovering, or it has no free connection. */
const awayCodes = new Set(['ECONNREFUSED', '57P03', '53300'])

/** True when there was no connection: the database never got the statement, and the caller may try again. */
export function hasNoConnection({ message, code = '' }: Error & { code?: string }): boolean {
  return (
    awayCodes.has(code) ||
    message === 'timeout exceeded when trying to connect' ||
    message === 'Connection terminated due to connection timeout'
  )
}

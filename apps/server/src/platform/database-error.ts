export type DatabaseError = Error & { code: string; severity: string }

/** True for an error PostgreSQL sent about a statement, false when the connection failed and nobody knows. */
export function isFromDatabase(error: unknown): error is DatabaseError {
  const { code, severity } = error as Partial<DatabaseError>
  // Class 57 and 08 come from a server that is going away: what it did last is not known.
  return typeof code === 'string' && severity !== undefined && !/^(57P|08)/.test(code)
}

/** True when no connection was to be had for so long that the caller gave up waiting for one. */
export function isPoolExhausted({ message }: Error): boolean {
  return (
    message === 'timeout exceeded when trying to connect' ||
    message === 'Connection terminated due to connection timeout'
  )
}

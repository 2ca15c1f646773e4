export type DatabaseError = Error & { code: string; severity: string }

/** True for an error PostgreSQL sent about a statement, false when the connection failed and the outcome is unknown. */
export function isFromDatabase(error: unknown): error is DatabaseError {
  const { code, severity } = error as Partial<DatabaseError>
  // Classes 57 and 08 come from a server that is going away: the outcome of its last statement is unknown.
  return typeof code === 'string' && severity !== undefined && !/^(57P|08)/.test(code)
}

/** Nobody listens there, or whoever does is going away, starting or recovering, or has no place left. */
const awayCode = /^(?:ECONNREFUSED|53300|57P\d\d)$/

/** A full disk, a disk that fails, a standby. */
const noWritesCode = /^(?:53100|58030|25006)$/

/** Memory, temporary files or time did not suffice for one statement; the next one may pass. */
const tooMuchCode = /^(?:53\d{3}|57014)$/

/** True for the code of a database that answers and cannot keep what it is told. */
export const takesNoWrites = (code: string | undefined): boolean => noWritesCode.test(code ?? '')

/** True when the database is away or cannot do what is asked of it at present, so the caller may come back. */
export function isUnableNow({ message, code = '' }: Error & { code?: string }): boolean {
  return (
    awayCode.test(code) ||
    takesNoWrites(code) ||
    tooMuchCode.test(code) ||
    message === 'timeout exceeded when trying to connect' ||
    message === 'Connection terminated due to connection timeout'
  )
}

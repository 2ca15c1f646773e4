import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** One sentence for the API page. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: Access
  /** In operators' calls the permission that the operator needs; `null` asks only for a session. */
  permission?: Permission | null
  /** Taken from the query of GET and DELETE, from the body of POST and PUT. */
  input: Input
  /** What `value` holds in a successful answer. */
  output: Output
  /** What may go wrong, besides the errors every call can answer with. */
  errors: readonly ErrorCode[]
  /** The body arrives encrypted (header `Encryption: JWE`). */
  sealed?: true
  /** The body is a file of at most so many bytes, sent as it is (application/octet-stream). */
  fileBytesMax?: number
  /**
   * Calls one address may make in a minute; where a session is asked for, each member or operator at that address
   * for themselves. Unset means the server's general limit.
   */
  perMinute?: number
  /** The call plays or brings money for play, so the member must have agreed to what the site states today. */
  needsConsent?: true
  /** Answers also during maintenance and in restricted regions. */
  isAlwaysOpen?: true
  /** The app makes this call by itself, so it does not keep an idle session alive. */
  isBackground?: true
  /** The answer carries an ETag; a caller who still has that version gets 304. */
  isRevalidated?: true
  /** Each call is recorded before anything is done, and its outcome afterwards. */
  isAudited?: true
}

export function endpoint<I extends z.ZodType, O extends z.ZodType, const A extends Access>(
  definition: Endpoint<I, O> & { access: A },
): Endpoint<I, O> & { access: A } {
  return definition
}

type OfOperator = { path: `/ops/${string}`; permission: Permission | null }

/** A call of operators: it works during maintenance too, and everything it does is recorded. */
export function operatorEndpoint<I extends z.ZodType, O extends z.ZodType>(
  definition: Omit<Endpoint<I, O>, 'access' | 'isAlwaysOpen' | 'isAudited' | keyof OfOperator> & OfOperator,
): Endpoint<I, O> & OfOperator & { access: 'operator' } {
  return { ...definition, access: 'operator', isAlwaysOpen: true, isAudited: true }
}

/** What the caller of an endpoint sends. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the caller of an endpoint gets. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

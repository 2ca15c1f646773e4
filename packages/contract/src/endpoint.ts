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
  /** What the operator behind the call has to be allowed; `null` asks for no more than a session. Of operators' calls. */
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
  /** Calls one address may make in a minute; unset means the server's general limit. */
  perMinute?: number
  /** Play, or money brought for it: only a member who agreed to what the site states today may pass. */
  needsConsent?: true
  /** Answers also while the site is in maintenance or restricted where the caller is. */
  isAlwaysOpen?: true
  /** The app asks by itself, whether or not anybody is there: no sign of life, so a session goes on idling. */
  isBackground?: true
  /** The answer carries an ETag, and a caller who still has it is told so with 304. */
  isRevalidated?: true
  /** Each call is written down before anything is done, and what came of it after. */
  isAudited?: true
}

export function endpoint<I extends z.ZodType, O extends z.ZodType, const A extends Access>(
  definition: Endpoint<I, O> & { access: A },
): Endpoint<I, O> & { access: A } {
  return definition
}

type OfOperator = { path: `/ops/${string}`; permission: Permission | null }

/** A call of operators, who work while the site is in maintenance too; whatever they do is written down. */
export function operatorEndpoint<I extends z.ZodType, O extends z.ZodType>(
  definition: Omit<Endpoint<I, O>, 'access' | 'isAlwaysOpen' | 'isAudited' | keyof OfOperator> & OfOperator,
): Endpoint<I, O> & OfOperator & { access: 'operator' } {
  return { ...definition, access: 'operator', isAlwaysOpen: true, isAudited: true }
}

/** What the caller of an endpoint sends. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the caller of an endpoint gets. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

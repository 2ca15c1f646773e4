import type { ErrorCode } from '@perya/contract/errors'

/** `network.offline`: the call never reached the server, or its answer never came back. */
export type FailureCode = ErrorCode | 'network.offline'

/** A call that did not succeed; the message is in the player's language, empty when the network failed. */
export class ApiError extends Error {
  readonly code: FailureCode
  /** What the server said besides, such as `{ captcha: true }`. */
  readonly value: Readonly<Record<string, unknown>>
  /** After how many seconds the server asked to come back; 0 when it did not say. */
  readonly retryAfter: number

  constructor(
    code: FailureCode,
    message: string,
    value: Readonly<Record<string, unknown>> = {},
    retryAfter = 0,
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.value = value
    this.retryAfter = retryAfter
  }
}

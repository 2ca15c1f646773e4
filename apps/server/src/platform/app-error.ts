import type { ErrorCode } from '@perya/contract/errors'

/** A failure the caller is told about. Throwing it inside a transaction also rolls that back. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Values the sentence mentions as `{name}`, and what the answer's `value` holds beside the error. */
  readonly details: Record<string, string | number | boolean>

  constructor(code: ErrorCode, details: AppError['details'] = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

import { type ErrorCode, errors } from '@perya/contract/errors'
import { textIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { errorTextId } from '@perya/contract/server-texts'

/** A failure the caller is told about. Throwing it inside a transaction also rolls that back. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Values the sentence mentions as `{name}`, and what the answer's `value` holds beside the error. */
  readonly details: Record<string, string | number | boolean | readonly string[]>

  constructor(code: ErrorCode, details: AppError['details'] = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** What a person is told about it, in a merchant's own words where it has any. */
export function sentenceOf(
  { code, details }: AppError,
  language: KnownLanguageCode,
  ownWords: Readonly<Record<string, string>> = {},
): string {
  const words = ownWords[errorTextId(code)] ?? textIn(errors[code].text, language)
  return words.replace(/\{(\w+)\}/g, (hole, name) => String(details[name] ?? hole))
}

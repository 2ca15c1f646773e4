import { type ErrorCode, errors } from '@perya/contract/errors'
import { textIn } from '@perya/contract/fallback'
import { type KnownLanguageCode, knownLanguages } from '@perya/contract/language'
import { errorTextId } from '@perya/contract/server-texts'
import { type Amount, displayMoney, formatAmount } from '@perya/money'

/** A value that programs read as one text and people as another. */
type Named = { readonly known: string; readonly said: string }

/** A failure the caller is told about. Throwing it inside a transaction also rolls that back. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Values the sentence mentions as `{name}`, and what the answer's `value` holds beside the error; money as units. */
  readonly details: Record<string, string | number | boolean | readonly string[] | Amount | Named>

  constructor(code: ErrorCode, details: AppError['details'] = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** The merchant whose site shows the message. */
export type Speaker = { currency: string; ownWords: Readonly<Record<string, string>> }

/** The sentence for a person: in the merchant's own words where it has any, and in its currency. */
export function sentenceOf(
  { code, details }: AppError,
  language: KnownLanguageCode,
  { currency, ownWords }: Speaker = { currency: 'PHP', ownWords: {} },
): string {
  const words = ownWords[errorTextId(code)] ?? textIn(errors[code].text, language)
  const locale = knownLanguages[language].bcp47
  return words.replace(/\{(\w+)\}/g, (hole, name) => {
    const value = details[name] ?? hole
    if (typeof value === 'bigint') return displayMoney(value, { locale, currency })
    return isNamed(value) ? value.said : String(value)
  })
}

/** The same values as the wire carries them. */
export function wireDetails({ details }: AppError): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? formatAmount(value) : isNamed(value) ? value.known : value,
    ]),
  )
}

const isNamed = (value: AppError['details'][string]): value is Named =>
  typeof value === 'object' && 'said' in value

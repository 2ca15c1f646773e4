import { z } from 'zod'
import { writtenIn } from './fallback.ts'
import * as known from './known-languages.ts'
import { Words } from './words.ts'

export { defaultLanguage, knownLanguages, languages } from './known-languages.ts'

export type Language = known.Language
export const Language = z.enum(known.languages)

export type KnownLanguageCode = known.KnownLanguageCode
export const KnownLanguageCode = z.enum(Object.keys(known.knownLanguages) as KnownLanguageCode[])

/** What a caller reads, as the language the platform's own words exist in. */
export const ReaderLanguage = KnownLanguageCode.transform(writtenIn)

/** A text in every language of the platform, and in those a merchant has words of its own for. */
export type Text = Record<Language, string> & Partial<Record<KnownLanguageCode, string>>
export const Text = textOf(z.string())

/** A text as somebody writes it down, bounded in each of its languages. */
export const WrittenText = (max: number) => textOf(Words(max))

function textOf(words: z.ZodString) {
  return z.strictObject({
    ...(Object.fromEntries(
      Object.keys(known.knownLanguages).map((code) => [code, words.exactOptional()]),
    ) as Record<Exclude<KnownLanguageCode, Language>, z.ZodExactOptional<z.ZodString>>),
    TY: words,
    EN: words,
  })
}

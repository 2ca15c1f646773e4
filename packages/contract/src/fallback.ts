/** Which language a reader gets when a text is missing in theirs. Imports nothing, since the app uses it too. */
import type { KnownLanguageCode, Language } from './known-languages.ts'

const written: readonly Language[] = ['EN', 'TY']

/** The languages in which a text is looked for, in order: the reader's own, then English, then Tagalog. */
export function fallbackOrder(language: KnownLanguageCode): readonly KnownLanguageCode[] {
  return [...new Set([language, ...written])]
}

/** The first of these languages in which every text of the platform exists. */
export function writtenIn(language: KnownLanguageCode): Language {
  return written.find((code) => code === language) ?? 'EN'
}

/** A text in a language, or in the first of its fall-backs that has words. */
export function textIn(
  text: Readonly<Partial<Record<KnownLanguageCode, string>>>,
  language: KnownLanguageCode,
): string {
  for (const code of fallbackOrder(language)) if (text[code]) return text[code]
  return ''
}

type WordsByLanguage = Readonly<Partial<Record<KnownLanguageCode, Readonly<Record<string, string>>>>>

/** A text of the platform in every language there are words for, a merchant's own before the platform's. */
export function withOwnWords<Words extends Readonly<Record<string, string>>>(
  text: Words,
  id: string,
  texts: WordsByLanguage,
): Words {
  const own = Object.entries(texts).flatMap(([language, words]) =>
    words[id] === undefined ? [] : [[language, words[id]]],
  )
  return { ...text, ...Object.fromEntries(own) }
}

/**
 * A merchant's own texts for a reader, by the id of the text they replace.
 * Stops at the first language in which the platform has the text: that text comes before a merchant's in a later language.
 */
export function ownWords(texts: WordsByLanguage, language: KnownLanguageCode): Record<string, string> {
  return { ...texts[writtenIn(language)], ...texts[language] }
}

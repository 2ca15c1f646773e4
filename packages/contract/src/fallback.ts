/** Which words a reader gets where their language has none. Imports nothing, since the app uses it too. */
import type { KnownLanguageCode, Language } from './known-languages.ts'

const written: readonly Language[] = ['EN', 'TY']

/** Where the words of a text are looked for, first to last: the language itself, then English, then Tagalog. */
export function fallbackOrder(language: KnownLanguageCode): readonly KnownLanguageCode[] {
  return [...new Set([language, ...written])]
}

/** The first of these that every text of the platform exists in. */
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
 * A merchant's own words for a reader, by the id of the text they stand in for.
 * Only up to the language the platform writes in: its own words there come before a merchant's in a further one.
 */
export function ownWords(texts: WordsByLanguage, language: KnownLanguageCode): Record<string, string> {
  return { ...texts[writtenIn(language)], ...texts[language] }
}

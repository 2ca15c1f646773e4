import { knownLanguages as known } from 'virtual:contract'
import type { KnownLanguageCode } from '@perya/contract/language'

/** A language a player may be shown: what the platform calls it, what browsers call it, its own name and its flag. */
export type KnownLanguage = {
  code: KnownLanguageCode
  /** BCP 47: what `lang` and Intl are given. */
  tag: string
  /** In its own words. */
  name: string
  /** The country whose flag stands beside the name. */
  flag: string
  direction: 'ltr' | 'rtl'
}

export const knownLanguages: readonly KnownLanguage[] = Object.entries(known).map(
  ([code, { bcp47, label, country, direction }]) => ({
    code: code as KnownLanguageCode,
    tag: bcp47,
    name: label,
    flag: country.toLowerCase(),
    direction,
  }),
)

const fallback = knownLanguages[0] as KnownLanguage

/** The language with this code; the platform's own language for a code nobody knows. */
export function languageOf(code: string): KnownLanguage {
  return knownLanguages.find((language) => language.code === code) ?? fallback
}

/** The language a page is in, from the tag in its `lang`. */
export function languageOfTag(tag: string): KnownLanguage {
  return knownLanguages.find((language) => language.tag === tag) ?? fallback
}

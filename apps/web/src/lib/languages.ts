/** A language a player may be shown: what the platform calls it, what browsers call it, its own name and its flag. */
export type KnownLanguage = {
  code: string
  tag: string
  name: string
  flag: string
  direction: 'ltr' | 'rtl'
}

/** code, BCP 47 tag, own name, country whose flag stands for it. */
const known = [
  ['TY', 'fil', 'Filipino', 'ph'],
  ['EN', 'en', 'English', 'gb'],
  ['CN', 'zh-Hans', '简体中文', 'cn'],
  ['TW', 'zh-Hant', '繁體中文', 'tw'],
  ['JA', 'ja', '日本語', 'jp'],
  ['KO', 'ko', '한국어', 'kr'],
  ['TH', 'th', 'ไทย', 'th'],
  ['VI', 'vi', 'Tiếng Việt', 'vn'],
  ['ID', 'id', 'Bahasa Indonesia', 'id'],
  ['MS', 'ms', 'Bahasa Melayu', 'my'],
  ['KM', 'km', 'ខ្មែរ', 'kh'],
  ['LO', 'lo', 'ລາວ', 'la'],
  ['MY', 'my', 'မြန်မာ', 'mm'],
  ['HI', 'hi', 'हिन्दी', 'in'],
  ['BN', 'bn', 'বাংলা', 'bd'],
  ['NE', 'ne', 'नेपाली', 'np'],
  ['SI', 'si', 'සිංහල', 'lk'],
  ['UR', 'ur', 'اردو', 'pk'],
  // Western digits: the ones on bank slips and lottery tickets.
  ['AR', 'ar-AE', 'العربية', 'ae'],
  ['FA', 'fa', 'فارسی', 'ir'],
  ['TR', 'tr', 'Türkçe', 'tr'],
  ['RU', 'ru', 'Русский', 'ru'],
  ['UK', 'uk', 'Українська', 'ua'],
  ['KK', 'kk', 'Қазақша', 'kz'],
  ['DE', 'de', 'Deutsch', 'de'],
  ['FR', 'fr', 'Français', 'fr'],
  ['IT', 'it', 'Italiano', 'it'],
  ['ES', 'es', 'Español', 'es'],
  ['PT', 'pt-BR', 'Português', 'br'],
  ['PL', 'pl', 'Polski', 'pl'],
  ['NL', 'nl', 'Nederlands', 'nl'],
] as const

const rightToLeft = new Set(['AR', 'FA', 'UR'])

export const knownLanguages: readonly KnownLanguage[] = known.map(([code, tag, name, flag]) => ({
  code,
  tag,
  name,
  flag,
  direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
}))

const fallback = knownLanguages[0] as KnownLanguage

/** The language with this code; the platform's own language for a code nobody knows. */
export function languageOf(code: string): KnownLanguage {
  return knownLanguages.find((language) => language.code === code) ?? fallback
}

/** The language a page is in, from the tag in its `lang`. */
export function languageOfTag(tag: string): KnownLanguage {
  return knownLanguages.find((language) => language.tag === tag) ?? fallback
}

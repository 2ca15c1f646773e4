/** Which languages there are. Imports nothing, since the app uses it too. */

/** Languages every text of the platform exists in; a merchant may supply texts for any of the known ones. */
export const languages = ['TY', 'EN'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'TY'

export type KnownLanguage = {
  /** In its own words. */
  label: string
  /** What `lang` and Intl are given. */
  bcp47: string
  /** Flag shown beside it, an ISO country code. */
  country: string
  direction: 'ltr' | 'rtl'
}

/** Languages a merchant may turn on once it supplies their texts. */
export const knownLanguages = {
  TY: { label: 'Tagalog', bcp47: 'fil-PH', country: 'PH', direction: 'ltr' },
  EN: { label: 'English', bcp47: 'en-PH', country: 'GB', direction: 'ltr' },
  CN: { label: '简体中文', bcp47: 'zh-Hans', country: 'CN', direction: 'ltr' },
  TW: { label: '繁體中文', bcp47: 'zh-Hant', country: 'TW', direction: 'ltr' },
  JA: { label: '日本語', bcp47: 'ja', country: 'JP', direction: 'ltr' },
  KO: { label: '한국어', bcp47: 'ko', country: 'KR', direction: 'ltr' },
  TH: { label: 'ไทย', bcp47: 'th', country: 'TH', direction: 'ltr' },
  VI: { label: 'Tiếng Việt', bcp47: 'vi', country: 'VN', direction: 'ltr' },
  ID: { label: 'Bahasa Indonesia', bcp47: 'id', country: 'ID', direction: 'ltr' },
  MS: { label: 'Bahasa Melayu', bcp47: 'ms', country: 'MY', direction: 'ltr' },
  KM: { label: 'ភាសាខ្មែរ', bcp47: 'km', country: 'KH', direction: 'ltr' },
  LO: { label: 'ລາວ', bcp47: 'lo', country: 'LA', direction: 'ltr' },
  MY: { label: 'မြန်မာ', bcp47: 'my', country: 'MM', direction: 'ltr' },
  HI: { label: 'हिन्दी', bcp47: 'hi', country: 'IN', direction: 'ltr' },
  BN: { label: 'বাংলা', bcp47: 'bn', country: 'BD', direction: 'ltr' },
  TA: { label: 'தமிழ்', bcp47: 'ta', country: 'IN', direction: 'ltr' },
  UR: { label: 'اردو', bcp47: 'ur', country: 'PK', direction: 'rtl' },
  AR: { label: 'العربية', bcp47: 'ar-AE', country: 'AE', direction: 'rtl' },
  FA: { label: 'فارسی', bcp47: 'fa', country: 'IR', direction: 'rtl' },
  HE: { label: 'עברית', bcp47: 'he', country: 'IL', direction: 'rtl' },
  TR: { label: 'Türkçe', bcp47: 'tr', country: 'TR', direction: 'ltr' },
  RU: { label: 'Русский', bcp47: 'ru', country: 'RU', direction: 'ltr' },
  UK: { label: 'Українська', bcp47: 'uk', country: 'UA', direction: 'ltr' },
  ES: { label: 'Español', bcp47: 'es', country: 'ES', direction: 'ltr' },
  PT: { label: 'Português', bcp47: 'pt-BR', country: 'BR', direction: 'ltr' },
  FR: { label: 'Français', bcp47: 'fr', country: 'FR', direction: 'ltr' },
  DE: { label: 'Deutsch', bcp47: 'de', country: 'DE', direction: 'ltr' },
  IT: { label: 'Italiano', bcp47: 'it', country: 'IT', direction: 'ltr' },
  NL: { label: 'Nederlands', bcp47: 'nl', country: 'NL', direction: 'ltr' },
  PL: { label: 'Polski', bcp47: 'pl', country: 'PL', direction: 'ltr' },
} as const satisfies Record<string, KnownLanguage>

export type KnownLanguageCode = keyof typeof knownLanguages

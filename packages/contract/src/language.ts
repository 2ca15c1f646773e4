import { z } from 'zod'

/** Languages every text of the platform exists in; a merchant may supply texts for any of the known ones. */
export const languages = ['TY', 'EN'] as const
export type Language = (typeof languages)[number]
export const Language = z.enum(languages)
export const defaultLanguage: Language = 'TY'

/** A text in every language of the platform. */
export type Text = Record<Language, string>

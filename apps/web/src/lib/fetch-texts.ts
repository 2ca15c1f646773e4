import { call } from './api/call.ts'
import type { TextOverrides } from './catalogues.ts'
import { languageOf } from './languages.ts'

/** The merchant's words for a language the platform has none for; without them the page reads English. */
export async function fetchTexts(code: string): Promise<TextOverrides> {
  try {
    return await call('getSiteTexts', { language: languageOf(code).code })
  } catch (error) {
    console.error('The texts of this language could not be loaded.', error)
    return {}
  }
}

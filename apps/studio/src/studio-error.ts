import { defaultLanguage, type Language } from '@perya/contract/language'
import { type StudioErrorCode, type StudioRefusal, studioErrors } from '@perya/studio-contract'

/** What a player is told; anything else that is thrown is a fault of ours. */
export class StudioError extends Error {
  readonly code: StudioErrorCode

  constructor(code: StudioErrorCode) {
    super(code)
    this.name = 'StudioError'
    this.code = code
  }
}

export function refusalOf(code: StudioErrorCode, language: Language = defaultLanguage): StudioRefusal {
  return { errorCode: code, message: studioErrors[code].text[language] }
}

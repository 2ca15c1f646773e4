import { defaultLanguage, type KnownLanguageCode, knownLanguages } from '@perya/contract/language'
import type { FastifyRequest } from 'fastify'

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The language a call asks for, or the platform's default when it names none that exists. */
export function languageOf(request: FastifyRequest): KnownLanguageCode {
  const asked = String(request.headers.language)
  return Object.hasOwn(knownLanguages, asked) ? (asked as KnownLanguageCode) : defaultLanguage
}

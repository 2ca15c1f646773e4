import { catalogues } from 'virtual:texts'
import type { I18n, Messages } from '@lingui/core'
import { writtenIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import type { Area } from '#texts/index.ts'
import { languageOf } from './languages.ts'

/** Texts a merchant has put in place of ours, by id. */
export type TextOverrides = Readonly<Record<string, string>>

/** Every area but the first one, which is always there. */
export type LaterArea = Exclude<Area, 'first'>

let spoken: { code: KnownLanguageCode; messages: Messages; own: Messages } | undefined
const wanted = new Set<LaterArea>()

/** Loads the areas in use of a language into the holder and makes it the current one. */
export async function speak(i18n: I18n, code: string, overrides: TextOverrides = {}): Promise<void> {
  const language = languageOf(code)
  const [{ default: first, later }, own] = await Promise.all([catalogueOf(language.code), compile(overrides)])
  // A page written by the server must not come back for words.
  if (import.meta.env.SSR) for (const area of Object.keys(later)) wanted.add(area as LaterArea)
  const messages: Messages = { ...first }
  const held = new Set<LaterArea>()
  // A screen may be opened meanwhile, and bring areas of its own.
  for (
    let missing = [...wanted];
    missing.length > 0;
    missing = [...wanted].filter((area) => !held.has(area))
  ) {
    Object.assign(messages, ...(await read(language.code, missing)))
    for (const area of missing) held.add(area)
  }
  Object.assign(messages, own)
  i18n.loadAndActivate({ locale: language.tag, messages })
  spoken = { code: language.code, messages, own }
}

/** Loads areas in the language of the page, now and whenever another is chosen. Browser only. */
export async function loadTexts(areas: readonly LaterArea[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  if (!spoken) return
  const { code, messages, own } = spoken
  // Nothing on the screen says them yet, so that nothing is drawn anew.
  Object.assign(messages, ...(await read(code, areas)), own)
}

/** A language only a merchant's own texts exist in reads English where they are silent. */
const catalogueOf = (code: KnownLanguageCode) => catalogues[writtenIn(code)]()

async function read(code: KnownLanguageCode, areas: readonly LaterArea[]): Promise<Messages[]> {
  const { later } = await catalogueOf(code)
  return Promise.all(areas.map(async (area) => (await later[area]()).default))
}

async function compile(overrides: TextOverrides): Promise<Messages> {
  const entries = Object.entries(overrides)
  if (entries.length === 0) return {}
  const { compileMessageOrThrow } = await import('@lingui/message-utils/compileMessage')
  return Object.fromEntries(
    entries.flatMap(([id, text]) => {
      try {
        return [[id, compileMessageOrThrow(text)]]
      } catch (error) {
        // A slip in one sentence of the merchant leaves ours in its place, not the page without words.
        console.error(`The merchant's text ${id} cannot be read.`, error)
        return []
      }
    }),
  )
}

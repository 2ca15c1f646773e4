import type { I18n, Messages } from '@lingui/core'
import { languageOf } from './languages.ts'

/** Texts a merchant has put in place of ours, by id. */
export type TextOverrides = Readonly<Record<string, string>>

type Catalogue = { first: () => Promise<Messages>; later: () => Promise<Messages> }

const read = (load: () => Promise<{ default: Messages }>) => async () => (await load()).default

const english: Catalogue = {
  first: read(() => import('virtual:texts/EN')),
  later: read(() => import('virtual:texts/EN/later')),
}

const catalogues: Record<string, Catalogue> = {
  TY: {
    first: read(() => import('virtual:texts/TY')),
    later: read(() => import('virtual:texts/TY/later')),
  },
  EN: english,
}

/** A language only a merchant's own texts exist in reads English where they are silent. */
const catalogueOf = (code: string) => catalogues[code] ?? english

let spoken: { i18n: I18n; code: string; overrides: TextOverrides; own: Messages } | undefined
let later: Promise<void> | undefined
// A page written by the server must not come back for words.
let isComplete: boolean = import.meta.env.SSR

/** Loads a language into the holder and makes it the current one. */
export async function speak(i18n: I18n, code: string, overrides: TextOverrides = {}): Promise<void> {
  const language = languageOf(code)
  const { first, later } = catalogueOf(language.code)
  const [begin, rest, own] = await Promise.all([first(), isComplete ? later() : {}, compile(overrides)])
  i18n.loadAndActivate({ locale: language.tag, messages: { ...begin, ...rest, ...own } })
  spoken = { i18n, code: language.code, overrides, own }
}

/** Whether every text can be said; until then those of later screens cannot. */
export const hasAllTexts = () => isComplete

/** Loads the texts of later screens, once. Should that fail, whoever waits for them goes on waiting. */
export function loadLaterTexts(): Promise<void> {
  later ??= addLaterTexts().catch((error: unknown) => {
    console.error('The texts of this screen could not be loaded.', error)
    return new Promise(() => {})
  })
  return later
}

async function addLaterTexts() {
  if (!spoken) return
  const { i18n, code, own } = spoken
  const rest = await catalogueOf(code).later()
  isComplete = true
  // Switched meanwhile: the words that arrived are of the language before.
  if (spoken.code !== code) return speak(i18n, spoken.code, spoken.overrides)
  i18n.load(i18n.locale, { ...rest, ...own })
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

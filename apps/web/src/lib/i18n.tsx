import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider, Trans, useLingui } from '@lingui/react'
import { writtenIn } from '@perya/contract/fallback'
import type { ReactElement, ReactNode } from 'react'
import type { TextId, texts } from '#texts/index.ts'
import { loadTexts, speak, type TextOverrides } from './catalogues.ts'
import { type KnownLanguage, languageOf, languageOfTag } from './languages.ts'
import { onFirstTouch } from './on-first-touch.ts'

type Values = Record<string, string | number>
type HasValues<Id extends TextId> = (typeof texts)[Id]['EN'] extends `${string}{${string}` ? true : false

/** Says a text. A text with a `{value}` in it needs its values, one without takes none. */
export type T = <Id extends TextId>(id: Id, ...values: HasValues<Id> extends true ? [Values] : []) => string

/** A holder of its own for one rendering on the server, so that two languages never mix. */
export async function openTexts(code: string, overrides?: TextOverrides): Promise<I18n> {
  const i18n = setupI18n()
  await speak(i18n, code, overrides)
  return i18n
}

/** The browser's one holder. */
export const browserTexts: I18n = setupI18n()

/** Says a text outside React: in the answer to a call, in a toast. Browser only. */
export const t: T = (id, ...[values]) => browserTexts._(id, values)

/** The merchant's own words for the languages of the platform; the page keeps them for each it is switched to. */
let merchantTexts: Readonly<Record<string, TextOverrides>> = {}

export function setMerchantTexts(texts: Readonly<Record<string, TextOverrides>>): void {
  merchantTexts = texts
}

/** Switches the page to a language: texts, `lang` and direction together. */
export async function switchLanguage(code: string): Promise<void> {
  const { tag, direction, code: known } = languageOf(code)
  const isWritten = writtenIn(known) === known
  await speak(browserTexts, code, isWritten ? merchantTexts[code] : await fetchedTexts(code))
  const page = document.documentElement
  // Setting even the same value makes the browser style the whole page anew.
  if (page.lang !== tag) page.lang = tag
  if (page.dir !== direction) page.dir = direction
}

/** A whole language of the merchant's comes when it is read; until then its reader is better off in English. */
async function fetchedTexts(code: string): Promise<TextOverrides> {
  const { fetchTexts } = await import('./fetch-texts.ts')
  return fetchTexts(code)
}

onFirstTouch(() => {
  loadTexts(['shared']).catch((error: unknown) => console.error('Texts could not be loaded.', error))
})

export function TextsProvider({ texts, children }: { texts: I18n; children: ReactNode }) {
  return <I18nProvider i18n={texts}>{children}</I18nProvider>
}

export function useT(): T {
  const { _ } = useLingui()
  return (id, ...[values]) => _(id, values)
}

export function useLanguage(): KnownLanguage {
  return languageOfTag(useLingui().i18n.locale)
}

/** A text with elements in it: `<0>words</0>` in the catalogue becomes the first of `parts` around the words. */
export function RichText({
  id,
  values,
  parts,
}: {
  id: TextId
  values?: Values
  parts: readonly ReactElement[]
}) {
  return <Trans id={id} components={{ ...parts }} {...(values ? { values } : {})} />
}

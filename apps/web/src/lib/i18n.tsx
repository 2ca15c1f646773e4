import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider, Trans, useLingui } from '@lingui/react'
import type { ReactElement, ReactNode } from 'react'
import type { TextId, texts } from '#texts/index.ts'
import { type KnownLanguage, languageOf, languageOfTag } from './languages.ts'

type Values = Record<string, string | number>
type HasValues<Id extends TextId> = (typeof texts)[Id]['EN'] extends `${string}{${string}` ? true : false

/** Says a text. A text with a `{value}` in it needs its values, one without takes none. */
export type T = <Id extends TextId>(id: Id, ...values: HasValues<Id> extends true ? [Values] : []) => string

/** Texts a merchant has put in place of ours, by id. */
export type TextOverrides = Readonly<Record<string, string>>

const catalogues: Record<string, () => Promise<typeof import('virtual:texts/*')>> = {
  TY: () => import('virtual:texts/TY'),
  EN: () => import('virtual:texts/EN'),
}

/** Loads a language into the given catalogue holder and makes it the current one. */
export async function speak(i18n: I18n, code: string, overrides: TextOverrides = {}): Promise<void> {
  const language = languageOf(code)
  // A language only a merchant's own texts exist in reads English where they are silent.
  const load = catalogues[language.code] ?? catalogues.EN
  const [catalogue, own] = await Promise.all([load?.(), compile(overrides)])
  i18n.loadAndActivate({ locale: language.tag, messages: { ...catalogue?.default, ...own } })
}

async function compile(overrides: TextOverrides) {
  const entries = Object.entries(overrides)
  if (entries.length === 0) return {}
  const { compileMessage } = await import('@lingui/message-utils/compileMessage')
  return Object.fromEntries(entries.map(([id, text]) => [id, compileMessage(text)]))
}

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

/** Switches the page to a language: texts, `lang` and direction together. */
export async function switchLanguage(code: string, overrides?: TextOverrides): Promise<void> {
  await speak(browserTexts, code, overrides)
  const { tag, direction } = languageOf(code)
  document.documentElement.lang = tag
  document.documentElement.dir = direction
}

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

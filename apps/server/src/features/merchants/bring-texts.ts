/** A merchant's words for a whole language, checked against every text there is before anything is kept. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KnownLanguageCode, knownLanguages } from '@perya/contract/language'
import { serverTexts } from '@perya/contract/server-texts'
import { TextOverrides } from '@perya/contract/settings'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { ChangeRefused } from './change.rules.ts'
import { merchantChannel } from './directory.ts'
import { toMerchant } from './merchant.ts'
import * as store from './merchants.store.ts'
import { readJson } from './read-json.ts'
import { MessageUnreadable, valuesOf } from './text-values.rules.ts'

/** Every text of the platform in English, by id. */
export type Catalogue = Readonly<Record<string, string>>

/** The server's own texts, and the app's as its build wrote them down; before there is one, nobody reads them. */
export function readCatalogue(webDir: string): Catalogue {
  const file = join(webDir, 'server', 'texts.json')
  const ofApp = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const said = Object.entries(serverTexts).map(([id, { EN }]) => [id, EN])
  return { ...ofApp, ...Object.fromEntries(said) }
}

type Words = Readonly<Record<string, string>>

/** Takes the place of what the merchant had in that language, and offers the language; says how many texts fall back. */
export async function bringTexts(
  db: Db,
  code: string,
  { language, json }: { language: string; json: string },
  catalogue: Catalogue,
): Promise<{ brought: number; missing: number }> {
  const known = KnownLanguageCode.safeParse(language)
  if (!known.success) {
    throw new ChangeRefused(
      `There is no language ${language}; there are: ${Object.keys(knownLanguages).join(', ')}.`,
    )
  }
  const words = readJson(z.record(z.string(), z.string()), json, 'list of texts')
  if (Object.keys(words).length === 0) throw new ChangeRefused('The file holds no texts.')
  checkTexts(words, catalogue)
  await changeWords(db, code, known.data, () => words)
  const brought = Object.keys(words).length
  return { brought, missing: Object.keys(catalogue).length - brought }
}

/** Joins words with those the merchant has in that language; an empty text is given back to the platform. */
export async function saveTexts(
  db: Db,
  code: string,
  { language, texts }: { language: KnownLanguageCode; texts: Words },
  catalogue: Catalogue,
): Promise<{ missing: number }> {
  const said = (words: Words) => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
  checkTexts(said(texts), catalogue)
  const words = await changeWords(db, code, language, (own) => said({ ...own, ...texts }))
  return { missing: Object.keys(catalogue).filter((id) => words[id] === undefined).length }
}

async function changeWords(
  db: Db,
  code: string,
  language: KnownLanguageCode,
  change: (own: Words) => Words,
): Promise<Words> {
  return db.transaction().execute(async (tx) => {
    const row = await store.lockMerchant(tx, code)
    if (!row) throw new ChangeRefused(`There is no merchant ${code}.`)
    const { settings } = toMerchant(row)
    const words = change(settings.texts[language] ?? {})
    const texts = TextOverrides.parse({ ...settings.texts, [language]: words })
    const enabled = [...new Set([...settings.languages.enabled, language])]
    const changed = { ...row.settings, texts, languages: { ...settings.languages, enabled } }
    await store.updateMerchant(tx, code, { settings: changed })
    await notify(tx, merchantChannel, code)
    return words
  })
}

/** Of a merchant's words, looks at those it does not have yet. */
export function checkNewTexts(texts: TextOverrides, own: TextOverrides, catalogue: Catalogue): void {
  for (const [language, words] of Object.entries(texts)) {
    const known = own[language as KnownLanguageCode] ?? {}
    checkTexts(
      Object.fromEntries(Object.entries(words).filter(([id, text]) => known[id] !== text)),
      catalogue,
    )
  }
}

/** Refuses the whole list with every fault of it, so that its writer mends it once. */
function checkTexts(words: Words, catalogue: Catalogue): void {
  const faults = Object.entries(words).flatMap(([id, text]) =>
    faultOf(text, catalogue[id]).map((it) => `${id}: ${it}`),
  )
  if (faults.length > 0) throw new ChangeRefused(faults.join('\n'))
}

function faultOf(text: string, english: string | undefined): string[] {
  if (english === undefined) return ['there is no such text']
  if (text.trim() === '') return ['it is empty']
  try {
    const [wanted, given] = [valuesOf(english).join(' '), valuesOf(text).join(' ')]
    return wanted === given ? [] : [`it takes "${wanted}", not "${given}"`]
  } catch (error) {
    if (error instanceof MessageUnreadable) return [error.message]
    throw error
  }
}

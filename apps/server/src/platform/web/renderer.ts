/** Turns the app's template into the page of one site, language and address, and keeps the result. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type KnownLanguageCode, knownLanguages } from '@perya/contract/language'
import type { Logger } from 'pino'
import { BoundedMap } from '../bounded-map.ts'
import { makePage, type Page } from './page.ts'
import type { FirstScreen, Site } from './site.ts'

/** What the app's own server build exports. */
type Render = (request: {
  path: string
  language: KnownLanguageCode
  ownWords: Readonly<Record<string, string>>
  settings: unknown
  /** Of the home screen only. */
  firstScreen: Shown | null
}) => Rendered | Promise<Rendered>
type Rendered = { head: string; html: string }
type Shown = ReturnType<FirstScreen>
type AppBuild = {
  render: Render
  isScreen?: (path: string) => boolean
  isHome?: (path: string) => boolean
}

export type Renderer = {
  render: (site: Site, language: KnownLanguageCode, path: string) => Promise<Page>
  /** Whether the app has a screen at this address. */
  isScreen: (path: string) => boolean
}

const pagesKeptPerSite = 300

/** `undefined` when the app has not been built. */
export async function openRenderer(
  webDir: string,
  log: Logger,
  firstScreen?: FirstScreen,
): Promise<Renderer | undefined> {
  const templateFile = join(webDir, 'index.html')
  if (!existsSync(templateFile)) return undefined
  const template = readFileSync(templateFile, 'utf8')
  const build = await loadBuild(webDir)
  const kept = new WeakMap<Site, Map<string, Kept>>()

  const render: Renderer['render'] = (site, language, path) => {
    const pages = kept.get(site) ?? new BoundedMap<string, Kept>(pagesKeptPerSite)
    kept.set(site, pages)
    const year = new Date().getUTCFullYear()
    const key = `${year} ${language} ${path}`
    const shown = build?.isHome?.(path) ? (firstScreen?.(site.merchant, language) ?? null) : null
    const earlier = pages.get(key)
    if (earlier && isSame(earlier.shown, shown)) return earlier.page
    const data = shown === null ? '' : dataElement('first-screen', shown)
    if (earlier?.data === data) {
      earlier.shown = shown
      return earlier.page
    }
    const page = draw(site, { language, path, year, shown, data })
    // Kept before it is drawn, so that readers who come meanwhile wait for the same drawing.
    const drawing = { page, shown, data }
    pages.set(key, drawing)
    page.catch(() => pages.get(key) === drawing && pages.delete(key))
    return page
  }

  async function draw(site: Site, { path, language, year, shown, data }: Drawn): Promise<Page> {
    const ownWords = site.ownWords(language)
    const request = { path, language, ownWords, settings: site.settings, firstScreen: shown }
    const rendered = await tryRender(build?.render, request, log)
    return makePage(fill(template, { site, language, year, data }, rendered))
  }

  return { render, isScreen: build?.isScreen ?? (() => true) }
}

type Drawn = { path: string; language: KnownLanguageCode; year: number; shown: Shown | null; data: string }

/** A page and what it was drawn with, as objects and as the page carries them. */
type Kept = { page: Promise<Page>; shown: Shown | null; data: string }

function isSame(earlier: Shown | null, now: Shown | null): boolean {
  if (earlier === null || now === null) return earlier === now
  return Object.entries(now).every(([name, value]) => earlier[name] === value)
}

async function loadBuild(webDir: string): Promise<AppBuild | undefined> {
  const file = join(webDir, 'server', 'entry-server.js')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as AppBuild) : undefined
}

/** A page that cannot be rendered here is rendered by the browser instead. */
async function tryRender(
  render: Render | undefined,
  request: Parameters<Render>[0],
  log: Logger,
): Promise<Rendered> {
  try {
    return (await render?.(request)) ?? { head: '', html: '' }
  } catch (error) {
    log.error({ err: error, path: request.path }, 'page was not rendered')
    return { head: '', html: '' }
  }
}

function fill(
  template: string,
  { site, language, year, data }: { site: Site; language: KnownLanguageCode; year: number; data: string },
  { head, html }: Rendered,
): string {
  const { bcp47, direction } = knownLanguages[language]
  const holes: Record<string, string> = {
    '%lang%': bcp47,
    '%dir%': direction,
    '%theme%': site.theme,
    '%year%': String(year),
    '<!--head-->': head,
    '<!--app-->': html,
    '<!--settings-->': `${dataElement('settings', site.settings)}${data}`,
  }
  return template.replace(
    /%(?:lang|dir|theme|year)%|<!--(?:head|app|settings)-->/g,
    (hole) => holes[hole] ?? hole,
  )
}

function dataElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${asScriptText(value)}</script>`
}

/** JSON that cannot end the script element it stands in. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

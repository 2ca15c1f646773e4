import { scripts } from 'virtual:client-assets'
import { renderToString } from 'react-dom/server'
import { openTexts } from '#lib/i18n.tsx'
import { type FirstScreen, primeLobby } from '#lib/lobby/lobby.ts'
import { StaticRouter } from '#lib/router.tsx'
import type { Settings } from '#lib/settings/settings.ts'
import type { TextId } from '#texts/index.ts'
import { App } from './App.tsx'
import ClosedSite from './ClosedSite.tsx'
import { makeQueryClient } from './query-client.ts'
import { routeAt } from './route-at.ts'

/** Whether there is a screen at the address; the server answers "not found" where there is none. */
export function isScreen(path: string): boolean {
  return routeAt(path).name !== null
}

/** Whether the address is the home screen, which is drawn with what it shows first. */
export function isHome(path: string): boolean {
  return routeAt(path).name === 'home'
}

/** The page of one site, language and address, as a guest first sees it. */
export async function render({
  path,
  language,
  ownWords,
  settings,
  firstScreen,
}: {
  path: string
  language: string
  /** The merchant's, by the id of the text they stand in for. */
  ownWords: Readonly<Record<string, string>>
  settings: Settings
  firstScreen: FirstScreen | null
}): Promise<{ head: string; html: string }> {
  const texts = await openTexts(language, ownWords)
  const client = makeQueryClient()
  if (firstScreen) primeLobby(client, { merchant: settings.merchantCode, language }, firstScreen)
  const drawn = renderToString(
    <StaticRouter location={path}>
      <App settings={settings} texts={texts} client={client} closedSite={ClosedSite} />
    </StaticRouter>,
  )
  const title = `${texts._(titleAt(path, settings))} · ${settings.name}`
  // Fetched with the other scripts, once the first picture is there: the page is drawn in these words already.
  const parts = [`virtual:texts/${language}-first`, ...(isHome(path) ? [] : ['src/app/screens.ts'])]
  const early = parts.flatMap(scriptsOf).map((file) => `<meta name="start-with" content="${file}">`)
  // React writes what the page should fetch early in front of it; its place is in the head.
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(drawn) ?? []
  return {
    head: [`<title>${escapeHtml(title)}</title>`, ...early, links].join('\n    '),
    html: drawn.slice(links.length),
  }
}

const scriptsOf = (part: string): readonly string[] =>
  Object.entries(scripts).find(([source]) => source.endsWith(part))?.[1] ?? []

function titleAt(path: string, { status }: Settings): TextId {
  if (status.maintenance) return 'title.maintenance'
  if (status.regionRestricted) return 'title.restricted'
  return routeAt(path).route.title
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

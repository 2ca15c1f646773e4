import { lazy, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { chooseLanguage, rememberedLanguage } from '#features/language/language-choice.ts'
import { call, setOrigin } from '#lib/api/call.ts'
import { browserTexts, setMerchantTexts, switchLanguage } from '#lib/i18n.tsx'
import { languageOfTag } from '#lib/languages.ts'
import { primeLobby, readFirstScreen } from '#lib/lobby/lobby.ts'
import { BrowserRouter } from '#lib/router.tsx'
import { readEmbeddedSettings } from '#lib/settings/settings.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import { startServiceWorker } from '#pwa/app-update.ts'
import { App } from './App.tsx'
import { fetchScreensAtFirstTouch } from './lazy-screen.ts'
import { makeQueryClient } from './query-client.ts'
import { watchFailures } from './watch-failures.ts'

// The page takes it away while the code is read; of the usual ten most would be React's own.
Error.stackTraceLimit = 50

const closedSite = lazy(() =>
  untilLoaded('The notice that the site is closed', () => import('./ClosedSite.tsx')),
)
/** Calls leave the site for another of its names only over https. */
const apiAt = (text: string) => /^https:\/\/[^/]+/.exec(text)?.[0] ?? ''

const currentLanguage = () => languageOfTag(browserTexts.locale).code

async function start(root: HTMLElement): Promise<void> {
  const settings = readEmbeddedSettings() ?? (await call('getConsolidatedSettings', {}))
  setMerchantTexts(settings.texts)
  // The page must first be in the language the server wrote it in, or hydration would find other words.
  await switchLanguage(languageOfTag(document.documentElement.lang).code)
  const { merchantCode: merchant, sealKey, domainRoute } = settings
  setOrigin({ merchant, language: currentLanguage, sealKey, api: apiAt(domainRoute.api) })

  const client = makeQueryClient()
  const firstScreen = readFirstScreen()
  if (firstScreen) {
    primeLobby(client, { merchant, language: currentLanguage() }, firstScreen)
  }
  watchFailures(client)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App settings={settings} texts={browserTexts} client={client} closedSite={closedSite} />
      </BrowserRouter>
    </StrictMode>
  )
  const isTakenOver = new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }))
  // In slices: the page is readable already, and must scroll and answer while it comes to life.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  startServiceWorker()
  fetchScreensAtFirstTouch()
  const hasPlaces = domainRoute.image !== '' || settings.imageCDNs.length > 0
  if (hasPlaces) void import('#lib/follow-pictures.ts').then(({ followPictures }) => followPictures(settings))

  const remembered = rememberedLanguage(settings.languages.enabled)
  if (remembered === null || remembered === currentLanguage()) return
  await isTakenOver
  await chooseLanguage(remembered)
}

const root = document.getElementById('root')
if (root) void start(root)

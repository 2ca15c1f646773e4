import { ownWords, textIn } from '@perya/contract/fallback'
import { knownLanguages } from '@perya/contract/language'
import type { Theme } from '@perya/contract/settings'
import type { Context } from '#platform/context.ts'
import type { PageSources, Site } from '#platform/web/site.ts'
import { siteOn } from './directory.ts'
import type { Merchant } from './merchant.ts'
import { picturePlaces, placeAt } from './place.rules.ts'
import { siteAnswers } from './site-answers.ts'
import { originOf } from './site-origin.ts'
import { webClip } from './web-clip.ts'

/** The page's ground in each theme, as the app's tokens have it. */
const grounds: Record<Theme, string> = { tala: '#0e0c1b', dagat: '#03111b', pula: '#170909' }

/** Whom the browser meets when a site signs in through Firebase. */
function firebaseSources({ flags, settings: { firebase } }: Merchant): Omit<PageSources, 'images'> {
  if (!flags.FIREBASELOGIN3 || firebase === null) return { connections: [], frames: [] }
  if (firebase.emulatorUrl !== null) {
    const emulator = new URL(firebase.emulatorUrl).origin
    return { connections: [emulator], frames: [emulator] }
  }
  return {
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [`https://${firebase.authDomain}`],
  }
}

const pictureOrigins = (settings: Merchant['settings']): string[] =>
  [...picturePlaces(settings), placeAt(settings.mobileTemplate.app_background)].flatMap((place) =>
    place === null ? [] : new URL(place).origin,
  )

const sites = new WeakMap<Merchant, Site>()

export function findSite(ctx: Context, hostname: string): Site {
  const merchant = siteOn(ctx, hostname)
  let site = sites.get(merchant)
  if (!site) {
    site = toSite(ctx, merchant)
    sites.set(merchant, site)
  }
  return site
}

function toSite(ctx: Context, merchant: Merchant): Site {
  const { settings, name, theme } = merchant
  const api = placeAt(settings.domainRoute.api)
  const { connections, frames } = firebaseSources(merchant)
  return {
    merchant: merchant.code,
    languages: settings.languages,
    theme,
    sources: {
      images: [...new Set(pictureOrigins(settings))],
      connections: api === null ? connections : [new URL(api).origin, ...connections],
      frames,
    },
    settings: siteAnswers(ctx, merchant).consolidated,
    ownWords: (language) => ownWords(settings.texts, language),
    webClip: (asked) => {
      const origin = originOf(ctx, merchant.code, asked)
      return origin && webClip(merchant, origin)
    },
    manifest: (language) => ({
      id: '/m/home',
      name,
      short_name: name,
      description: textIn(settings.mobileTemplate.app_desc, language),
      lang: knownLanguages[language].bcp47,
      start_url: '/m/home',
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      background_color: grounds[theme],
      theme_color: grounds[theme],
      icons: settings.mobileTemplate.parameters.pwa.icons,
    }),
  }
}

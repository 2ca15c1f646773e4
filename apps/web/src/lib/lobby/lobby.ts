/** What the lobby is made of, as the server tells it: at once from the page or the last visit, then renewed. */
import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { CacheName } from '#lib/cache/cache.ts'
import { keyOfCached, useCached } from '#lib/cache/use-cached.ts'
import { platform } from '#lib/config.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import type { VendorMapping } from './vendors-in.rules.ts'

export type { VendorMapping } from './vendors-in.rules.ts'

import { languageDelayMs, useSettled } from '#lib/use-settled.ts'

export type Announcements = OutputOf<Endpoints['listAnnouncements']>
export type HotGames = OutputOf<Endpoints['listHotGames']>

/** What the server puts into the page of the home screen, so that it arrives drawn. */
export type FirstScreen = { notices: Announcements; hotGames: HotGames; vendorTypes: VendorMapping }

/** `null` on a page that came without, as every other screen's does. */
export function readFirstScreen(): FirstScreen | null {
  const text = document.getElementById('first-screen')?.textContent
  return text ? (JSON.parse(text) as FirstScreen) : null
}

/** Lets the home screen be drawn with what came in the page. */
export function primeLobby(
  client: QueryClient,
  scope: { merchant: string; language: string },
  first: FirstScreen,
): void {
  for (const [name, value] of Object.entries(first)) {
    client.setQueryData(keyOfCached(name as CacheName, scope), value)
  }
}

export function useAnnouncements() {
  const scope = useScope()
  return useCached<Announcements>('notices', scope, () =>
    call('listAnnouncements', {
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      platform: platform.announcements,
      merchantCode: scope.merchant,
      language: scope.language,
    }),
  )
}

export function useHotGames() {
  const scope = useScope()
  return useCached<HotGames>('hotGames', scope, () =>
    call('listHotGames', {
      isPlatform: platform.hotGames,
      platform: platform.games,
      merchantCode: scope.merchant,
      language: scope.language,
    }),
  )
}

/** The categories in their order and the vendors of each. */
export function useVendorMapping() {
  const scope = useScope()
  return useCached<VendorMapping>('vendorTypes', scope, () =>
    call('getVendorMapping', { merchantCode: scope.merchant, language: scope.language }),
  )
}

/** Lists follow the language once it has stood still for a moment. */
function useScope() {
  const { merchantCode } = useSettings()
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  return { merchant: merchantCode, language }
}

import { writtenIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { listHotGames, lobbyOf, vendorMapping, viewer } from '#features/catalogue/index.ts'
import type { Context } from '#platform/context.ts'
import { announcements } from './list-announcements.ts'

/** What the app asks for on its home screen, as a visitor is answered. */
export function firstScreen(ctx: Context, merchant: string, language: KnownLanguageCode) {
  const view = viewer(ctx, lobbyOf(ctx, merchant), writtenIn(language))
  return {
    notices: announcements(ctx, merchant, {
      types: ['B', 'PL', 'PU', 'H'],
      group: 'm_home',
      platform: 'M',
      language,
      isAgent: false,
    }),
    hotGames: listHotGames(view, undefined),
    vendorTypes: vendorMapping(view),
  }
}

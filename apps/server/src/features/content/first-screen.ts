import { writtenIn } from '@perya/contract/fallback'
import { homeGames } from '@perya/contract/home-games'
import type { KnownLanguageCode } from '@perya/contract/language'
import { firstHotGames, vendorMapping, viewer } from '#features/catalogue/index.ts'
import type { Context } from '#platform/context.ts'
import { announcements } from './list-announcements.ts'

/** What the app asks for on its home screen, as a visitor is answered; of the games those it draws. */
export function firstScreen(ctx: Context, merchant: string, language: KnownLanguageCode) {
  const view = viewer(ctx, merchant, writtenIn(language))
  return {
    notices: announcements(ctx, merchant, {
      types: ['B', 'PL', 'PU', 'H'],
      group: 'm_home',
      platform: 'M',
      language,
      isAgent: false,
    }),
    hotGames: firstHotGames(view, homeGames),
    vendorTypes: vendorMapping(view),
  }
}

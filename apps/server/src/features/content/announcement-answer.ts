/** Announcements and matches as callers see them, in one language. */
import type { Banner, HotMatch, Notice, Popup } from '@perya/contract/announcements'
import { textIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { findPlace, gameAt, type Viewer } from '#features/catalogue/index.ts'
import type { Announcement } from './announcement.store.ts'
import type { Match } from './hot-match.store.ts'

function textsOf(
  { titles, contents }: Announcement,
  language: KnownLanguageCode,
): { title: string; content: string } {
  return {
    title: textIn(titles, language),
    content: textIn(contents, language),
  }
}

/** Told to players, to agents, or about a promotion. */
export const isNotice = ({ type }: Announcement): boolean => type === 'PL' || type === 'A' || type === 'PR'

export function toNotice(it: Announcement, language: KnownLanguageCode): Notice {
  return {
    id: String(it.id),
    type: it.type,
    ...textsOf(it, language),
    publishedAt: it.startsAt.toISOString(),
    isRead: false,
  }
}

export function toBanner(it: Announcement, language: KnownLanguageCode): Banner {
  return { id: String(it.id), ...textsOf(it, language), imageUrl: it.imageUrl ?? '', url: it.url }
}

export function toPopup(it: Announcement, language: KnownLanguageCode): Popup | null {
  const { execution, promotionType } = it
  return execution && { id: String(it.id), ...textsOf(it, language), execution, promotionType }
}

/** `null` where the merchant does not show the game the match opens. */
export function toHotMatch(view: Viewer, match: Match): HotMatch | null {
  const place = findPlace(view.lobby, match.nodeId)
  if (place === undefined) return null
  const game = gameAt(view, place)
  return {
    id: String(match.id),
    league: match.league,
    leagueImageUrl: match.leagueImageUrl,
    matchTime: match.startsAt.toISOString(),
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    homeTeamImageUrl: match.homeTeamImageUrl,
    awayTeamImageUrl: match.awayTeamImageUrl,
    vendor: game.vassalage,
    gameCategory: game.gameCategory,
    gameId: game.gameId,
    nodeId: game.nodeId,
    roomId: match.roomId,
    supportPlay: game.supportPlay,
    state: game.state,
  }
}

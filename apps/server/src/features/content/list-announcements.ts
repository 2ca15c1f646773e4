/** What a site announces, by type; the same answer for everyone until something begins, ends or changes. */
import type {
  AnnouncementGroup,
  AnnouncementPlatform,
  AnnouncementType,
  listAnnouncements,
} from '@perya/contract/announcements'
import type { OutputOf } from '@perya/contract/endpoint'
import { writtenIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { type Lobby, leadsToPlay, lobbyOf, viewer } from '#features/catalogue/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { isLeftAlone } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { listRead } from './announcement.store.ts'
import { isNotice, toBanner, toHotMatch, toNotice, toPopup } from './announcement-answer.ts'
import { type Content, contentOf } from './directory.ts'
import { isWithin, nextChange } from './period.rules.ts'

type Answer = OutputOf<typeof listAnnouncements>

export type Asked = {
  types: readonly AnnouncementType[]
  group: AnnouncementGroup
  platform: AnnouncementPlatform
  language: KnownLanguageCode
  /** Only agents are told what is for agents. */
  isAgent: boolean
}

export const siteOf = (ctx: Context, merchant: string) => merchantOf(ctx, merchant).trialOf ?? merchant

export async function announcementsFor(
  ctx: Context,
  merchant: string,
  memberId: bigint | null,
  asked: Asked,
): Promise<Answer> {
  const all = announcements(ctx, merchant, asked)
  if (memberId === null) return all
  const answer = (await isLeftAlone(ctx.db, memberId)) ? withoutOffers(all) : all
  if (answer.notices.length === 0) return { ...answer, ...unread(0) }
  const read = await listRead(ctx.db, memberId)
  const notices = answer.notices.map((notice) => ({ ...notice, isRead: read.has(BigInt(notice.id)) }))
  return { ...answer, notices, ...unread(notices.filter(({ isRead }) => !isRead).length) }
}

const unread = (count: number) => ({ unreadCount: count, footer: { unreadCount: count } })

/** What is left of it for whoever is not to be drawn into play; no pop-up, since nothing says which of them invites to it. */
const withoutOffers = (answer: Answer): Answer => ({
  ...answer,
  banners: [],
  hotMatches: [],
  notices: answer.notices.filter(({ type }) => type !== 'PR'),
  popups: [],
})

type Kept = { answer: Answer; until: number }

/** By what they were made from: content and lobby that change leave their answers behind. */
const kept = new WeakMap<Content, WeakMap<Lobby, Map<string, Kept>>>()

function keptFor(content: Content, lobby: Lobby): Map<string, Kept> {
  const byLobby = kept.get(content) ?? new WeakMap<Lobby, Map<string, Kept>>()
  kept.set(content, byLobby)
  const answers = byLobby.get(lobby) ?? new Map<string, Kept>()
  byLobby.set(lobby, answers)
  return answers
}

/** As a visitor sees them. */
export function announcements(ctx: Context, merchant: string, asked: Asked): Answer {
  const content = contentOf(ctx)
  const lobby = lobbyOf(ctx, merchant)
  const view = viewer(ctx, merchant, writtenIn(asked.language))
  const site = siteOf(ctx, merchant)
  const answers = keptFor(content, lobby)
  const key = `${site} ${[...new Set(asked.types)].sort().join()} ${asked.group} ${asked.platform} ${asked.language} ${asked.isAgent} ${view.silent.join()} ${view.pictures}`
  const known = answers.get(key)
  const now = ctx.now()
  if (known && now.getTime() < known.until) return known.answer

  const all = (content.announcements.get(site) ?? []).filter(
    ({ group, platform }) => group === asked.group && platform === asked.platform,
  )
  const matches = asked.types.includes('H') ? (content.matches.get(site) ?? []) : []
  const shown = all.filter(
    (each) => asked.types.includes(each.type) && (each.type !== 'A' || asked.isAgent) && isWithin(each, now),
  )
  const { language } = asked
  const notices = shown.filter(isNotice).map((each) => toNotice(each, language))
  const answer: Answer = {
    banners: shown
      .filter(({ type, url }) => type === 'B' && leadsToPlay(view, url))
      .map((each) => toBanner(each, language)),
    notices,
    popups: shown.flatMap((each) => toPopup(each, language) ?? []),
    hotMatches: matches
      .filter(({ startsAt }) => startsAt > now)
      .flatMap((each) => toHotMatch(view, each) ?? []),
    ...unread(notices.length),
  }
  const moments = [...all, ...matches.map(({ startsAt }) => ({ startsAt, endsAt: null }))]
  answers.set(key, { answer, until: nextChange(moments, now) })
  return answer
}

type News = { id: string; title: string; publishedAt: string }

const newsOf = new WeakMap<Answer, News[]>()

/** The titles alone, for the ticker. */
export function lobbyNews(ctx: Context, merchant: string, asked: Asked): News[] {
  const answer = announcements(ctx, merchant, asked)
  let news = newsOf.get(answer)
  if (!news) {
    news = answer.notices.map(({ id, title, publishedAt }) => ({ id, title, publishedAt }))
    newsOf.set(answer, news)
  }
  return news
}

import * as announcements from '@perya/contract/ops-announcements'
import * as articles from '@perya/contract/ops-articles'
import * as matches from '@perya/contract/ops-matches'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { articlesOf, publishArticle, removeHelpItem } from './edit-articles.ts'
import { siteOf } from './list-announcements.ts'
import { addMatch, matchesOf, removeMatch } from './matches.ts'
import { announcementsOf, publishAnnouncement, withdrawAnnouncement } from './publish.ts'
import { toPublication } from './read-publication.ts'

export const contentDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(announcements.listPublished, async (_input, { merchant }) => {
    const rows = await announcementsOf(ctx, siteOf(ctx, merchant))
    return {
      announcements: rows.map(({ id, merchant: _site, startsAt, endsAt, ...words }) => ({
        ...words,
        id: String(id),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      })),
    }
  }),
  operatorRoute(announcements.publishAnnouncement, async (draft, { merchant }) => ({
    id: String(await publishAnnouncement(ctx, toPublication(siteOf(ctx, merchant), draft))),
  })),
  operatorRoute(announcements.endAnnouncement, async ({ id }, { merchant }) => {
    await withdrawAnnouncement(ctx, siteOf(ctx, merchant), BigInt(id))
    return {}
  }),
  operatorRoute(matches.listMatches, async (_input, { merchant }) => ({
    matches: (await matchesOf(ctx, siteOf(ctx, merchant))).map(
      ({ id, merchant: _site, startsAt, ...match }) => ({
        ...match,
        id: String(id),
        startsAt: startsAt.toISOString(),
      }),
    ),
  })),
  operatorRoute(matches.addMatch, async (draft, { merchant }) => ({
    id: String(await addMatch(ctx, siteOf(ctx, merchant), draft)),
  })),
  operatorRoute(matches.removeMatch, async ({ id }, { merchant }) => {
    await removeMatch(ctx, siteOf(ctx, merchant), BigInt(id))
    return {}
  }),
  operatorRoute(articles.listArticles, async (_input, { merchant }) => {
    const rows = await articlesOf(ctx, siteOf(ctx, merchant))
    return {
      articles: rows.map(({ id, merchant: _site, publishedAt, ...words }) => ({
        ...words,
        id: String(id),
        publishedAt: publishedAt.toISOString(),
      })),
    }
  }),
  operatorRoute(articles.publishArticle, async (draft, { merchant }) => ({
    id: String(await publishArticle(ctx, { ...draft, merchant: siteOf(ctx, merchant) })),
  })),
  operatorRoute(articles.removeHelpItem, async ({ id }, { merchant }) => {
    await removeHelpItem(ctx, siteOf(ctx, merchant), BigInt(id))
    return {}
  }),
]

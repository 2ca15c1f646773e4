/** Announcements, matches and articles of every merchant, kept in memory by each process and read again when one changes. */
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Close } from '#platform/feature.ts'
import { follow } from '#platform/follow.ts'
import { notify } from '#platform/notifications.ts'
import { service } from '#platform/service.ts'
import { type Announcement, listAnnouncementRows } from './announcement.store.ts'
import { type Article, listArticleRows, listEarlierVersions, type StatementVersion } from './article.store.ts'
import { listMatchRows, type Match } from './hot-match.store.ts'

const channel = 'content'

export type Content = {
  announcements: ReadonlyMap<string, readonly Announcement[]>
  matches: ReadonlyMap<string, readonly Match[]>
  articles: ReadonlyMap<string, readonly Article[]>
  earlierVersions: ReadonlyMap<string, readonly StatementVersion[]>
}

const contents = service<Content>('content of merchants')

export const openContent = (ctx: Context): Promise<Close> => follow(ctx, channel, () => readContent(ctx))

/** Tells every process, once the change commits, to read the content again. */
export function announceContent(db: Db): Promise<void> {
  return notify(db, channel)
}

async function readContent(ctx: Context): Promise<void> {
  // One look at all of it: else a statement may be newer than the list of its earlier versions.
  const { announcements, matches, articles, earlierVersions } = await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      announcements: await listAnnouncementRows(tx),
      matches: await listMatchRows(tx),
      articles: await listArticleRows(tx),
      earlierVersions: await listEarlierVersions(tx),
    }))
  contents.open(ctx, {
    announcements: Map.groupBy(announcements, ({ merchant }) => merchant),
    matches: Map.groupBy(matches, ({ merchant }) => merchant),
    articles: Map.groupBy(articles, ({ merchant }) => merchant),
    earlierVersions: Map.groupBy(earlierVersions, ({ merchant }) => merchant),
  })
}

export const contentOf = contents.of

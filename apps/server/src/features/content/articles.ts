/** What a site explains and states, in one language; the same answer for everyone until something changes. */
import type { HelpItem, Statement, StatementKind } from '@perya/contract/articles'
import { textIn } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { type Article, findVersion } from './article.store.ts'
import { type Content, contentOf } from './directory.ts'
import { siteOf } from './list-announcements.ts'

const wordsOf = ({ id, titles, contents }: Article, language: KnownLanguageCode) => ({
  id: String(id),
  title: textIn(titles, language),
  content: textIn(contents, language),
})

const kept = new WeakMap<Content, Map<string, object[]>>()

/** The same list until the content changes, so that it is not written anew for every reader. */
function once<T extends object>(content: Content, key: string, make: () => T[]): T[] {
  const lists = kept.get(content) ?? new Map<string, object[]>()
  kept.set(content, lists)
  const list = (lists.get(key) as T[] | undefined) ?? make()
  lists.set(key, list)
  return list
}

const articlesOf = (ctx: Context, merchant: string) =>
  contentOf(ctx).articles.get(siteOf(ctx, merchant)) ?? []

export function helpItems(ctx: Context, merchant: string, language: KnownLanguageCode): HelpItem[] {
  return once(contentOf(ctx), `help ${siteOf(ctx, merchant)} ${language}`, () =>
    articlesOf(ctx, merchant)
      .filter(({ kind }) => kind === 'help')
      .map((article) => wordsOf(article, language)),
  )
}

export function statements(ctx: Context, merchant: string, language: KnownLanguageCode): Statement[] {
  const content = contentOf(ctx)
  const site = siteOf(ctx, merchant)
  const earlier = content.earlierVersions.get(site) ?? []
  return once(content, `statements ${site} ${language}`, () =>
    articlesOf(ctx, merchant)
      .filter(({ kind }) => kind !== 'help')
      .map((article) => ({
        ...wordsOf(article, language),
        kind: article.kind as StatementKind,
        version: article.version,
        publishedAt: article.publishedAt.toISOString(),
        earlier: earlier
          .filter(({ kind }) => kind === article.kind)
          .map(({ version, publishedAt }) => ({ version, publishedAt: publishedAt.toISOString() })),
      })),
  )
}

export async function earlierStatement(
  ctx: Context,
  merchant: string,
  { kind, version, language }: { kind: StatementKind; version: number; language: KnownLanguageCode },
) {
  const found = await findVersion(ctx.db, { merchant: siteOf(ctx, merchant), kind, version })
  if (!found) throw new AppError('article.unknown')
  return {
    kind,
    version,
    title: textIn(found.titles, language),
    content: textIn(found.contents, language),
    publishedAt: found.publishedAt.toISOString(),
  }
}

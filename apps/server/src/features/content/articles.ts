/** What a site explains and states, in one language; the same answer for everyone until something changes. */
import type { HelpItem, Statement, StatementKind } from '@perya/contract/articles'
import type { Language } from '@perya/contract/language'
import type { Context } from '#platform/context.ts'
import type { Article } from './article.store.ts'
import { contentOf } from './directory.ts'
import { siteOf } from './list-announcements.ts'

const wordsOf = ({ id, titles, contents }: Article, language: Language) => ({
  id: String(id),
  title: titles[language] ?? titles.EN ?? '',
  content: contents[language] ?? contents.EN ?? '',
})

export const articlesOf = (ctx: Context, merchant: string) =>
  contentOf(ctx).articles.get(siteOf(ctx, merchant)) ?? []

export function helpItems(ctx: Context, merchant: string, language: Language): HelpItem[] {
  return articlesOf(ctx, merchant)
    .filter(({ kind }) => kind === 'help')
    .map((article) => wordsOf(article, language))
}

export function statements(ctx: Context, merchant: string, language: Language): Statement[] {
  return articlesOf(ctx, merchant)
    .filter(({ kind }) => kind !== 'help')
    .map((article) => ({
      ...wordsOf(article, language),
      kind: article.kind as StatementKind,
      version: article.version,
      publishedAt: article.publishedAt.toISOString(),
    }))
}

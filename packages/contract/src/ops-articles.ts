import { z } from 'zod'
import { statementKinds } from './articles.ts'
import { operatorEndpoint } from './endpoint.ts'
import { WrittenText } from './language.ts'

const Id = z.string().regex(/^[1-9]\d{0,17}$/)
const Kind = z.enum(['help', ...statementKinds])

/** A help item or statement as an operator writes it down; its HTML is made safe before it is kept. */
export const ArticleDraft = z
  .strictObject({
    /** The help item that it replaces; without it a new one is added. */
    id: Id.optional(),
    kind: Kind,
    titles: WrittenText(200),
    contents: WrittenText(30_000),
    position: z.int().min(-1_000).max(1_000).default(0),
  })
  .refine(({ id, kind }) => id === undefined || kind === 'help', {
    path: ['id'],
    error: 'a statement is known by its kind',
  })
export type ArticleDraft = z.output<typeof ArticleDraft>

const byLanguage = z.record(z.string(), z.string())

export const listArticles = operatorEndpoint({
  summary: 'Help items and statements of the site, with their words in every language.',
  method: 'GET',
  path: '/ops/articles',
  permission: 'content.edit',
  input: z.strictObject({}),
  output: z.strictObject({
    articles: z.array(
      z.strictObject({
        id: Id,
        kind: Kind,
        titles: byLanguage,
        contents: byLanguage,
        position: z.int(),
        version: z.int(),
        publishedAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})

export const publishArticle = operatorEndpoint({
  summary:
    'Adds or edits a help item, or replaces a statement: it gets the next version when its words differ, and members are asked to agree to it.',
  method: 'POST',
  path: '/ops/articles',
  permission: 'content.edit',
  input: ArticleDraft,
  output: z.strictObject({ id: Id }),
  errors: ['article.unknown', 'content.empty'],
})

export const removeHelpItem = operatorEndpoint({
  summary: 'Takes a help item away; a statement can only be replaced.',
  method: 'DELETE',
  path: '/ops/articles',
  permission: 'content.edit',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({}),
  errors: ['article.unknown'],
})

export const opsArticlesEndpoints = { listArticles, publishArticle, removeHelpItem }

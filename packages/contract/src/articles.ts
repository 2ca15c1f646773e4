import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { KnownLanguageCode } from './language.ts'

/** What a site must state besides its help: the agreement, privacy, how players are protected, and its licence. */
export const statementKinds = ['agreement', 'privacy', 'protection', 'licence'] as const
export const StatementKind = z.enum(statementKinds)
export type StatementKind = z.infer<typeof StatementKind>

const words = {
  id: z.string(),
  title: z.string(),
  /** HTML, made safe by the server. */
  content: z.string(),
}

export const HelpItem = z.strictObject(words)
export type HelpItem = z.infer<typeof HelpItem>

export const listHelp = endpoint({
  summary: 'What the help centre explains, in the order of its titles.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'anyone',
  input: z.strictObject({ lang: KnownLanguageCode.optional(), device: z.literal('MOBILE').optional() }),
  output: z.array(HelpItem),
  errors: [],
  isRevalidated: true,
})

export const Statement = z.strictObject({
  ...words,
  kind: StatementKind,
  /** Grows by one with every change of its words. */
  version: z.int().min(1),
  publishedAt: z.iso.datetime(),
  /** The versions before it, the newest first. */
  earlier: z.array(z.strictObject({ version: z.int().min(1), publishedAt: z.iso.datetime() })),
})
export type Statement = z.infer<typeof Statement>

export const listStatements = endpoint({
  summary:
    'The agreement, the privacy statement, how players are protected, and the licence, each with its version.',
  method: 'GET',
  path: '/wps/system/statements',
  access: 'anyone',
  input: z.strictObject({ language: KnownLanguageCode.optional() }),
  output: z.array(Statement),
  errors: [],
  isRevalidated: true,
})

export const getEarlierStatement = endpoint({
  summary: 'What a statement said in a version before today’s, for whoever agreed to it.',
  method: 'GET',
  path: '/wps/system/statements/earlier',
  access: 'anyone',
  input: z.strictObject({
    kind: StatementKind,
    version: z.coerce.number().int().min(1).max(1_000_000),
    language: KnownLanguageCode.optional(),
  }),
  output: Statement.pick({ kind: true, title: true, content: true, version: true, publishedAt: true }),
  errors: ['article.unknown'],
})

export const articlesEndpoints = { listHelp, listStatements, getEarlierStatement }

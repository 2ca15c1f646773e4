import type { StatementKind } from '@perya/contract/articles'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type ArticleKind = 'help' | StatementKind

export type Article = Pick<Row<'article'>, 'id' | 'merchant' | 'position' | 'version' | 'publishedAt'> & {
  kind: ArticleKind
  /** By language. */
  titles: Readonly<Record<string, string>>
  contents: Readonly<Record<string, string>>
}

/** Of every merchant, or of one. */
export async function listArticleRows(db: Db, merchant?: string): Promise<Article[]> {
  const { rows } = await sql<Article>`
    select id, merchant, kind, titles, contents, position, version, published_at as "publishedAt"
    from article where merchant = coalesce(${merchant ?? null}, merchant) order by position, id`.execute(db)
  return rows
}

export type StatementVersion = Pick<Row<'article'>, 'merchant' | 'version' | 'publishedAt'> & {
  kind: StatementKind
}

/** Every version of every statement but those of today, the newest first. */
export async function listEarlierVersions(db: Db): Promise<StatementVersion[]> {
  const { rows } = await sql<StatementVersion>`
    select v.merchant, v.kind, v.version, v.published_at as "publishedAt" from article_version v
    join article a on a.merchant = v.merchant and a.kind = v.kind and v.version < a.version
    order by v.version desc`.execute(db)
  return rows
}

export async function findVersion(
  db: Db,
  { merchant, kind, version }: Omit<StatementVersion, 'publishedAt'>,
): Promise<Pick<Article, 'titles' | 'contents' | 'publishedAt'> | undefined> {
  const { rows } = await sql<Pick<Article, 'titles' | 'contents' | 'publishedAt'>>`
    select titles, contents, published_at as "publishedAt" from article_version
    where merchant = ${merchant} and kind = ${kind} and version = ${version}`.execute(db)
  return rows[0]
}

export type NewArticle = Pick<Article, 'merchant' | 'kind' | 'titles' | 'contents' | 'position'> & {
  /** Of demo data: the same key is the same article. */
  seedKey: string | null
}

const changed = sql`(a.titles <> excluded.titles or a.contents <> excluded.contents)`

/**
 * A help item is added; a statement takes the place of the one before, with the next version if its words differ.
 * Demo data gives way to what an operator wrote: nothing is put, and there is no id.
 */
export async function putArticle(db: Db, it: NewArticle, now: Date): Promise<bigint | undefined> {
  const target = it.kind === 'help' ? sql`(merchant, seed_key)` : sql`(merchant, kind) where kind <> 'help'`
  const { rows } = await sql<{ id: bigint }>`
    insert into article as a (merchant, kind, titles, contents, position, published_at, seed_key)
    values (${it.merchant}, ${it.kind}, ${JSON.stringify(it.titles)}, ${JSON.stringify(it.contents)}, ${it.position},
      ${now}, ${it.seedKey})
    on conflict ${target} do update
    set titles = excluded.titles, contents = excluded.contents, position = excluded.position,
      seed_key = excluded.seed_key, version = a.version + ${changed}::int,
      published_at = case when ${changed} then excluded.published_at else a.published_at end
    where excluded.seed_key is null or (a.seed_key = excluded.seed_key and not a.is_edited)
    returning id`.execute(db)
  return rows[0]?.id
}

/** False when there is none. */
export async function updateHelpItem(db: Db, id: bigint, it: NewArticle, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update article set titles = ${JSON.stringify(it.titles)}, contents = ${JSON.stringify(it.contents)},
      position = ${it.position}, version = version + 1, published_at = ${now}, is_edited = true
    where id = ${id} and merchant = ${it.merchant} and kind = 'help'`.execute(db)
  return numAffectedRows === 1n
}

/** Only help items can go: a statement is replaced, never missing. */
export async function deleteHelpItem(db: Db, merchant: string, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from article where id = ${id} and merchant = ${merchant} and kind = 'help'`.execute(db)
  return numAffectedRows === 1n
}

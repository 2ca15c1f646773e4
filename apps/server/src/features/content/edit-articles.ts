/** Adds, replaces and removes what a site explains and states; every process follows when it commits. */
import { ArticleDraft } from '@perya/contract/ops-articles'
import { readJson } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import {
  deleteHelpItem,
  listArticleRows,
  type NewArticle,
  putArticle,
  updateHelpItem,
} from './article.store.ts'
import { announceContent } from './directory.ts'
import { safeTexts } from './rich-text.ts'

type Desk = Pick<Context, 'db' | 'now'>

export const articlesOf = ({ db }: Pick<Desk, 'db'>, merchant: string) => listArticleRows(db, merchant)

export const readArticle = (json: string): ArticleDraft => readJson(ArticleDraft, json, 'article')

export async function publishArticle(
  { db, now }: Desk,
  { id: replaced, ...it }: ArticleDraft & Pick<NewArticle, 'merchant'> & Partial<Pick<NewArticle, 'seedKey'>>,
): Promise<bigint | undefined> {
  return db.transaction().execute(async (tx) => {
    const contents = safeTexts(it.contents)
    const article = { seedKey: null, ...it, contents }
    const id = replaced === undefined ? await putArticle(tx, article, now()) : BigInt(replaced)
    if (replaced !== undefined && !(await updateHelpItem(tx, BigInt(replaced), article, now()))) {
      throw new AppError('article.unknown')
    }
    await announceContent(tx)
    return id
  })
}

export async function removeHelpItem({ db }: Pick<Desk, 'db'>, merchant: string, id: bigint): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteHelpItem(tx, merchant, id))) throw new AppError('article.unknown')
    await announceContent(tx)
  })
}

/** Adds, replaces and removes what a site explains and states; every process follows when it commits. */
import { statementKinds } from '@perya/contract/articles'
import { Text } from '@perya/contract/language'
import { z } from 'zod'
import { ChangeRefused, readJson } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { deleteHelpItem, type NewArticle, putArticle } from './article.store.ts'
import { announceContent } from './directory.ts'
import { safeHtml } from './rich-text.ts'

type Desk = Pick<Context, 'db' | 'now'>

const Written = z.strictObject({
  kind: z.enum(['help', ...statementKinds]),
  titles: Text,
  contents: Text,
  position: z.int().min(-1_000).max(1_000).default(0),
})
export type WrittenArticle = z.infer<typeof Written>

export const readArticle = (json: string): WrittenArticle => readJson(Written, json, 'article')

export async function publishArticle(
  { db, now }: Desk,
  it: WrittenArticle & Pick<NewArticle, 'merchant'> & Partial<Pick<NewArticle, 'seedKey'>>,
): Promise<bigint | undefined> {
  return db.transaction().execute(async (tx) => {
    const contents = { TY: safeHtml(it.contents.TY), EN: safeHtml(it.contents.EN) }
    const id = await putArticle(tx, { seedKey: null, ...it, contents }, now())
    await announceContent(tx)
    return id
  })
}

export async function removeHelpItem({ db }: Pick<Desk, 'db'>, merchant: string, id: bigint): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteHelpItem(tx, merchant, id))) {
      throw new ChangeRefused(`${merchant} has no help item ${id}.`)
    }
    await announceContent(tx)
  })
}

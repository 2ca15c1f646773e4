/** Puts announcements up and takes them down; every process follows when it commits. */
import type { Text } from '@perya/contract/language'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { endAnnouncement, type NewAnnouncement, putAnnouncement } from './announcement.store.ts'
import { announceContent } from './directory.ts'
import { safeHtml } from './rich-text.ts'

export type Publication = Pick<NewAnnouncement, 'merchant' | 'type' | 'group'> &
  Partial<
    Pick<
      NewAnnouncement,
      'imageUrl' | 'url' | 'execution' | 'promotionType' | 'position' | 'startsAt' | 'endsAt' | 'seedKey'
    >
  > & { titles: Text; contents: Text }

type Desk = Pick<Context, 'db' | 'now'>

export async function publishAnnouncement({ db, now }: Desk, it: Publication): Promise<bigint> {
  return db.transaction().execute(async (tx) => {
    const id = await putAnnouncement(tx, {
      imageUrl: null,
      url: null,
      execution: null,
      promotionType: null,
      position: 0,
      startsAt: now(),
      endsAt: null,
      seedKey: null,
      ...it,
      // A banner's line is shown as text, never as HTML.
      contents:
        it.type === 'B' ? it.contents : { TY: safeHtml(it.contents.TY), EN: safeHtml(it.contents.EN) },
    })
    await announceContent(tx)
    return id
  })
}

export async function withdrawAnnouncement(
  { db }: Pick<Desk, 'db'>,
  merchant: string,
  id: bigint,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await endAnnouncement(tx, merchant, id))) {
      throw new ChangeRefused(`${merchant} shows no announcement ${id}.`)
    }
    await announceContent(tx)
  })
}

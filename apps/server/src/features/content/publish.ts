/** Puts announcements up and takes them down; every process follows when it commits. */
import type { Text } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import {
  endAnnouncement,
  listAnnouncementRows,
  lockBeginning,
  type NewAnnouncement,
  putAnnouncement,
  updateAnnouncement,
} from './announcement.store.ts'
import { announceContent } from './directory.ts'
import { safeTexts } from './rich-text.ts'

export type Publication = Pick<NewAnnouncement, 'merchant' | 'type' | 'group'> &
  Partial<
    Pick<
      NewAnnouncement,
      | 'platform'
      | 'imageUrl'
      | 'url'
      | 'execution'
      | 'promotionType'
      | 'position'
      | 'startsAt'
      | 'endsAt'
      | 'seedKey'
    >
  > & {
    titles: Text
    contents: Text
    /** The one it takes the place of. */
    id?: string
  }

type Desk = Pick<Context, 'db' | 'now'>

export const announcementsOf = ({ db }: Pick<Desk, 'db'>, merchant: string) =>
  listAnnouncementRows(db, merchant)

export async function publishAnnouncement(
  { db, now }: Desk,
  { id: replaced, ...it }: Publication,
): Promise<bigint | undefined> {
  return db.transaction().execute(async (tx) => {
    const edited = replaced === undefined ? null : BigInt(replaced)
    const began = edited === null ? now() : await lockBeginning(tx, it.merchant, edited)
    if (began === undefined) throw new AppError('announcement.unknown')
    const whole: NewAnnouncement = {
      platform: 'M',
      imageUrl: null,
      url: null,
      execution: null,
      promotionType: null,
      position: 0,
      startsAt: began,
      endsAt: null,
      seedKey: null,
      ...it,
      // A banner's line is shown as text, never as HTML.
      contents: it.type === 'B' ? it.contents : safeTexts(it.contents),
    }
    if (whole.endsAt !== null && whole.endsAt <= whole.startsAt) {
      throw new AppError('input.invalid', { field: 'endsAt' })
    }
    if (edited !== null) await updateAnnouncement(tx, edited, whole)
    const id = edited ?? (await putAnnouncement(tx, whole))
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
    if (!(await endAnnouncement(tx, merchant, id))) throw new AppError('announcement.unknown')
    await announceContent(tx)
  })
}

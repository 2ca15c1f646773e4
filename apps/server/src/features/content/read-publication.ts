/** An announcement as an operator writes it down, checked before anything is kept. */
import { AnnouncementGroup, AnnouncementType, PopupExecution } from '@perya/contract/announcements'
import { Text } from '@perya/contract/language'
import { z } from 'zod'
import { readJson } from '#features/merchants/index.ts'
import type { Publication } from './publish.ts'

const Link = z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, 'a path of the app or an https address')
const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const Written = z
  .strictObject({
    type: AnnouncementType.exclude(['H']),
    group: AnnouncementGroup.default('m_home'),
    titles: Text,
    contents: Text,
    imageUrl: Link.optional(),
    url: Link.optional(),
    execution: PopupExecution.optional(),
    promotionType: z.string().max(32).optional(),
    position: z.int().min(-1_000).max(1_000).optional(),
    startsAt: Moment.optional(),
    endsAt: Moment.optional(),
  })
  .refine(({ type, execution }) => (type === 'PU') === (execution !== undefined), {
    path: ['execution'],
    error: 'a pop-up says for whom it is (A, B or F), nothing else does',
  })
  .refine(({ type, imageUrl }) => type !== 'B' || imageUrl !== undefined, {
    path: ['imageUrl'],
    error: 'a banner needs a picture',
  })

export function readPublication(merchant: string, json: string): Publication {
  const stated = Object.entries(readJson(Written, json, 'announcement')).filter(
    ([, value]) => value !== undefined,
  )
  return { merchant, ...(Object.fromEntries(stated) as Omit<Publication, 'merchant'>) }
}

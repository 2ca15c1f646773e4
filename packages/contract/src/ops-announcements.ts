import { z } from 'zod'
import { AnnouncementGroup, AnnouncementPlatform, AnnouncementType, PopupExecution } from './announcements.ts'
import { operatorEndpoint } from './endpoint.ts'
import { WrittenText } from './language.ts'

export const Id = z.string().regex(/^[1-9]\d{0,17}$/)
export const Link = z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, 'a path of the app or an https address')
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const ShownType = AnnouncementType.exclude(['H'])

/** An announcement as an operator writes it down; its HTML is made safe before it is kept. */
export const AnnouncementDraft = z
  .strictObject({
    /** The announcement that it replaces; without it a new one is added. */
    id: Id.optional(),
    type: ShownType,
    group: AnnouncementGroup.default('m_home'),
    /** The mobile web app when it is left out. */
    platform: AnnouncementPlatform.optional(),
    titles: WrittenText(200),
    contents: WrittenText(10_000),
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
  .refine(({ startsAt, endsAt }) => endsAt === undefined || endsAt > (startsAt ?? new Date()), {
    path: ['endsAt'],
    error: 'it ends after it began, and after now',
  })
export type AnnouncementDraft = z.output<typeof AnnouncementDraft>

const byLanguage = z.record(z.string(), z.string())

export const listPublished = operatorEndpoint({
  summary: 'Announcements the site shows now or will show, with their words in every language.',
  method: 'GET',
  path: '/ops/announcements',
  permission: 'content.edit',
  input: z.strictObject({}),
  output: z.strictObject({
    announcements: z.array(
      z.strictObject({
        id: Id,
        type: ShownType,
        group: AnnouncementGroup,
        platform: AnnouncementPlatform,
        titles: byLanguage,
        contents: byLanguage,
        imageUrl: z.string().nullable(),
        url: z.string().nullable(),
        execution: PopupExecution.nullable(),
        promotionType: z.string().nullable(),
        position: z.int(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: [],
})

export const publishAnnouncement = operatorEndpoint({
  summary:
    'Puts an announcement up, a notice, a pop-up or a banner, at once or from a moment on; or edits one, which begins when it began unless a moment is named.',
  method: 'POST',
  path: '/ops/announcements',
  permission: 'content.edit',
  input: AnnouncementDraft,
  output: z.strictObject({ id: Id }),
  errors: ['announcement.unknown', 'content.empty'],
})

export const endAnnouncement = operatorEndpoint({
  summary: 'Takes an announcement down.',
  method: 'POST',
  path: '/ops/announcements/end',
  permission: 'content.edit',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({}),
  errors: ['announcement.unknown'],
})

export const opsAnnouncementsEndpoints = { listPublished, publishAnnouncement, endAnnouncement }

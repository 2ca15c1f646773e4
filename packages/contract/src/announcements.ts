import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GameCategory, GameCode, NodeId, PlayState, VendorCode } from './games.ts'
import { KnownLanguageCode } from './language.ts'
import { MerchantCode } from './merchants.ts'
import { payloadToken } from './payload-token.ts'
import { RowId as Id } from './row-id.ts'

/** A agents, PL players, PU pop-up, B banner, PR promotion, H hot matches. */
export const announcementTypes = ['A', 'PL', 'PU', 'B', 'PR', 'H'] as const
export const AnnouncementType = z.enum(announcementTypes)
export type AnnouncementType = z.infer<typeof AnnouncementType>

/** Where announcements are shown: on the home screen or while registering. */
export const announcementGroups = ['m_home', 'm_reg'] as const
export const AnnouncementGroup = z.enum(announcementGroups)
export type AnnouncementGroup = z.infer<typeof AnnouncementGroup>

/** M the mobile web app, W a web app for large screens. */
export const announcementPlatforms = ['M', 'W'] as const
export const AnnouncementPlatform = z.enum(announcementPlatforms)
export type AnnouncementPlatform = z.infer<typeof AnnouncementPlatform>

/** To whom a pop-up is shown: members, visitors, or members on their first login. */
export const popupExecutions = ['A', 'B', 'F'] as const
export const PopupExecution = z.enum(popupExecutions)
export type PopupExecution = z.infer<typeof PopupExecution>

const placed = {
  /** Joined by commas, such as `B,PL,PU,H`. */
  types: z
    .string()
    .regex(/^[A-Z]{1,2}(?:,[A-Z]{1,2}){0,5}$/)
    .transform((text) => text.split(','))
    .pipe(z.array(AnnouncementType)),
  groupName: AnnouncementGroup.default('m_home'),
  platform: AnnouncementPlatform.default('M'),
  merchantCode: MerchantCode.optional(),
  language: KnownLanguageCode.optional(),
  token: payloadToken,
}

export const Notice = z.strictObject({
  id: Id,
  type: AnnouncementType,
  title: z.string(),
  /** HTML, made safe by the server. */
  content: z.string(),
  publishedAt: z.iso.datetime(),
  /** Always false for a visitor. */
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const Popup = z.strictObject({
  id: Id,
  title: z.string(),
  /** HTML, made safe by the server. */
  content: z.string(),
  execution: PopupExecution,
  /** Names the promotion a member may claim in the reward centre. */
  promotionType: z.string().nullable(),
})
export type Popup = z.infer<typeof Popup>

export const Banner = z.strictObject({
  id: Id,
  title: z.string(),
  /** A line of plain text. */
  content: z.string(),
  imageUrl: z.string(),
  /** A path of the app or an https address; `null` leads nowhere. */
  url: z.string().nullable(),
})
export type Banner = z.infer<typeof Banner>

export const HotMatch = z.strictObject({
  id: Id,
  league: z.string(),
  leagueImageUrl: z.string().nullable(),
  matchTime: z.iso.datetime(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  /** What to launch for it. */
  vendor: VendorCode,
  gameCategory: GameCategory,
  gameId: GameCode,
  nodeId: NodeId,
  roomId: z.string().nullable(),
  supportPlay: z.boolean(),
  state: PlayState,
})
export type HotMatch = z.infer<typeof HotMatch>

export const listAnnouncements = endpoint({
  summary:
    'What a site announces now, by type: banners (B), notices (PL; A for agents; PR), pop-ups (PU) and hot matches (H). A type nobody asked for is empty.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'anyone',
  input: z.strictObject(placed),
  output: z.strictObject({
    banners: z.array(Banner),
    /** The newest first. */
    notices: z.array(Notice),
    popups: z.array(Popup),
    /** The next to start first. */
    hotMatches: z.array(HotMatch),
    /** Notices of the answer the member has not read. */
    unreadCount: z.int(),
    footer: z.strictObject({
      /** The same number, under the name the specification gives it. */ unreadCount: z.int(),
    }),
  }),
  errors: [],
  isRevalidated: true,
})

export const listLobbyNews = endpoint({
  summary: 'The titles that run through the ticker, the newest first.',
  method: 'GET',
  path: '/wps/relay/GLS2_lobbyNews',
  access: 'anyone',
  input: z.strictObject({ ...placed, types: placed.types.default(['PL']) }),
  output: z.array(z.strictObject({ id: Id, title: z.string(), publishedAt: z.iso.datetime() })),
  errors: [],
  isRevalidated: true,
})

export const readAnnouncements = endpoint({
  summary: 'Remembers that the member has read these announcements.',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncements',
  access: 'session',
  input: z.strictObject({ ids: z.array(Id).min(1).max(100) }),
  output: z.strictObject({ read: z.int() }),
  errors: [],
})

export const announcementsEndpoints = { listAnnouncements, listLobbyNews, readAnnouncements }

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  Choice,
  Game,
  GameCategory,
  GameCode,
  gamePaging,
  ListedType,
  NodeId,
  recentPageSize,
  VendorCode,
} from './games.ts'
import { ReaderLanguage } from './language.ts'
import { payloadToken } from './payload-token.ts'

/** More than anyone scrolls through. */
export const favouritesMax = 500

const token = payloadToken
const Marked = z.strictObject({ nodeId: NodeId, vendor: VendorCode.optional(), token })
const gameType = ListedType.optional()
const language = ReaderLanguage.optional()

export const addFavourite = endpoint({
  summary: 'Marks a game as a favourite; one that is marked stays so.',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'session',
  input: Marked,
  output: z.strictObject({ nodeId: NodeId }),
  errors: ['game.unknown', 'favourite.full'],
})

export const removeFavourite = endpoint({
  summary: 'Takes the mark away; a game without one stays so.',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'session',
  input: Marked,
  output: z.strictObject({ nodeId: NodeId }),
  errors: [],
})

export const listFavouriteIds = endpoint({
  summary:
    "The node ids of the member's favourites, the newest first: all of them, or a page where a page or its size is named.",
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'session',
  input: z.strictObject({
    token,
    gameType,
    language,
    pageNo: gamePaging.pageNo.removeDefault().optional(),
    pageSize: gamePaging.pageSize.removeDefault().optional(),
  }),
  output: z.array(NodeId),
  errors: [],
})

export const listFavourites = endpoint({
  summary: "The member's favourites as games, the newest first.",
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'session',
  input: z.strictObject({ token, gameType, language, ...gamePaging }),
  output: z.strictObject({
    content: z.array(Game),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  errors: [],
})

export const addRecentGame = endpoint({
  summary: 'Puts a game first among those the member played last.',
  method: 'GET',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'session',
  input: Marked,
  output: z.strictObject({ nodeId: NodeId }),
  errors: ['game.unknown'],
})

export const listRecentGames = endpoint({
  summary: 'The games the member played last, the latest first.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'session',
  input: z.strictObject({
    page: gamePaging.pageNo,
    pageSize: z.coerce.number().int().min(1).max(100).default(recentPageSize),
    gameType,
    language,
    clientType: z.coerce.number().int().min(1).max(9).optional(),
  }),
  output: z.strictObject({
    list: z.array(Game),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  errors: [],
})

export const listContinued = endpoint({
  summary:
    'Games to go on with, the latest first: those the member opened last that can be played now. Empty before the first round with real money.',
  method: 'GET',
  path: '/wps/relay/GCS_continueGames',
  access: 'session',
  input: z.strictObject({ language }),
  output: z.array(z.strictObject({ game: Game, playedAt: z.iso.datetime() })),
  errors: [],
})

const LaunchId = z.string().regex(/^[0-9a-f]{32}$/)

export const launchGame = endpoint({
  summary:
    'Opens a game for the member: the address to put into the frame, good for one minute and one use. The game counts as recently played.',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'session',
  input: z.strictObject({
    gameCategory: GameCategory.optional(),
    vendor: VendorCode,
    /** `lobby` opens the vendor's own lobby. */
    gameId: GameCode,
    nodeId: NodeId.optional(),
    /** Whether the game may be opened with play money, as its tile says; false asks for real money alone. */
    supportPlay: Choice.optional(),
    language,
  }),
  output: z.strictObject({
    url: z.string(),
    /** False for a vendor that refuses frames: its address takes the whole tab. */
    isFramed: z.boolean(),
    /** When the address stops working; ask again for another. */
    expiresAt: z.iso.datetime(),
    isPlayMoney: z.boolean(),
    /** A round the member left open, which the game goes on with. */
    openRound: z.strictObject({ roundId: z.string(), openedAt: z.iso.datetime() }).nullable(),
    vendorName: z.string(),
    /** The vendor has the member's money until `leaveGame` is called. */
    keepsMoney: z.boolean(),
    /** Names this launch when its game is left. */
    launch: LaunchId,
    /** `null` in a vendor's own lobby. */
    game: Game.nullable(),
  }),
  errors: [
    'consent.required',
    'game.unknown',
    'game.maintenance',
    'game.realOnly',
    'vendor.closed',
    'vendor.transferOpen',
    'vendor.transferRefused',
    'balance.insufficient',
    'member.blocked',
    'member.excluded',
    'member.unverified',
    'age.tooYoung',
    'limit.reached',
  ],
  needsConsent: true,
})

export const leaveGame = endpoint({
  summary:
    'Ends play at a vendor, or at all of them: money they kept comes back. Calling it for any other vendor, or again, does nothing more.',
  method: 'POST',
  path: '/wps/game/leaveGame',
  access: 'session',
  input: z.strictObject({
    /** Left out for every vendor. */
    vendor: VendorCode.optional(),
    /** The launch whose game is left; one opened there since keeps the money. */
    launch: LaunchId.optional(),
  }),
  output: z.strictObject({
    /** False while a vendor has not said how much comes back (it is asked again), or when a newer game has the money. */
    isBack: z.boolean(),
  }),
  errors: [],
})

export const memberGamesEndpoints = {
  addFavourite,
  removeFavourite,
  listFavouriteIds,
  listFavourites,
  addRecentGame,
  listRecentGames,
  listContinued,
  launchGame,
  leaveGame,
}

import { z } from 'zod'
import { Category, GameCategory } from './category.ts'
import { endpoint } from './endpoint.ts'
import { ReaderLanguage } from './language.ts'
import { MerchantCode } from './merchants.ts'
import { AmountText } from './values.ts'

export { Category, categories, GameCategory } from './category.ts'

export const VendorCode = z.string().regex(/^[A-Z0-9_]{2,24}$/)
export const NodeId = z.string().regex(/^[a-z0-9-]{1,96}$/)
export const GameCode = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** `maintenance` is said before a launch: the vendor is closed, does not answer, or the game is not built yet. */
export const PlayState = z.enum(['open', 'maintenance'])
export type PlayState = z.infer<typeof PlayState>

export const Game = z.strictObject({
  nodeId: NodeId,
  /** In the language asked for. */
  gameName: z.string(),
  /** In English, whatever was asked for. */
  nodeName: z.string(),
  /** The vendor's code. */
  vassalage: VendorCode,
  iconUrl: z.string(),
  /** The colour most of the icon has, to stand in its place until it is there. */
  iconColour: z.string().nullable(),
  showIcon: z.boolean(),
  /** What the vendor files the game under: in-house games are RNG, e-sports and cockfights are SPORTS. */
  gameType: GameCategory,
  gameCategory: GameCategory,
  gameClassify: z.string(),
  gameId: GameCode,
  gameCode: GameCode,
  roomId: z.string().nullable(),
  minBet: AmountText,
  isNew: z.boolean(),
  isHot: z.boolean(),
  /** A trial member may play it with play money. */
  supportPlay: z.boolean(),
  isGameH5: z.boolean(),
  /** A visitor may try it: a free-play session is all it needs. */
  freeplay: z.boolean(),
  playType: z.enum(['Tradition', 'Entertainment']),
  /** The prize mode of the lottery it leads to; `null` for every other game. */
  lottoMode: z.enum(['Lott', 'ZY', 'Elott']).nullable(),
  state: PlayState,
})
export type Game = z.infer<typeof Game>

/** Sent because the specification names them; the host decides the merchant. */
const merchant = MerchantCode.optional()
/** A yes or no, as a query can carry it. */
export const Choice = z.union([z.boolean(), z.stringbool()])
const language = ReaderLanguage.optional()
const platform = z.literal('html5').optional()
const clientType = z.coerce.number().int().min(1).max(9).optional()
const empty = z.literal('')

/** A type to list: every one when empty or ALL, the marked ones with HOT. */
export const ListedType = z.enum([...GameCategory.options, 'ALL', 'HOT', ''])

export const gamePageSize = 26
export const recentPageSize = 25

export const gamePaging = {
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(gamePageSize),
}

/** Minimum bets the filter of the game list offers; an empty one is all of them. */
export const minBetChoices = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const

export const Volatility = z.enum(['low', 'medium', 'high'])
export type Volatility = z.infer<typeof Volatility>

/**
 * The lobby's own order when none is asked for. By the return or the volatility a game states, those that state none
 * come last; whatever the order, what can be played comes before what cannot.
 */
export const gameSorts = ['return', 'calm', 'wild', 'minBet'] as const
export const GameSort = z.enum(gameSorts)
export type GameSort = z.infer<typeof GameSort>

export const listGames = endpoint({
  summary:
    'Games of the lobby: by type, vendor, classification, mark, minimum bet, return, volatility and part of a name; what can be played first.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  input: z.strictObject({
    merchant,
    platform,
    clientType,
    language,
    /** Part of the name in any language the game has, without regard to accents and case. */
    gameName: z.string().max(64).optional(),
    /** Games of this category; with a vendor named, also those the vendor files under it. */
    gameType: ListedType.optional(),
    /** A classification's key; ALL is every one, NEW and HOT ask for the mark. */
    gameClassify: z
      .string()
      .regex(/^[A-Z0-9_]{0,24}$/)
      .optional(),
    isNew: z.union([Choice, empty]).optional(),
    /** ALL or nothing is every vendor. */
    vassalage: z
      .string()
      .regex(/^(?:[A-Z0-9_]{2,24})?$/)
      .optional(),
    minBet: z.union([AmountText, empty]).optional(),
    /** Games with at least this many lines. */
    minLine: z.coerce.number().int().min(0).max(1_000_000).optional(),
    volatility: z.union([Volatility, empty]).optional(),
    /** Games that state a return of at least so many hundredths of a per cent. */
    minReturn: z.coerce.number().int().min(0).max(10_000).optional(),
    sort: z.union([GameSort, empty]).optional(),
    ...gamePaging,
  }),
  output: z.strictObject({
    games: z.array(Game),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  errors: [],
  isRevalidated: true,
})

export const listHotGames = endpoint({
  summary: 'The games of the HOT list, in its order.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  input: z.strictObject({
    isPlatform: z.coerce.number().int().min(0).max(9).optional(),
    language,
    platform,
    gameType: ListedType.optional(),
    merchantCode: merchant,
  }),
  output: z.strictObject({ list: z.array(Game) }),
  errors: [],
  isRevalidated: true,
})

export const GameVendor = z.strictObject({
  vassalage: VendorCode,
  name: z.string(),
  gameCategory: GameCategory,
  /** The type to ask the game list for, together with the vendor. */
  gameType: GameCategory,
  /** White on nothing, 'CODE-WHITE.png'; the large one is a drawing that takes the colour of the text. */
  mobileSmallIcon: z.string(),
  mobileLargeIcon: z.string(),
  /** Classifications the vendor has games of in this category, in the order of their tabs. */
  gameClassify: z.array(z.strictObject({ key: z.string(), name: z.string() })),
  gameCount: z.int(),
  /** How many of them can be played now. */
  openCount: z.int(),
  state: PlayState,
})
export type GameVendor = z.infer<typeof GameVendor>

export const listVendorGameTypes = endpoint({
  summary:
    'Vendors with games of one type and the classifications of each; of every type when none is named.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'anyone',
  input: z.strictObject({
    typeId: ListedType.exclude(['HOT']).optional(),
    merchant_code: merchant,
    language,
  }),
  output: z.array(GameVendor),
  errors: [],
  isRevalidated: true,
})

/** A category of the lobby, with the vendors in it. */
export const LobbyCategory = z.strictObject({
  gameCategory: Category,
  name: z.string(),
  vendorNames: z.array(
    z.strictObject({ gameType: GameCategory, vassalage: VendorCode, accountTypeName: z.string() }),
  ),
})
export type LobbyCategory = z.infer<typeof LobbyCategory>

const vendorsByCategory = Object.fromEntries(
  GameCategory.options.map((category) => [category, z.array(GameVendor).optional()]),
) as Record<GameCategory, z.ZodOptional<z.ZodArray<typeof GameVendor>>>

export const getVendorMapping = endpoint({
  summary:
    'The categories of the lobby, those with something to play first, and the vendors of each; e-sports and cockfight vendors already stand apart from sports.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalage',
  access: 'anyone',
  input: z.strictObject({ merchantCode: merchant, merchant, language }),
  output: z.strictObject({
    sorting: z.array(LobbyCategory),
    mapping: z.strictObject({
      /** Vendors by category; a category without any has no entry. */
      ...vendorsByCategory,
      /** The type to ask the game list for, by category. */
      gameType: z.partialRecord(GameCategory, GameCategory),
    }),
  }),
  errors: [],
  isRevalidated: true,
})

export const listVendorHealth = endpoint({
  summary: 'Whether each vendor of the lobby can be played now.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_vendorHealth',
  access: 'anyone',
  input: z.strictObject({ merchantCode: merchant }),
  output: z.array(z.strictObject({ vassalage: VendorCode, name: z.string(), state: PlayState })),
  errors: [],
  isRevalidated: true,
})

export const winnersAsked = 20

export const listWinners = endpoint({
  summary: 'Settled wins of the last days, the largest first, names masked.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'anyone',
  input: z.strictObject({
    gameCategory: z.enum([...GameCategory.options, 'ALL']).default('ALL'),
    language,
    limitNum: z.coerce.number().int().min(1).max(100).default(winnersAsked),
  }),
  output: z.array(
    z.strictObject({
      vo: z.strictObject({
        iconUrl: z.string(),
        gameName: z.string(),
        customerName: z.string(),
        winAmount: AmountText,
      }),
      vendor: VendorCode,
      gameType: GameCategory,
      gameCategory: GameCategory,
      gameId: GameCode,
      nodeId: NodeId,
      supportPlay: z.boolean(),
      iconColour: z.string().nullable(),
      wonAt: z.iso.datetime(),
      /** Nobody won it: the demo shows what the board looks like. */
      isDemo: z.boolean(),
    }),
  ),
  errors: [],
  isRevalidated: true,
})

/** So many games stand in a row of the home screen. */
export const rowGames = 12

export const listHomeRows = endpoint({
  summary: 'What stands below the first view of the home screen: new games, and those bet on most today.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_homeRows',
  access: 'anyone',
  input: z.strictObject({ language }),
  output: z.strictObject({
    newGames: z.array(Game),
    /** By real bets since the merchant's midnight, the most first. */
    topToday: z.array(Game),
  }),
  errors: [],
  isRevalidated: true,
})

export const latestBetsShown = 12

export const listLatestBets = endpoint({
  summary: 'The rounds that ended last, won and lost alike, the newest first; names masked.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_latestBets',
  access: 'anyone',
  input: z.strictObject({ language }),
  output: z.array(
    z.strictObject({
      /** Tells entries apart. */
      id: z.string(),
      customerName: z.string(),
      stake: AmountText,
      /** Nothing for a loss. */
      paid: AmountText,
      endedAt: z.iso.datetime(),
      game: Game,
    }),
  ),
  errors: [],
  isRevalidated: true,
  isBackground: true,
})

/** What there is in a game, as its rules or its vendor state it. */
export const GameTrait = z.enum([
  'lines',
  'ways',
  'cascade',
  'freeSpins',
  'holdAndSpin',
  'wildTimes',
  'multiplierReel',
  'cashOut',
  'ownRisk',
  'together',
  'provable',
])
export type GameTrait = z.infer<typeof GameTrait>

export const getGameInfo = endpoint({
  summary: 'What a player may know of a game before its first round; what nobody stated is `null`.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameInfo',
  access: 'anyone',
  input: z.strictObject({ nodeId: NodeId, language }),
  output: z.strictObject({
    game: Game,
    vendorName: z.string(),
    /** Cut, never rounded up: `96.12%`; of a game with a choice of bets the least. */
    returnToPlayer: z.string().nullable(),
    volatility: Volatility.nullable(),
    minBet: AmountText,
    maxBet: AmountText.nullable(),
    /** Lines or ways that pay, where the game has any. */
    lines: z.int().nullable(),
    traits: z.array(GameTrait),
  }),
  errors: ['game.unknown'],
  isRevalidated: true,
})

export const getJackpot = endpoint({
  summary:
    'The jackpot as every visitor sees it: an illustration that follows from merchant, day and time, or the pool behind it.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpot',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    amount: AmountText,
    /** The amount is money of the ledger, set aside for this. */
    isFunded: z.boolean(),
    /** The server's clock, by which the illustration grows. */
    now: z.iso.datetime(),
  }),
  errors: [],
  isBackground: true,
})

export const gamesEndpoints = {
  listGames,
  listHotGames,
  listVendorGameTypes,
  getVendorMapping,
  listVendorHealth,
  listWinners,
  listHomeRows,
  listLatestBets,
  getGameInfo,
  getJackpot,
}

import type { GameCategory } from './category.ts'
import { type Title, title } from './title.ts'

/** The `gameClassify` keys of each category, in the order of their tabs. */
export const classifications = {
  RNG: {
    VIDEO: title('Video Slots'),
    CLASSIC: title('Classic'),
    WAYS: title('Ways'),
    JACKPOT: title('Jackpot'),
    BONUS: title('Bonus Buy'),
  },
  LIVE: {
    BACCARAT: title('Baccarat'),
    ROULETTE: title('Roulette'),
    BLACKJACK: title('Blackjack'),
    DRAGONTIGER: title('Dragon Tiger'),
    SICBO: title('Sic Bo'),
    POKER: title('Poker'),
    SHOW: title('Game Show'),
  },
  FISH: {
    CANNON: title('Cannon'),
    BOSS: title('Boss Battle'),
    ARCADE: title('Arcade'),
  },
  PVP: {
    TONGITS: title('Tongits'),
    PUSOY: title('Pusoy'),
    POKER: title('Poker'),
    RUMMY: title('Rummy'),
    MAHJONG: title('Mahjong'),
    CASUAL: title('Casual'),
  },
  INHOUSE: {
    INSTANT: title('Instant'),
    PERYA: title('Larong Perya|Perya Games'),
  },
  SPORTS: {
    LOBBY: title('Sportsbook'),
    SOCCER: title('Football'),
    BASKETBALL: title('Basketball'),
    COURT: title('Tennis & Volleyball'),
    COMBAT: title('Boksing at MMA|Boxing & MMA'),
    RACING: title('Karera|Racing'),
    VIRTUAL: title('Virtual'),
    ESPORTS: title('E-Sports'),
  },
  ESPORTS: {
    LOBBY: title('E-Sports Lobby'),
    ARENA: title('Arena'),
    SHOOTER: title('Shooter'),
    STRATEGY: title('Strategy'),
    VIRTUAL: title('Virtual'),
  },
  COCKFIGHT: {
    ARENA: title('Arena'),
    DERBY: title('Derby'),
  },
  ELOTT: {
    DIGIT: title('Five Digits'),
    RACING: title('Karera|Racing'),
    DICE: title('Three Dice'),
    ELEVEN: title('11 Pick 5'),
    KENO: title('Keno'),
    SIX: title('Mark Six'),
  },
  LOTT: {
    PH: title('Pilipinas|Philippines'),
    VN_NORTH: title('Vietnam North'),
    VN_CENTRAL: title('Vietnam Central'),
    VN_SOUTH: title('Vietnam South'),
    SEA: title('Southeast Asia'),
  },
} as const satisfies Record<GameCategory, Record<string, Title>>

export type Classification<C extends GameCategory = GameCategory> = C extends GameCategory
  ? keyof (typeof classifications)[C] & string
  : never

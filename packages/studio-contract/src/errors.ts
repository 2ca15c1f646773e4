import type { Text } from '@perya/contract/language'

type StudioError = { status: number; text: Text }

export const studioErrors = {
  'studio.input': {
    status: 400,
    text: {
      TY: 'May mali sa ipinadala ng laro. Buksan ito ulit.',
      EN: 'The game sent something wrong. Please open it again.',
    },
  },
  'studio.session': {
    status: 401,
    text: {
      TY: 'Tapos na ang session mo. Buksan ulit ang laro.',
      EN: 'Your session has ended. Open the game again.',
    },
  },
  'studio.game': {
    status: 404,
    text: {
      TY: 'Hindi pa bukas ang larong ito. Subukan ang iba.',
      EN: 'This game isn’t open yet. Try another game.',
    },
  },
  'studio.bet': {
    status: 400,
    text: {
      TY: 'Hindi puwede ang ganitong taya sa larong ito. Pumili ng ibang halaga.',
      EN: 'This game doesn’t accept that bet. Choose another amount.',
    },
  },
  /** Operators have set other limits since the client was told. */
  'studio.limits': {
    status: 409,
    text: {
      TY: 'Nagbago ang min. at max. bet ng larong ito. Buksan ito ulit.',
      EN: 'This game’s bet limits have changed. Please open it again.',
    },
  },
  'studio.stopped': {
    status: 409,
    text: {
      TY: 'Sarado muna ang taya sa larong ito. Walang ibinawas sa iyo.',
      EN: 'This game isn’t taking bets for now. Nothing was deducted.',
    },
  },
  'studio.choice': {
    status: 400,
    text: {
      TY: 'Hindi puwede ang napili mo. Pumili ng iba.',
      EN: 'You can’t choose that in this game. Pick another.',
    },
  },
  'studio.funds': {
    status: 409,
    text: { TY: 'Kulang ang balance mo para sa tayang ito.', EN: 'Your balance isn’t enough for this bet.' },
  },
  'studio.limit': {
    status: 409,
    text: {
      TY: 'Lampas ito sa limit mo, o sa max. bet habang may bonus.',
      EN: 'This is over your limit, or over the max. bet while you have a bonus.',
    },
  },
  'studio.refused': {
    status: 409,
    text: {
      TY: 'Hindi tinanggap ang taya. Walang ibinawas.',
      EN: 'The bet wasn’t accepted. Nothing was deducted.',
    },
  },
  /** No bet is taken before the player's device has chosen its seed. */
  'studio.seedMissing': {
    status: 409,
    text: {
      TY: 'Pumili muna ng seed mo sa Fair play. Walang ibinawas.',
      EN: 'Choose your seed in Fair play first. Nothing was deducted.',
    },
  },
  /** The hash the player has seen is not the one the next rounds would be played with. */
  'studio.seedsMoved': {
    status: 409,
    text: {
      TY: 'Nagbago na ang mga seed mo. Tingnan ang bagong hash at subukan ulit.',
      EN: 'Your seeds have changed. Check the new hash and try again.',
    },
  },
  'studio.seedUsed': {
    status: 409,
    text: {
      TY: 'Nagamit mo na ang seed na iyan. Pumili ng bago.',
      EN: 'You’ve already used that seed. Choose a new one.',
    },
  },
  'studio.roundOpen': {
    status: 409,
    text: { TY: 'Tapusin muna ang bukas mong round.', EN: 'Finish your open round first.' },
  },
  /** The flight takes no more bets; a bet on the next flight is a new bet. */
  'studio.closed': {
    status: 409,
    text: {
      TY: 'Sarado na ang taya sa round na ito. Walang ibinawas. Hintayin ang susunod.',
      EN: 'Betting on this round has closed. Nothing was deducted. Wait for the next one.',
    },
  },
  'studio.notYet': {
    status: 409,
    text: { TY: 'Hindi pa nagsisimula ang round.', EN: 'The round hasn’t started yet.' },
  },
  'studio.roundUnknown': {
    status: 404,
    text: { TY: 'Wala na ang round na iyon.', EN: 'That round is gone.' },
  },
  /** It is not known yet whether the stake was taken; the studio finds out, and gives it back unless the round was played. */
  'studio.unsure': {
    status: 503,
    text: {
      TY: 'Hindi sumagot ang wallet. Chine-check namin ang taya mo; ibabalik ito kung hindi natuloy.',
      EN: 'The wallet didn’t answer. We’re checking your bet; you’ll get it back if it didn’t go through.',
    },
  },
  'studio.failed': {
    status: 500,
    text: {
      TY: 'Nagkaproblema sa amin. Subukan ulit.',
      EN: 'Something went wrong on our side. Try again.',
    },
  },
} as const satisfies Record<string, StudioError>

export type StudioErrorCode = keyof typeof studioErrors

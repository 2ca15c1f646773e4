import type { Text } from '@perya/contract/language'

type StudioError = { status: number; text: Text }

export const studioErrors = {
  'studio.input': {
    status: 400,
    text: {
      TY: 'May mali sa ipinadala ng laro. Buksan itong muli.',
      EN: 'The game sent something wrong. Open it again.',
    },
  },
  'studio.session': {
    status: 401,
    text: {
      TY: 'Tapos na ang session mo. Buksan muli ang laro.',
      EN: 'Your session has ended. Open the game again.',
    },
  },
  'studio.game': {
    status: 404,
    text: { TY: 'Hindi pa bukas ang larong ito.', EN: 'This game is not open yet.' },
  },
  'studio.bet': {
    status: 400,
    text: { TY: 'Hindi puwede ang halagang ito sa larong ito.', EN: 'This game does not take that bet.' },
  },
  /** Operators have set other limits since the client was told. */
  'studio.limits': {
    status: 409,
    text: {
      TY: 'Nagbago ang mga tayang tinatanggap ng larong ito. Buksan itong muli.',
      EN: 'The bets this game takes have changed. Open it again.',
    },
  },
  'studio.stopped': {
    status: 409,
    text: {
      TY: 'Hindi muna tumatanggap ng bagong taya ang larong ito. Walang ibinawas.',
      EN: 'This game takes no new bets for now. Nothing was taken.',
    },
  },
  'studio.choice': {
    status: 400,
    text: { TY: 'Hindi puwede ang napili mo.', EN: 'That choice is not part of this game.' },
  },
  'studio.funds': {
    status: 409,
    text: { TY: 'Kulang ang balanse mo para sa tayang ito.', EN: 'Your balance does not cover this bet.' },
  },
  'studio.limit': {
    status: 409,
    text: {
      TY: 'Lampas ito sa limit mo sa paglalaro, o sa pinakamalaking taya habang may bonus ka.',
      EN: 'This is more than your playing limit allows, or than one bet may be while you have a bonus.',
    },
  },
  'studio.refused': {
    status: 409,
    text: {
      TY: 'Hindi tinanggap ang taya. Walang ibinawas.',
      EN: 'The bet was not accepted. Nothing was taken.',
    },
  },
  /** No bet is taken before the player's device has chosen its seed. */
  'studio.seedMissing': {
    status: 409,
    text: {
      TY: 'Pumili muna ng seed mo sa Patas na laro. Walang ibinawas.',
      EN: 'Choose your seed in Fair play first. Nothing was taken.',
    },
  },
  /** The hash the player has seen is not the one the next rounds would be played with. */
  'studio.seedsMoved': {
    status: 409,
    text: {
      TY: 'Nagbago na ang mga seed mo. Tingnan ang bagong hash at subukan muli.',
      EN: 'Your seeds have changed. Look at the new hash and try again.',
    },
  },
  'studio.seedUsed': {
    status: 409,
    text: {
      TY: 'Nagamit mo na ang seed na iyan. Pumili ng bago.',
      EN: 'You have used that seed. Choose a new one.',
    },
  },
  'studio.roundOpen': {
    status: 409,
    text: { TY: 'Tapusin muna ang bukas mong laro.', EN: 'Finish the round you have open first.' },
  },
  /** The flight takes no more bets; a bet on the next flight is a new bet. */
  'studio.closed': {
    status: 409,
    text: {
      TY: 'Sarado na ang taya sa lipad na ito. Walang ibinawas; hintayin ang susunod.',
      EN: 'Betting on this flight has closed. Nothing was taken; wait for the next.',
    },
  },
  'studio.notYet': {
    status: 409,
    text: { TY: 'Hindi pa lumilipad.', EN: 'It has not taken off yet.' },
  },
  'studio.roundUnknown': {
    status: 404,
    text: { TY: 'Wala na ang larong iyon.', EN: 'That round is not there any more.' },
  },
  /** It is not known yet whether the stake was taken; the studio finds out, and gives it back unless the round was played. */
  'studio.unsure': {
    status: 503,
    text: {
      TY: 'Hindi sumagot ang wallet. Tinitingnan namin ang taya mo; ibabalik ito kung hindi natuloy.',
      EN: 'The wallet did not answer. We are checking your bet; it comes back if it was not played.',
    },
  },
  'studio.failed': {
    status: 500,
    text: {
      TY: 'May nangyaring mali sa amin. Subukan muli.',
      EN: 'Something went wrong on our side. Try again.',
    },
  },
} as const satisfies Record<string, StudioError>

export type StudioErrorCode = keyof typeof studioErrors

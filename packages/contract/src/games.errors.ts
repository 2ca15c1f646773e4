/** Why a game cannot be shown or opened. */
export const gamesErrors = {
  'game.unknown': {
    status: 404,
    text: { TY: 'Wala na ang larong ito sa lobby.', EN: 'This game is no longer in the lobby.' },
  },
  'game.maintenance': {
    status: 409,
    text: {
      TY: 'Inaayos muna ang larong ito. Subukan ang iba habang naghihintay.',
      EN: 'This game is under maintenance. Try another in the meantime.',
    },
  },
  'game.realOnly': {
    status: 403,
    text: {
      TY: 'Totoong account lang ang puwedeng maglaro nito.',
      EN: 'This game is played with an actual account only.',
    },
  },
  'favourite.full': {
    status: 409,
    text: {
      TY: 'Puno na ang mga paborito mo. Magtanggal muna ng isa.',
      EN: 'Your favourites are full. Remove one first.',
    },
  },
} as const

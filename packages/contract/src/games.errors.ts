/** Why a game cannot be shown or opened. */
export const gamesErrors = {
  'game.unknown': {
    status: 404,
    text: {
      TY: 'Wala na sa lobby ang larong ito. Subukan ang iba.',
      EN: 'This game is no longer in the lobby. Try another.',
    },
  },
  'game.maintenance': {
    status: 409,
    text: {
      TY: 'Under maintenance muna ang larong ito. Subukan muna ang iba.',
      EN: 'This game is under maintenance. Try another one for now.',
    },
  },
  'game.realOnly': {
    status: 403,
    text: {
      TY: 'Para lang sa totoong account ang larong ito.',
      EN: 'You need a real account to play this game.',
    },
  },
  'favourite.full': {
    status: 409,
    text: {
      TY: 'Puno na ang favorites mo. Mag-alis muna ng isa.',
      EN: 'Your favorites are full. Remove one first.',
    },
  },
} as const

/** Why money did not move. */
export const walletErrors = {
  'balance.insufficient': {
    status: 409,
    text: { TY: 'Kulang ang balanse mo.', EN: 'Your balance is not enough.' },
  },
  'transfer.conflict': {
    status: 409,
    text: {
      TY: 'Nagamit na ang numerong ito sa ibang transaksyon.',
      EN: 'This reference was already used for another transaction.',
    },
  },
  'transfer.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang transaksyon.', EN: 'There is no such transaction.' },
  },
  'member.blocked': {
    status: 403,
    text: {
      TY: 'Hindi ka muna makakataya ngayon.',
      EN: 'You cannot place bets at the moment.',
    },
  },
  'limit.reached': {
    status: 403,
    text: { TY: 'Lampas na ito sa limit mo.', EN: 'This is more than your limit allows.' },
  },
  'limit.bonusBet': {
    status: 403,
    text: {
      TY: 'Habang may bonus ka, hanggang {amount} lang ang isang taya.',
      EN: 'While you have a bonus, one bet is at most {amount}.',
    },
  },
  'hold.unknown': {
    status: 404,
    text: { TY: 'Walang nakatabing pera na ganito.', EN: 'There is no such amount set aside.' },
  },
  'hold.ended': {
    status: 409,
    text: {
      TY: 'Nagamit o naibalik na ang itinabing pera.',
      EN: 'The amount set aside was already used or returned.',
    },
  },
  'statement.order': {
    status: 400,
    text: {
      TY: 'Dapat mauna ang unang petsa.',
      EN: 'The first date must come before the last.',
    },
  },
  'statement.period': {
    status: 400,
    text: {
      TY: 'Pumili ng petsa na hindi lalampas sa {days} araw.',
      EN: 'Please choose a period of at most {days} days.',
    },
  },
} as const

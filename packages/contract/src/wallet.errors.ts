/** Why money did not move. */
export const walletErrors = {
  'balance.insufficient': {
    status: 409,
    text: {
      TY: 'Kulang ang balance mo. Bawasan ang halaga o mag-deposit muna.',
      EN: 'Your balance isn’t enough. Lower the amount or deposit first.',
    },
  },
  'transfer.conflict': {
    status: 409,
    text: {
      TY: 'Nagamit na ang reference no. na ito sa ibang transaction.',
      EN: 'This reference no. was already used for another transaction.',
    },
  },
  'transfer.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang transaction.', EN: 'We can’t find this transaction.' },
  },
  'member.blocked': {
    status: 403,
    text: {
      TY: 'Hindi ka muna makakataya. I-contact ang customer service.',
      EN: 'You can’t place bets right now. Please contact customer service.',
    },
  },
  'limit.reached': {
    status: 403,
    text: { TY: 'Lampas na ito sa limit mo.', EN: 'This is over your limit.' },
  },
  'limit.bonusBet': {
    status: 403,
    text: {
      TY: 'Hanggang {amount} lang bawat taya habang may bonus ka.',
      EN: 'Max. {amount} per bet while you have a bonus.',
    },
  },
  'hold.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong naka-hold na pera.', EN: 'We can’t find this amount on hold.' },
  },
  'hold.ended': {
    status: 409,
    text: {
      TY: 'Nagamit o naibalik na ang naka-hold na pera.',
      EN: 'This amount was already used or returned.',
    },
  },
  'statement.order': {
    status: 400,
    text: {
      TY: 'Dapat mas maaga ang unang petsa.',
      EN: 'The start date must be before the end date.',
    },
  },
  'statement.period': {
    status: 400,
    text: {
      TY: 'Hanggang {days} araw lang ang puwedeng piliin.',
      EN: 'Please choose up to {days} days.',
    },
  },
} as const

export const gameRecordErrors = {
  'round.unknown': {
    status: 404,
    text: {
      TY: 'Hindi makita ang round na ito sa mga taya mo.',
      EN: 'We can’t find this round in your bets.',
    },
  },
} as const

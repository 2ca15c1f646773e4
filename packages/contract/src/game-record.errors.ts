export const gameRecordErrors = {
  'round.unknown': {
    status: 404,
    text: { TY: 'Wala ang round na ito sa mga taya mo.', EN: 'This round is not among your bets.' },
  },
} as const

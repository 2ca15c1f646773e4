/** Why a lottery does not take an order. */
export const lotteryErrors = {
  'lottery.unknown': {
    status: 404,
    text: {
      TY: 'Wala ang lotto na ito sa site. Pumili ng iba.',
      EN: 'This lotto game isn’t on this site. Please choose another.',
    },
  },
  'lottery.closed': {
    status: 409,
    text: {
      TY: 'Sarado muna ang lotto na ito. Tuloy pa rin ang mga taya mo at puwede pang i-cancel.',
      EN: 'This lotto game is closed for now. Your bets still count and can be cancelled.',
    },
  },
  'lottery.room': {
    status: 403,
    text: { TY: 'Hindi pa bukas sa iyo ang room na ito.', EN: 'This room is not open to you yet.' },
  },
  'lottery.issueUnknown': {
    status: 404,
    text: { TY: 'Walang draw na {issueNo}.', EN: 'We can’t find draw {issueNo}.' },
  },
  'lottery.issueClosed': {
    status: 409,
    text: {
      TY: 'Sarado na ang draw {issueNo}. Walang ibinawas. Piliin ang susunod.',
      EN: 'Draw {issueNo} has closed. Nothing was deducted. Please choose the next one.',
    },
  },
  'lottery.betType': {
    status: 400,
    text: {
      TY: 'Walang ganitong taya sa lotto na ito. Pumili ng iba.',
      EN: 'This lotto game doesn’t have that bet. Please choose another.',
    },
  },
  'lottery.content': {
    status: 400,
    text: {
      TY: 'Kulang o mali ang numero sa linya {line}. I-check ulit.',
      EN: 'The numbers on line {line} are incomplete or wrong. Please check.',
    },
  },
  'lottery.lineLimit': {
    status: 400,
    text: {
      TY: 'Mula {min} hanggang {max} dapat ang taya sa linya {line}.',
      EN: 'The bet on line {line} must be {min} to {max}.',
    },
  },
  'lottery.issueLimit': {
    status: 400,
    text: {
      TY: 'Hanggang {max} lang ang puwede mong itaya sa draw {issueNo}.',
      EN: 'You can bet up to {max} on draw {issueNo}.',
    },
  },
  'lottery.winLimit': {
    status: 400,
    text: {
      TY: 'Lampas sa {max} ang puwedeng mapanalunan dito. Bawasan ang taya.',
      EN: 'This bet could win more than {max}. Please bet less.',
    },
  },
  'lottery.tooLarge': {
    status: 400,
    text: {
      TY: 'Masyadong malaki ang tayang ito. Hatiin muna.',
      EN: 'This bet is too big to place in one go. Please split it.',
    },
  },
  'lottery.issueWinLimit': {
    status: 400,
    text: {
      TY: 'Kasama ang iba mong taya, lampas sa {max} ang puwede mong mapanalunan sa draw {issueNo}. Bawasan ang taya.',
      EN: 'With your other bets, you could win more than {max} on draw {issueNo}. Please bet less.',
    },
  },
  'lottery.soldOut': {
    status: 409,
    text: {
      TY: 'Sold out na ang {content} sa draw {issueNo}. Pumili ng iba o bawasan ang taya.',
      EN: '{content} is sold out for draw {issueNo}. Please choose another or bet less.',
    },
  },
  'lottery.priceChanged': {
    status: 409,
    text: {
      TY: 'Nagbago ang presyo o premyo. I-check muna bago tumaya ulit.',
      EN: 'The price or prizes have changed. Please check before you bet again.',
    },
  },
  'lottery.orderUnknown': {
    status: 404,
    text: {
      TY: 'Hindi makita ang tayang ito sa mga lotto bet mo.',
      EN: 'We can’t find this in your lotto bets.',
    },
  },
  'lottery.notSealed': {
    status: 409,
    text: {
      TY: 'Puwede pang tumaya sa draw na ito. Bumalik pag sarado na.',
      EN: 'This draw is still open for bets. Come back once it has closed.',
    },
  },
} as const

/** Why a lottery does not take an order. */
export const lotteryErrors = {
  'lottery.unknown': {
    status: 404,
    text: { TY: 'Wala ang loteryang ito sa site.', EN: 'This site has no such lottery.' },
  },
  'lottery.closed': {
    status: 409,
    text: {
      TY: 'Sarado muna ang loteryang ito. Mananatili ang mga taya mo at puwede pa ring kanselahin.',
      EN: 'This lottery is closed for now. Your bets stand and can still be cancelled.',
    },
  },
  'lottery.room': {
    status: 403,
    text: { TY: 'Hindi pa bukas para sa iyo ang room na ito.', EN: 'This room is not open to you yet.' },
  },
  'lottery.issueUnknown': {
    status: 404,
    text: { TY: 'Walang bola na may numerong {issueNo}.', EN: 'There is no draw numbered {issueNo}.' },
  },
  'lottery.issueClosed': {
    status: 409,
    text: {
      TY: 'Sarado na ang bola {issueNo}. Walang nabawas; piliin ang susunod.',
      EN: 'Draw {issueNo} has closed. Nothing was taken; please choose the next one.',
    },
  },
  'lottery.betType': {
    status: 400,
    text: { TY: 'Walang ganitong taya sa loteryang ito.', EN: 'This lottery has no such bet.' },
  },
  'lottery.content': {
    status: 400,
    text: {
      TY: 'Kulang o mali ang mga numero sa linya {line}.',
      EN: 'The numbers of line {line} are missing or wrong.',
    },
  },
  'lottery.lineLimit': {
    status: 400,
    text: {
      TY: 'Ang taya sa linya {line} ay dapat mula {min} hanggang {max}.',
      EN: 'The bet of line {line} has to be from {min} to {max}.',
    },
  },
  'lottery.issueLimit': {
    status: 400,
    text: {
      TY: 'Hanggang {max} lang ang puwede mong itaya sa bolang {issueNo}.',
      EN: 'You may stake at most {max} in draw {issueNo}.',
    },
  },
  'lottery.winLimit': {
    status: 400,
    text: {
      TY: 'Lampas sa {max} ang puwedeng mapanalunan ng tayang ito. Bawasan muna.',
      EN: 'This order could win more than {max}. Please make it smaller.',
    },
  },
  'lottery.tooLarge': {
    status: 400,
    text: {
      TY: 'Masyadong malaki ang tayang ito para sabay-sabay. Hatiin mo muna.',
      EN: 'This order is too large to be taken at once. Please split it.',
    },
  },
  'lottery.issueWinLimit': {
    status: 400,
    text: {
      TY: 'Kasama ang iba mong taya, lampas sa {max} ang puwede mong mapanalunan sa bolang {issueNo}.',
      EN: 'With your other bets you could win more than {max} in draw {issueNo}.',
    },
  },
  'lottery.soldOut': {
    status: 409,
    text: {
      TY: 'Ubos na ang {content} sa bolang {issueNo}. Pumili ng iba o bawasan ang taya.',
      EN: '{content} is sold out for draw {issueNo}. Please choose another or bet less.',
    },
  },
  'lottery.priceChanged': {
    status: 409,
    text: {
      TY: 'Nagbago ang presyo o premyo. Tingnan muna bago tumaya ulit.',
      EN: 'The price or the prizes have changed. Please look again before you bet.',
    },
  },
  'lottery.orderUnknown': {
    status: 404,
    text: { TY: 'Wala ito sa mga taya mo sa loterya.', EN: 'This is not among your lottery bets.' },
  },
  'lottery.notSealed': {
    status: 409,
    text: {
      TY: 'Tumatanggap pa ng taya ang bolang ito. Bumalik kapag sarado na.',
      EN: 'This draw still takes bets. Come back once it has closed.',
    },
  },
} as const

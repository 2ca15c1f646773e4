/** Why a promotion cannot be had. */
export const promotionsErrors = {
  'promotion.closed': {
    status: 409,
    text: {
      TY: 'Sarado na ang promo na ito. Pumili ng iba o mag-deposit nang walang promo.',
      EN: 'This promo is closed. Choose another or deposit without it.',
    },
  },
  'promotion.small': {
    status: 400,
    text: {
      TY: 'Kailangan ng deposit na at least {min} para sa promo na ito.',
      EN: 'This promo needs a deposit of at least {min}.',
    },
  },
  'promotion.taken': {
    status: 409,
    text: {
      TY: 'Nagamit mo na ang promo na ito.',
      EN: 'You’ve already used this promo.',
    },
  },
  'promotion.open': {
    status: 409,
    text: {
      TY: 'May active ka pang promo. Tapusin o i-cancel muna iyon.',
      EN: 'You still have an active promo. Finish or cancel it first.',
    },
  },
  'promotion.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang promo na ito.', EN: 'We can’t find this promo.' },
  },
} as const

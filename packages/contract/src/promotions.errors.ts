/** Why a promotion cannot be had. */
export const promotionsErrors = {
  'promotion.closed': {
    status: 409,
    text: {
      TY: 'Sarado na ang promo na ito. Pumili ng iba o magdeposito nang wala nito.',
      EN: 'This promotion is closed. Choose another or deposit without it.',
    },
  },
  'promotion.small': {
    status: 400,
    text: {
      TY: 'Kailangan ng depositong hindi bababa sa {min} para sa promo na ito.',
      EN: 'This promotion needs a deposit of at least {min}.',
    },
  },
  'promotion.taken': {
    status: 409,
    text: {
      TY: 'Nakuha mo na ang promo na ito.',
      EN: 'You have already had this promotion.',
    },
  },
  'promotion.open': {
    status: 409,
    text: {
      TY: 'May promo ka pang hindi tapos. Tapusin o bitawan muna iyon.',
      EN: 'You still have a promotion under way. Finish it or give it up first.',
    },
  },
  'promotion.unknown': {
    status: 404,
    text: { TY: 'Wala kang ganitong promo.', EN: 'You have no such promotion.' },
  },
} as const

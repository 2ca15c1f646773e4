/** Failures any call can answer with. */
export const platformErrors = {
  'input.invalid': {
    status: 400,
    text: {
      TY: 'May mali sa inilagay mo. I-check at subukan ulit.',
      EN: 'Something you entered isn’t right. Please check and try again.',
    },
  },
  'session.required': {
    status: 401,
    text: {
      TY: 'Hindi ka pa naka-log in. Mag-log in muna.',
      EN: 'You are not logged in. Please log in first.',
    },
  },
  'session.expired': {
    status: 401,
    text: {
      TY: 'Na-log out ka. Mag-log in ulit.',
      EN: 'Your account was logged out. Please log in again.',
    },
  },
  'account.trial': {
    status: 403,
    text: {
      TY: 'Mag-log in gamit ang totoong account para magamit ito.',
      EN: 'Please log in with an actual account to use this function.',
    },
  },
  'permission.denied': {
    status: 403,
    text: {
      TY: 'Wala kang access dito, o hindi muna ito available.',
      EN: 'You have no permission, or this is temporarily unavailable.',
    },
  },
  'route.unknown': {
    status: 404,
    text: { TY: 'Wala ang address na ito.', EN: 'We can’t find this address.' },
  },
  'merchant.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang site na ito.', EN: 'We can’t find this site.' },
  },
  'sealed.required': {
    status: 400,
    text: {
      TY: 'Dapat naka-encrypt ang ipinadala. I-refresh ang page at subukan ulit.',
      EN: 'This must be sent encrypted. Please refresh the page and try again.',
    },
  },
  'sealed.invalid': {
    status: 400,
    text: {
      TY: 'Hindi mabasa ang ipinadala. I-refresh ang page, i-check ang oras ng device mo, at subukan ulit.',
      EN: 'We couldn’t read what was sent. Please refresh the page, check your device’s clock and try again.',
    },
  },
  'sealed.repeated': {
    status: 409,
    text: {
      TY: 'Naipadala na ito. Ulitin mula sa simula.',
      EN: 'This was already sent. Please start again.',
    },
  },
  'request.slow': {
    status: 408,
    text: {
      TY: 'Masyadong mabagal ang koneksyon. Subukan ulit.',
      EN: 'The connection is too slow. Please try again.',
    },
  },
  'body.large': {
    status: 413,
    text: {
      TY: 'Masyadong malaki ang ipinadala. Bawasan muna.',
      EN: 'That’s too large to send. Please make it smaller.',
    },
  },
  'headers.large': {
    status: 431,
    text: {
      TY: 'Masyadong mahaba ang ipinadala. I-clear ang cookies ng site at subukan ulit.',
      EN: 'That’s too long to send. Please clear this site’s cookies and try again.',
    },
  },
  'system.busy': {
    status: 503,
    text: {
      TY: 'Ang daming naglalaro ngayon! Subukan ulit pagkalipas ng ilang segundo.',
      EN: 'We’re very busy right now. Please try again in a few seconds.',
    },
  },
  'rate.limited': {
    status: 429,
    text: {
      TY: 'Masyadong maraming subok. Sandali lang, tapos subukan ulit.',
      EN: 'Too many tries. Please wait a moment.',
    },
  },
  'system.maintenance': {
    status: 503,
    text: {
      TY: 'Ina-upgrade ang system. Balik ka mamaya.',
      EN: 'The system is being upgraded. Please come back later.',
    },
  },
  'region.restricted': {
    status: 403,
    text: { TY: 'Hindi available ang site sa lugar mo.', EN: 'Access from your location is restricted.' },
  },
  unknown: {
    status: 500,
    text: {
      TY: 'Nagkaproblema. Subukan ulit.',
      EN: 'Something unexpected went wrong. Please try again.',
    },
  },
} as const

/** Failures any call can answer with. */
export const platformErrors = {
  'input.invalid': {
    status: 400,
    text: {
      TY: 'May mali sa inilagay mo. Pakisuri at subukan ulit.',
      EN: 'Something you entered is not valid. Please check and try again.',
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
      TY: 'Na-log out ang account. Mag-log in ulit.',
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
      TY: 'Wala kang pahintulot o pansamantalang hindi available ito.',
      EN: 'You have no permission, or this feature is temporarily unavailable.',
    },
  },
  'route.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong address.', EN: 'There is no such address.' },
  },
  'merchant.unknown': {
    status: 404,
    text: { TY: 'Hindi kilala ang site na ito.', EN: 'This site is not known.' },
  },
  'sealed.required': {
    status: 400,
    text: {
      TY: 'Kailangang naka-encrypt ang ipinadala. I-refresh ang page at subukan ulit.',
      EN: 'This has to be sent encrypted. Please refresh the page and try again.',
    },
  },
  'sealed.invalid': {
    status: 400,
    text: {
      TY: 'Hindi mabasa ang ipinadala. I-refresh ang page, tingnan ang oras ng device, at subukan ulit.',
      EN: 'What was sent cannot be read. Please refresh the page, check the clock of your device and try again.',
    },
  },
  'sealed.repeated': {
    status: 409,
    text: {
      TY: 'Naipadala na ito. Subukan ulit mula sa simula.',
      EN: 'This was sent before. Please start again.',
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
    text: { TY: 'Masyadong malaki ang ipinadala.', EN: 'What was sent is too large.' },
  },
  'headers.large': {
    status: 431,
    text: {
      TY: 'Masyadong mahaba ang ipinadala. Burahin ang cookies ng site at subukan ulit.',
      EN: 'What was sent is too long. Please clear the cookies of this site and try again.',
    },
  },
  'system.busy': {
    status: 503,
    text: {
      TY: 'Maraming naglalaro ngayon. Subukan ulit pagkalipas ng ilang segundo.',
      EN: 'It is very busy right now. Please try again in a few seconds.',
    },
  },
  'rate.limited': {
    status: 429,
    text: { TY: 'Masyadong maraming subok. Maghintay sandali.', EN: 'Too many tries. Please wait a moment.' },
  },
  'system.maintenance': {
    status: 503,
    text: {
      TY: 'Nag-a-upgrade ang sistema. Bumalik mamaya.',
      EN: 'The system is being upgraded. Please come back later.',
    },
  },
  'region.restricted': {
    status: 403,
    text: { TY: 'Hindi magagamit ang site sa iyong lugar.', EN: 'Access from your location is restricted.' },
  },
  unknown: {
    status: 500,
    text: {
      TY: 'May nangyaring hindi inaasahan. Subukan ulit.',
      EN: 'Something unexpected went wrong. Please try again.',
    },
  },
} as const

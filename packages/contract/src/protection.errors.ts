/** What can go wrong when members protect themselves. */
export const protectionErrors = {
  'protection.cap': {
    status: 400,
    text: {
      TY: 'Maglagay ng buong halaga na higit sa 0.',
      EN: 'Please enter a whole figure above 0.',
    },
  },
  'protection.noWish': {
    status: 404,
    text: { TY: 'Walang hinihintay na pagbabago.', EN: 'No change is waiting.' },
  },
  'protection.early': {
    status: 409,
    text: {
      TY: 'Puwede itong kumpirmahin pagkalipas ng {hours} oras pa.',
      EN: 'You can confirm this in {hours} hours.',
    },
  },
  'member.excluded': {
    status: 403,
    text: {
      TY: 'Nakapahinga ka sa paglalaro. Hindi ka muna makakapagdeposito; puwede pa ring mag-withdraw.',
      EN: 'You are taking a break from play. You cannot deposit for now; withdrawing still works.',
    },
  },
} as const

/** What can go wrong when members protect themselves. */
export const protectionErrors = {
  'protection.cap': {
    status: 400,
    text: {
      TY: 'Maglagay ng buong numero na higit sa 0.',
      EN: 'Please enter a whole number above 0.',
    },
  },
  'protection.noWish': {
    status: 404,
    text: { TY: 'Wala kang pending na pagbabago.', EN: 'You have no pending change.' },
  },
  'protection.early': {
    status: 409,
    text: {
      TY: 'Mako-confirm mo ito pagkalipas ng {hours} oras.',
      EN: 'You can confirm this in {hours} hours.',
    },
  },
  'member.excluded': {
    status: 403,
    text: {
      TY: 'Naka-break ka sa paglalaro. Hindi ka muna makakapag-deposit, pero puwede pa ring mag-withdraw.',
      EN: 'You’re on a break. You can’t deposit for now, but you can still withdraw.',
    },
  },
} as const

/** What can go wrong with a picture that is handed in. */
export const pictureErrors = {
  'picture.unreadable': {
    status: 400,
    text: {
      TY: 'PNG o JPG lang ang puwedeng i-attach.',
      EN: 'You can only attach PNG or JPG photos.',
    },
  },
  'picture.tooWide': {
    status: 400,
    text: {
      TY: 'Masyadong malaki ang picture. Paliitin muna.',
      EN: 'This photo is too big. Please make it smaller.',
    },
  },
  'picture.unknown': {
    status: 404,
    text: { TY: 'Wala na ang picture na ito.', EN: 'This photo is no longer here.' },
  },
} as const

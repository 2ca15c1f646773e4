/** What can go wrong with a picture that is handed in. */
export const pictureErrors = {
  'picture.unreadable': {
    status: 400,
    text: {
      TY: 'PNG o JPG lang na larawan ang maaaring ilakip.',
      EN: 'Only PNG and JPG pictures can be attached.',
    },
  },
  'picture.tooWide': {
    status: 400,
    text: {
      TY: 'Masyadong malaki ang sukat ng larawan. Paliitin muna ito.',
      EN: 'This picture has too many pixels. Please make it smaller.',
    },
  },
  'picture.unknown': {
    status: 404,
    text: { TY: 'Wala na ang larawang ito.', EN: 'This picture is no longer there.' },
  },
} as const

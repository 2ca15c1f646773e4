/** What can go wrong with feedback and its pictures. */
export const feedbackErrors = {
  'feedback.words': {
    status: 400,
    text: {
      TY: 'Sumulat ng {min} hanggang {max} salita.',
      EN: 'Please write between {min} and {max} words.',
    },
  },
  'feedback.tooMany': {
    status: 429,
    text: {
      TY: 'Marami ka nang naipadala ngayong araw. Subukan ulit bukas.',
      EN: 'You have sent a lot today. Please try again tomorrow.',
    },
  },
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

/** What can go wrong with feedback. */
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
  'feedback.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong feedback.', EN: 'There is no such feedback.' },
  },
} as const

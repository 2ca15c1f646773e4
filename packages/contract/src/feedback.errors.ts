/** What can go wrong with feedback. */
export const feedbackErrors = {
  'feedback.words': {
    status: 400,
    text: {
      TY: 'Sumulat ng {min} hanggang {max} salita.',
      EN: 'Please write {min} to {max} words.',
    },
  },
  'feedback.tooMany': {
    status: 429,
    text: {
      TY: 'Naabot mo na ang limit ng feedback ngayong araw. Subukan ulit bukas.',
      EN: 'You’ve sent too much feedback today. Please try again tomorrow.',
    },
  },
  'feedback.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang feedback na ito.', EN: 'We can’t find this feedback.' },
  },
} as const

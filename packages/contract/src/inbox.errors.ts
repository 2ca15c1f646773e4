/** What can go wrong with letters. */
export const inboxErrors = {
  'letter.unknown': {
    status: 404,
    text: { TY: 'Wala na ang mensaheng ito.', EN: 'This message is no longer there.' },
  },
  'letter.tooMany': {
    status: 429,
    text: {
      TY: 'Marami ka nang naipadala ngayong araw. Subukan ulit bukas.',
      EN: 'You have sent many messages today. Please try again tomorrow.',
    },
  },
} as const

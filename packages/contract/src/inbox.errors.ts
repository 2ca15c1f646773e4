/** What can go wrong with letters. */
export const inboxErrors = {
  'letter.unknown': {
    status: 404,
    text: { TY: 'Wala na ang mensaheng ito.', EN: 'This message is no longer there.' },
  },
  'letter.noRecipient': {
    status: 400,
    text: {
      TY: 'Sa agent mo o sa direktang downline mo lang ka maaaring sumulat.',
      EN: 'You can write only to your agent or to a direct downline of yours.',
    },
  },
  'letter.tooMany': {
    status: 429,
    text: {
      TY: 'Marami ka nang naipadala ngayong araw. Subukan ulit bukas.',
      EN: 'You have sent many messages today. Please try again tomorrow.',
    },
  },
} as const

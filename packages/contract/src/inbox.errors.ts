/** What can go wrong with letters. */
export const inboxErrors = {
  'letter.unknown': {
    status: 404,
    text: { TY: 'Wala na ang mensaheng ito.', EN: 'This message is no longer here.' },
  },
  'letter.noRecipient': {
    status: 400,
    text: {
      TY: 'Sa agent mo o direct downline mo ka lang puwedeng mag-message.',
      EN: 'You can only message your agent or a direct downline.',
    },
  },
  'letter.tooMany': {
    status: 429,
    text: {
      TY: 'Naabot mo na ang limit ng message ngayong araw. Subukan ulit bukas.',
      EN: 'You’ve sent too many messages today. Please try again tomorrow.',
    },
  },
} as const

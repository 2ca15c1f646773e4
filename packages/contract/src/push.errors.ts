/** What can go wrong with notifications. */
export const pushErrors = {
  'push.refused': {
    status: 400,
    text: {
      TY: 'Hindi gumagana ang notification sa browser na ito. Subukan ang ibang browser.',
      EN: 'Notifications don’t work in this browser. Try another one.',
    },
  },
} as const

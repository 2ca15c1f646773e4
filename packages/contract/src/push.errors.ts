/** What can go wrong with notifications. */
export const pushErrors = {
  'push.refused': {
    status: 400,
    text: {
      TY: 'Hindi magagamit ang address ng notification ng browser na ito.',
      EN: 'The notification address of this browser cannot be used.',
    },
  },
} as const

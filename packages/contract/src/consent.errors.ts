/** What can go wrong when a member agrees. */
export const consentErrors = {
  'consent.outdated': {
    status: 409,
    text: {
      TY: 'May mas bagong bersyon na. Basahin muna ito.',
      EN: 'There is a newer version by now. Please read it first.',
    },
  },
} as const

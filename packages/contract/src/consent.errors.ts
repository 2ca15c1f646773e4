/** What can go wrong with consent. */
export const consentErrors = {
  'consent.required': {
    status: 403,
    text: {
      TY: 'Basahin muna ang User agreement at sumang-ayon dito.',
      EN: 'Please read the agreement and agree to it first.',
    },
  },
  'consent.outdated': {
    status: 409,
    text: {
      TY: 'May mas bagong version na. Basahin muna ito.',
      EN: 'There’s a newer version now. Please read it first.',
    },
  },
} as const

/** What can go wrong when operators change a site. */
export const opsSiteErrors = {
  'language.silent': {
    status: 400,
    text: {
      TY: 'Wala pang salita ang site sa isa sa mga wikang ito. Ilagay muna ang mga teksto nito.',
      EN: 'The site has no words in one of these languages yet. Please bring its texts first.',
    },
  },
  'texts.refused': {
    status: 400,
    text: { TY: 'Walang binago: {why}', EN: 'Nothing was changed: {why}' },
  },
} as const

/** What can go wrong when people correct a member's money. */
export const adjustmentsErrors = {
  'adjustment.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong pagsasaayos.', EN: 'There is no such adjustment.' },
  },
  'adjustment.decided': {
    status: 409,
    text: {
      TY: 'Napagpasyahan na ang pagsasaayos na ito: {state}.',
      EN: 'This adjustment is {state}; there is nothing to decide about it.',
    },
  },
  'adjustment.refused': {
    status: 409,
    text: { TY: 'Tinanggihan ito ng ledger: {refusal}.', EN: 'The ledger refused it: {refusal}.' },
  },
} as const

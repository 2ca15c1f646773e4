/** What can go wrong on the way in. */
export const depositsErrors = {
  'deposit.channel': {
    status: 409,
    text: {
      TY: 'Hindi muna magagamit ang paraang ito. Pumili ng iba.',
      EN: 'This way to pay is not available now. Please choose another.',
    },
  },
  'deposit.amount': {
    status: 400,
    text: {
      TY: 'Maglagay ng halagang mula {min} hanggang {max}.',
      EN: 'Please enter an amount from {min} to {max}.',
    },
  },
  'deposit.open': {
    status: 409,
    text: {
      TY: 'May {count} ka pang depositong hindi bayad. Tapusin muna o hintaying mag-expire.',
      EN: 'You have {count} deposits still to pay. Finish them or let them expire first.',
    },
  },
  'deposit.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang depositong ito.', EN: 'There is no such deposit.' },
  },
} as const

/** What can go wrong for operators. */
export const operatorsErrors = {
  'operator.refused': {
    status: 403,
    text: {
      TY: 'Mali ang pangalan, password o code. Isang beses lang magagamit ang bawat code.',
      EN: 'The name, password or code is wrong. Each code works once.',
    },
  },
  'review.sameOperator': {
    status: 409,
    text: {
      TY: 'Sumang-ayon ka na rito. Ibang operator naman ang kailangang sumang-ayon.',
      EN: 'You have said yes already. Now another operator has to.',
    },
  },
  'review.debt': {
    status: 409,
    text: {
      TY: 'May utang pa ang miyembro na {amount}. Babayaran muna ito bago lumabas ang pera niya.',
      EN: 'The member still owes {amount}. It is paid before any of their money leaves.',
    },
  },
  'member.unknown': {
    status: 404,
    text: { TY: 'Walang miyembrong may ganitong pangalan.', EN: 'There is no member of this name.' },
  },
} as const

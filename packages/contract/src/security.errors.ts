/** What can go wrong when members secure their account. */
export const securityErrors = {
  'payee.fixed': {
    status: 409,
    text: {
      TY: 'Nakatala na ang pangalan mo. Kausapin ang customer service kung mali ito.',
      EN: 'Your name is on file already. Please ask customer service if it is wrong.',
    },
  },
  'contact.missing': {
    status: 409,
    text: {
      TY: 'Kumpirmahin muna ang mobile number o e-mail mo.',
      EN: 'Please confirm your mobile number or e-mail first.',
    },
  },
  'question.wrong': {
    status: 403,
    text: {
      TY: 'Hindi tama ang sagot sa tanong.',
      EN: 'The answer to the question is not right.',
    },
  },
  'withdrawal.paused': {
    status: 409,
    text: {
      TY: 'May binago sa seguridad ng account mo. Makakapag-withdraw ka ulit pagkalipas ng {hours} oras.',
      EN: 'The security of your account was changed. You can withdraw again in {hours} hours.',
    },
  },
} as const

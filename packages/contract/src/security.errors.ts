/** What can go wrong when members secure their account. */
export const securityErrors = {
  'payee.fixed': {
    status: 409,
    text: {
      TY: 'Naka-save na ang pangalan mo. Kung mali ito, kausapin ang customer service.',
      EN: 'Your name is already saved. If it’s wrong, please contact customer service.',
    },
  },
  'contact.missing': {
    status: 409,
    text: {
      TY: 'I-confirm muna ang mobile number o e-mail mo.',
      EN: 'Please confirm your mobile number or e-mail first.',
    },
  },
  'question.wrong': {
    status: 403,
    text: {
      TY: 'Mali ang sagot. Subukan ulit.',
      EN: 'That answer isn’t right. Please try again.',
    },
  },
  'withdrawal.paused': {
    status: 409,
    text: {
      TY: 'May binago sa security ng account mo. Makakapag-withdraw ka ulit pagkalipas ng {hours} oras.',
      EN: 'Your security settings changed. You can withdraw again in {hours} hours.',
    },
  },
} as const

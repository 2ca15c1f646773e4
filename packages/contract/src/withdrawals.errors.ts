/** What can go wrong with withdrawals. */
export const withdrawalsErrors = {
  'withdrawal.amount': {
    status: 400,
    text: {
      TY: 'Maglagay ng halagang mula {min} hanggang {max}.',
      EN: 'Please enter an amount from {min} to {max}.',
    },
  },
  'withdrawal.tooMany': {
    status: 409,
    text: {
      TY: 'Hanggang {count} withdrawal lang bawat araw. Subukan ulit bukas.',
      EN: 'You can withdraw {count} times a day. Please try again tomorrow.',
    },
  },
  'withdrawal.turnover': {
    status: 409,
    text: {
      TY: 'Hanggang {amount} lang muna ang mawi-withdraw mo. Itaya muna ang natitirang deposit.',
      EN: 'You can withdraw up to {amount} for now. Bet the rest of your deposits first.',
    },
  },
  'withdrawal.identity': {
    status: 403,
    text: {
      TY: 'I-verify muna ang identity mo bago ito i-withdraw.',
      EN: 'Please verify your identity before you withdraw this.',
    },
  },
  'withdrawal.mobile': {
    status: 403,
    text: {
      TY: 'I-confirm muna ang mobile number mo bago mag-withdraw.',
      EN: 'Please confirm your mobile number before you withdraw.',
    },
  },
  'withdrawal.debt': {
    status: 409,
    text: {
      TY: 'May utang kang {amount} mula sa ni-reverse na deposit o panalo. Bayaran muna ito bago mag-withdraw.',
      EN: 'You owe {amount} from a reversed deposit or win. Pay it before you withdraw.',
    },
  },
  'withdrawal.contracts': {
    status: 409,
    text: {
      TY: 'May {amount} ka pang babayaran sa downline ayon sa contract. Bayaran muna ito bago mag-withdraw.',
      EN: 'You still owe {amount} to your downlines by contract. Pay it before you withdraw.',
    },
  },
  'withdrawal.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang withdrawal na ito.', EN: 'We can’t find this withdrawal.' },
  },
  'withdrawal.decided': {
    status: 409,
    text: {
      TY: 'May pasya na rito: {state}.',
      EN: 'This was decided before: it is {state}.',
    },
  },
  'withdrawal.underway': {
    status: 409,
    text: {
      TY: 'Hindi na ito mako-cancel: pinoproseso na o tapos na.',
      EN: 'It can’t be cancelled anymore: it’s being paid or already done.',
    },
  },
  'withdrawalPassword.unset': {
    status: 409,
    text: {
      TY: 'Gumawa muna ng withdrawal password.',
      EN: 'Please set a withdrawal password first.',
    },
  },
  'withdrawalPassword.wrong': {
    status: 403,
    text: {
      TY: 'Mali ang withdrawal password. {triesLeft} subok na lang.',
      EN: 'Wrong withdrawal password. Tries left: {triesLeft}.',
    },
  },
  'withdrawalPassword.locked': {
    status: 429,
    text: {
      TY: 'Limang beses nang mali. Subukan ulit pagkalipas ng {minutes} minuto.',
      EN: 'Wrong five times. Please try again in {minutes} minutes.',
    },
  },
  'withdrawalPassword.simple': {
    status: 400,
    text: {
      TY: 'Madaling mahulaan iyan. Pumili ng ibang anim na numero.',
      EN: 'That’s easy to guess. Please choose six other digits.',
    },
  },
  'card.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang account na ito.', EN: 'We can’t find this account.' },
  },
  'card.bank': {
    status: 409,
    text: {
      TY: 'Hindi muna available ang bangkong ito. Pumili ng iba.',
      EN: 'This bank isn’t available right now. Please choose another.',
    },
  },
  'card.number': {
    status: 400,
    text: {
      TY: 'Mali ang account number para sa {bank}.',
      EN: 'This isn’t a {bank} account number.',
    },
  },
  'card.taken': {
    status: 409,
    text: {
      TY: 'Naka-register na ang account na ito.',
      EN: 'This account is already registered.',
    },
  },
  'card.payee': {
    status: 409,
    text: {
      TY: 'Dapat nakapangalan sa iyo ang account. Hindi ito tugma sa pangalan mo rito.',
      EN: 'The account must be in your own name. It doesn’t match the name you gave us.',
    },
  },
  'card.payeeMissing': {
    status: 400,
    text: {
      TY: 'Ilagay ang buong pangalan ng may-ari ng account.',
      EN: 'Please enter the account owner’s full name.',
    },
  },
  'card.tooMany': {
    status: 409,
    text: { TY: 'Hanggang {count} account lang.', EN: 'You can have up to {count} accounts.' },
  },
  'card.inUse': {
    status: 409,
    text: {
      TY: 'May withdrawal pang papunta sa account na ito. Alisin ito pag tapos na.',
      EN: 'A withdrawal is on its way to this account. You can remove it after that.',
    },
  },
  'card.waiting': {
    status: 409,
    text: {
      TY: 'Bago ang account na ito. Magagamit ito pagkalipas ng {hours} oras.',
      EN: 'This account is new. You can use it in {hours} hours.',
    },
  },
} as const

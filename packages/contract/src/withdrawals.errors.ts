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
      TY: 'Hanggang {count} beses lang makakapaglabas ng pera sa isang araw. Subukan ulit bukas.',
      EN: 'Money can leave {count} times a day. Please try again tomorrow.',
    },
  },
  'withdrawal.turnover': {
    status: 409,
    text: {
      TY: 'Hanggang {amount} lang muna ang puwedeng i-withdraw. Itaya muna ang natitirang deposito.',
      EN: 'You can withdraw up to {amount} for now. The rest of your deposits has to be staked first.',
    },
  },
  'withdrawal.identity': {
    status: 403,
    text: {
      TY: 'I-verify muna ang pagkakakilanlan mo bago mag-withdraw nito.',
      EN: 'Please verify your identity before you withdraw this.',
    },
  },
  'withdrawal.mobile': {
    status: 403,
    text: {
      TY: 'Kumpirmahin muna ang mobile number mo bago mag-withdraw.',
      EN: 'Please confirm your mobile number before you withdraw.',
    },
  },
  'withdrawal.debt': {
    status: 409,
    text: {
      TY: 'May utang kang {amount} mula sa binawing deposito o panalo. Bayaran muna ito bago maglabas ng pera.',
      EN: 'You owe {amount} of a deposit or win that was taken back. It has to be paid before money can leave.',
    },
  },
  'withdrawal.contracts': {
    status: 409,
    text: {
      TY: 'May {amount} ka pang babayaran sa mga downline ayon sa kontrata. Bayaran muna ito bago maglabas ng pera.',
      EN: 'You still owe {amount} to downlines by contract. It has to be paid before money can leave.',
    },
  },
  'withdrawal.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang withdrawal na ito.', EN: 'There is no such withdrawal.' },
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
      TY: 'Hindi na makakansela: binabayaran o tapos na ito.',
      EN: 'It can no longer be cancelled: it is being paid or has ended.',
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
      TY: 'Maling withdrawal password. {triesLeft} subok na lang.',
      EN: 'Wrong withdrawal password. {triesLeft} tries left.',
    },
  },
  'withdrawalPassword.locked': {
    status: 429,
    text: {
      TY: 'Limang beses nang mali. Subukan ulit pagkalipas ng {minutes} minuto.',
      EN: 'It was wrong five times. Please try again in {minutes} minutes.',
    },
  },
  'withdrawalPassword.simple': {
    status: 400,
    text: {
      TY: 'Madaling hulaan iyan. Pumili ng ibang anim na numero.',
      EN: 'That is easy to guess. Please choose six other digits.',
    },
  },
  'card.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang account na ito.', EN: 'There is no such account.' },
  },
  'card.bank': {
    status: 409,
    text: {
      TY: 'Hindi muna magagamit ang bangkong ito. Pumili ng iba.',
      EN: 'This bank is not available now. Please choose another.',
    },
  },
  'card.number': {
    status: 400,
    text: {
      TY: 'Hindi tama ang account number para sa {bank}.',
      EN: 'This is not an account number of {bank}.',
    },
  },
  'card.taken': {
    status: 409,
    text: {
      TY: 'Nakarehistro na ang account na ito.',
      EN: 'This account is already registered.',
    },
  },
  'card.payee': {
    status: 409,
    text: {
      TY: 'Dapat nasa sarili mong pangalan ang account. Hindi ito tugma sa pangalang nakarehistro.',
      EN: 'The account must be in your own name. This does not match the registered name.',
    },
  },
  'card.payeeMissing': {
    status: 400,
    text: {
      TY: 'Ilagay ang buong pangalan ng may-ari ng account.',
      EN: 'Please enter the full name of the account’s owner.',
    },
  },
  'card.tooMany': {
    status: 409,
    text: { TY: 'Hanggang {count} account lang.', EN: 'You can have {count} accounts at most.' },
  },
  'card.inUse': {
    status: 409,
    text: {
      TY: 'May withdrawal na papunta sa account na ito. Alisin ito kapag tapos na.',
      EN: 'A withdrawal is on its way to this account. Remove it once that has ended.',
    },
  },
  'card.waiting': {
    status: 409,
    text: {
      TY: 'Bago ang account na ito. Magagamit ito pagkalipas ng {hours} oras.',
      EN: 'This account is new. It can be used in {hours} hours.',
    },
  },
} as const

/** What can go wrong with deposits. */
export const depositsErrors = {
  'deposit.channel': {
    status: 409,
    text: {
      TY: 'Hindi muna available ang payment method na ito. Pumili ng iba.',
      EN: 'This payment method isn’t available right now. Please choose another.',
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
      TY: 'May {count} ka pang deposit na hindi bayad. Bayaran o i-cancel muna, o hintaying mag-expire.',
      EN: 'You have {count} unpaid deposits. Pay or cancel one first, or let it expire.',
    },
  },
  'deposit.limitBegun': {
    status: 403,
    text: {
      TY: 'Kasama ang mga deposit na nasimulan mo, lampas na ito sa limit mo. Bayaran o i-cancel muna ang mga iyon, hintaying mag-expire, o hintayin ang resulta ng check namin.',
      EN: 'With the deposits you’ve started, this is over your limit. Pay or cancel them, let them expire, or wait for us to finish checking.',
    },
  },
  'deposit.identity': {
    status: 403,
    text: {
      TY: 'Hanggang {amount} lang ang puwede mong i-deposit hangga’t hindi verified ang identity mo. I-verify ito sa profile mo, saka mag-deposit ulit.',
      EN: 'You can deposit up to {amount} until your identity is verified. Verify it in your profile, then deposit again.',
    },
  },
  'deposit.checking': {
    status: 403,
    text: {
      TY: 'Chine-check muna ng team namin ang account mo bago ka makapag-deposit. Sasagutin ka namin sa loob ng 24 oras. Puwede ka pa ring maglaro at mag-withdraw. Salamat sa paghihintay!',
      EN: 'Our team is checking your account before you can deposit. We’ll get back to you within 24 hours. You can still play and withdraw. Thanks for waiting!',
    },
  },
  'deposit.checkingUnverified': {
    status: 403,
    text: {
      TY: 'Chine-check muna ng team namin ang account mo bago ka makapag-deposit. Sasagutin ka namin sa loob ng 24 oras. Puwede ka pa ring maglaro at mag-withdraw. Mas mabilis kung ive-verify mo ang identity mo sa profile. Salamat sa paghihintay!',
      EN: 'Our team is checking your account before you can deposit. We’ll get back to you within 24 hours. You can still play and withdraw. It’s faster if you verify your identity in your profile. Thanks for waiting!',
    },
  },
  'deposit.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang deposit na ito.', EN: 'We can’t find this deposit.' },
  },
  'payment.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong nakatabing bayad.', EN: 'There is no such parked payment.' },
  },
  'payment.currency': {
    status: 409,
    text: {
      TY: 'Binayaran ito sa {currency}. Ibalik na lang ito sa gateway.',
      EN: 'It was paid in {currency}. Please give it back at the gateway instead.',
    },
  },
  'payment.refused': {
    status: 409,
    text: { TY: 'Tinanggihan ito ng ledger: {refusal}.', EN: 'The ledger refused it: {refusal}.' },
  },
  'deposit.decided': {
    status: 409,
    text: {
      TY: 'Napagpasyahan na ang deposit na ito: {state}.',
      EN: 'This deposit is {state}; there is nothing to decide about it.',
    },
  },
  'deposit.transferUsed': {
    status: 409,
    text: {
      TY: 'Naipasok na ang transfer na ito kasama ng ibang deposit.',
      EN: 'This transfer was credited with another deposit.',
    },
  },
  'deposit.atBreak': {
    status: 409,
    text: {
      TY: 'Nagpapahinga sa paglalaro ang member. Tanggihan ito at ibalik ang pera.',
      EN: 'The member takes a break from play. Refuse it, and send the money back.',
    },
  },
  'deposit.noReceipt': {
    status: 404,
    text: { TY: 'Walang resibo ng deposit na ito.', EN: 'There is no receipt of this deposit.' },
  },
  'deposit.ended': {
    status: 409,
    text: {
      TY: 'Tapos na ang deposit na ito. Gumawa ng bago, o ibigay ang reference no. sa customer service.',
      EN: 'This deposit has ended. Start a new one, or give its reference no. to customer service.',
    },
  },
  'deposit.pictures': {
    status: 429,
    text: {
      TY: 'Naabot mo na ang limit ng picture ngayong araw. Subukan ulit bukas.',
      EN: 'You’ve sent too many photos today. Please try again tomorrow.',
    },
  },
} as const

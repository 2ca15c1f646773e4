/** What can go wrong with deposits. */
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
      TY: 'May {count} ka pang depositong hindi bayad. Tapusin o kanselahin muna, o hintaying mag-expire.',
      EN: 'You have {count} deposits still to pay. Finish or cancel one first, or let it expire.',
    },
  },
  'deposit.limitBegun': {
    status: 403,
    text: {
      TY: 'Kasama ang mga depositong nasimulan mo, lampas na ito sa limit mo. Tapusin o kanselahin muna ang mga iyon, hintaying mag-expire, o hintayin ang aming pasya.',
      EN: 'With the deposits you have begun this is more than your limit allows. Finish or cancel them, let them expire, or wait until we have looked at them.',
    },
  },
  'deposit.identity': {
    status: 403,
    text: {
      TY: 'Hanggang {amount} lang ang puwedeng ideposito bago ma-verify ang pagkakakilanlan mo. I-verify ito sa iyong profile, saka magdeposito ulit.',
      EN: 'Until your identity is verified you can deposit {amount} in all. Verify it in your profile, then deposit again.',
    },
  },
  'deposit.checking': {
    status: 403,
    text: {
      TY: 'Tinitingnan ng isa sa amin ang account mo bago ka makapagdeposito, at sasagutin ka namin sa loob ng 24 oras. Tuloy pa rin ang paglalaro at pag-withdraw gaya ng dati. Salamat sa paghihintay.',
      EN: 'One of our people is looking at your account before you deposit, and we will answer you within 24 hours. Playing and withdrawing go on as before. Thank you for your patience.',
    },
  },
  'deposit.checkingUnverified': {
    status: 403,
    text: {
      TY: 'Tinitingnan ng isa sa amin ang account mo bago ka makapagdeposito, at sasagutin ka namin sa loob ng 24 oras. Tuloy pa rin ang paglalaro at pag-withdraw gaya ng dati. Makakatulong kung i-verify mo ang pagkakakilanlan mo sa iyong profile. Salamat sa paghihintay.',
      EN: 'One of our people is looking at your account before you deposit, and we will answer you within 24 hours. Playing and withdrawing go on as before. It helps us if you verify your identity in your profile. Thank you for your patience.',
    },
  },
  'deposit.unknown': {
    status: 404,
    text: { TY: 'Hindi makita ang depositong ito.', EN: 'There is no such deposit.' },
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
      TY: 'Napagpasyahan na ang depositong ito: {state}.',
      EN: 'This deposit is {state}; there is nothing to decide about it.',
    },
  },
  'deposit.transferUsed': {
    status: 409,
    text: {
      TY: 'Naipasok na ang transfer na ito kasama ng ibang deposito.',
      EN: 'This transfer was credited with another deposit.',
    },
  },
  'deposit.atBreak': {
    status: 409,
    text: {
      TY: 'Nagpapahinga sa paglalaro ang miyembro. Tanggihan ito at ibalik ang pera.',
      EN: 'The member takes a break from play. Refuse it, and send the money back.',
    },
  },
  'deposit.noReceipt': {
    status: 404,
    text: { TY: 'Walang resibo ng depositong ito.', EN: 'There is no receipt of this deposit.' },
  },
  'deposit.ended': {
    status: 409,
    text: {
      TY: 'Tapos na ang depositong ito. Magsimula ng bago, o ibigay ang reference sa customer service.',
      EN: 'This deposit has ended. Begin a new one, or give its reference to customer service.',
    },
  },
  'deposit.pictures': {
    status: 429,
    text: {
      TY: 'Marami ka nang naipadalang larawan ngayong araw. Subukan ulit bukas.',
      EN: 'You have sent many pictures today. Please try again tomorrow.',
    },
  },
} as const

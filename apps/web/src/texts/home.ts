import { defineTexts } from './define-texts.ts'

/** What the end of the home screen says. */
export const homeTexts = defineTexts({
  'home.trust': { TY: 'Bakit dito ka maglalaro', EN: 'Why play here' },
  'home.verify': { TY: 'Napapatunayang resulta', EN: 'Results you can verify' },
  'home.verifyText': {
    TY: 'Puwede mong suriin ang bawat resulta matapos ang laro.',
    EN: 'Check every result yourself once the round is over.',
  },
  'home.ledger': { TY: 'Bawat piso, nakalista', EN: 'Every peso in a ledger' },
  'home.ledgerText': {
    TY: 'Walang galaw ng pera na walang tala.',
    EN: 'No money moves without a record.',
  },
  'home.limits': { TY: 'Ikaw ang may limitasyon', EN: 'Limits you set' },
  'home.limitsText': {
    TY: 'Magtakda ng limit sa deposito at oras, o magpahinga.',
    EN: 'Cap deposits and time, or take a break.',
  },
})

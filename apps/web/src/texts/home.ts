import { defineTexts } from './define-texts.ts'

/** What the first screen says. */
export const homeTexts = defineTexts({
  'home.headline': { TY: 'Bawat gabi, <0>may pista.</0>', EN: 'Every night <0>is a fiesta.</0>' },
  'home.promise': {
    TY: 'Mga laro at lottery na mapapatunayan mo, piso por piso.',
    EN: 'Games and lottery you can check, peso by peso.',
  },
  'home.register': { TY: 'Magrehistro', EN: 'Register' },
  'home.login': { TY: 'Mag-log in', EN: 'Log in' },
  'home.deposit': { TY: 'Magdeposito', EN: 'Deposit' },
  'home.account': { TY: 'Account ko', EN: 'My account' },
  'home.welcome': { TY: 'Mabuhay, {name}!', EN: 'Welcome, {name}!' },
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

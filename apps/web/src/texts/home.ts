import { defineTexts } from './define-texts.ts'

/** What the end of the home screen and the page of winners say. */
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

  'match.title': { TY: 'Mga patok na laban', EN: 'Hot matches' },
  'match.open': {
    TY: '{count, plural, one {Tingnan ang # laban} other {Tingnan ang # laban}}',
    EN: '{count, plural, one {See # match} other {See # matches}}',
  },
  'match.versus': { TY: 'VS', EN: 'VS' },
  'match.bet': { TY: 'Tumaya', EN: 'Bet' },
  'winners.title': { TY: 'Mga bagong panalo', EN: 'Latest winners' },
  'winners.all': { TY: 'Tingnan lahat', EN: 'See all' },
  'winners.none': { TY: 'Wala pang panalo. Baka ikaw ang una!', EN: 'No wins yet. You may be the first!' },
  'winners.failed': {
    TY: 'Hindi nakuha ang mga panalo. Subukan ulit mamaya.',
    EN: 'Could not load the winners. Try again later.',
  },
  'winners.play': { TY: 'Laruin ang {name}', EN: 'Play {name}' },
  'winners.place': { TY: 'Pang-{place}', EN: 'No. {place}' },
  'winners.note': {
    TY: 'Totoong panalo na nabayaran na. Nakatago ang buong pangalan ng mga manlalaro.',
    EN: 'Real wins that have been paid. Players’ full names are kept private.',
  },
  'winners.pool': {
    TY: 'Halimbawa lang ang numerong ito: walang pondong nakalaan dito.',
    EN: 'This figure is an illustration: no funded pool stands behind it.',
  },
})

import { defineTexts } from './define-texts.ts'

/** What the end of the home screen and the page of winners say. */
export const homeTexts = defineTexts({
  'welcome.title': { TY: 'Mabuhay, {name}!', EN: 'Welcome, {name}!' },
  'welcome.free': { TY: 'Libre: tumingin at mag-check', EN: 'Free: look around and check' },
  'welcome.freeText': {
    TY: 'I-hold ang isang laro para makita ang RTP nito. Puwede ring i-verify ang bawat resulta.',
    EN: 'Hold a game to see its RTP. You can verify every result, too.',
  },
  'welcome.money': { TY: 'Mag-deposit kapag handa ka na', EN: 'Deposit when you are ready' },
  'welcome.moneyText': {
    TY: 'Piliin ang halaga at kung paano. Puwede ring magtakda ng limit.',
    EN: 'Choose how much and how. You can set a limit, too.',
  },
  'welcome.reward': { TY: 'Ang una mong reward', EN: 'Your first reward' },
  'welcome.rewardText': {
    TY: 'Tingnan ang mga promo para sa bagong member.',
    EN: 'See the promos for new members.',
  },
  'welcome.deposit': { TY: 'Mag-deposit', EN: 'Deposit' },
  'welcome.close': { TY: 'Isara ang welcome', EN: 'Close the welcome' },
  'home.continue': { TY: 'Ituloy ang laro', EN: 'Continue playing' },
  'home.new': { TY: 'Mga bagong laro', EN: 'New games' },
  'home.top': { TY: 'Pinakanilaro ngayong araw', EN: 'Most played today' },
  'home.providers': { TY: 'Mga provider', EN: 'Providers' },
  'home.games': {
    TY: '{count, plural, one {# laro} other {# laro}}',
    EN: '{count, plural, one {# game} other {# games}}',
  },
  'bets.title': { TY: 'Mga taya ngayon', EN: 'Bets right now' },
  'bets.pause': { TY: 'I-pause ang mga taya', EN: 'Pause the bets' },
  'bets.go': { TY: 'Ituloy ang mga taya', EN: 'Resume the bets' },
  'bets.note': {
    TY: 'Totoong taya, panalo man o talo. Nakatago ang buong pangalan.',
    EN: 'Real bets, won and lost. Full names are kept private.',
  },

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
  'winners.demo': { TY: 'Demo', EN: 'Demo' },
  'winners.demoNote': {
    TY: 'Halimbawa lang ang mga may markang Demo: walang nanalo niyan. Nakatago ang buong pangalan ng mga manlalaro.',
    EN: 'Lines marked Demo are examples: nobody won them. Players’ full names are kept private.',
  },
  'winners.funded': {
    TY: 'May pondong nakalaan para rito, at nakalista ito sa ledger.',
    EN: 'This money is set aside for the jackpot and stands in the ledger.',
  },
  'winners.pool': {
    TY: 'Halimbawa lang ang numerong ito: walang pondong nakalaan dito.',
    EN: 'This figure is an illustration: no funded pool stands behind it.',
  },
})

import { defineTexts } from './define-texts.ts'

/** What the end of the home screen and the page of winners say. */
export const homeTexts = defineTexts({
  'welcome.title': { TY: 'Mabuhay, {name}!', EN: 'Welcome, {name}!' },
  'welcome.free': { TY: 'Libreng tumingin-tingin', EN: 'Look around for free' },
  'welcome.freeText': {
    TY: 'Pindutin nang matagal ang isang laro para makita ang RTP nito. Puwede mo ring i-check ang bawat resulta.',
    EN: 'Press and hold a game to see its RTP. You can check every result, too.',
  },
  'welcome.money': { TY: 'Mag-deposit kapag handa ka na', EN: 'Deposit when you are ready' },
  'welcome.moneyText': {
    TY: 'Piliin ang halaga at payment method. Puwede ring mag-set ng limit.',
    EN: 'Choose the amount and payment method. You can set a limit, too.',
  },
  'welcome.reward': { TY: 'Ang una mong reward', EN: 'Your first reward' },
  'welcome.rewardText': {
    TY: 'Tingnan ang mga promo para sa bagong member.',
    EN: 'See the promos for new members.',
  },
  'welcome.deposit': { TY: 'Mag-deposit', EN: 'Deposit' },
  'welcome.close': { TY: 'Isara ang welcome message', EN: 'Close welcome message' },
  'home.continue': { TY: 'Ituloy ang laro', EN: 'Continue playing' },
  'home.new': { TY: 'Mga bagong laro', EN: 'New games' },
  'home.top': { TY: 'Pinakanilalaro ngayong araw', EN: 'Most played today' },
  'home.providers': { TY: 'Mga provider', EN: 'Providers' },
  'home.games': {
    TY: '{count, plural, one {# laro} other {# laro}}',
    EN: '{count, plural, one {# game} other {# games}}',
  },
  'bets.title': { TY: 'Mga taya ngayon', EN: 'Bets right now' },
  'bets.pause': { TY: 'I-pause ang mga taya', EN: 'Pause the bets' },
  'bets.go': { TY: 'Ituloy ang mga taya', EN: 'Resume the bets' },
  'bets.note': {
    TY: 'Totoong taya, panalo man o talo. Hindi ipinapakita ang buong pangalan ng player.',
    EN: 'Real bets, won and lost. We never show a player’s full name.',
  },

  'home.trust': { TY: 'Bakit dito ka maglalaro', EN: 'Why play here' },
  'home.verify': { TY: 'I-check ang resulta', EN: 'Results you can check' },
  'home.verifyText': {
    TY: 'Tapos na ang round? I-check mo mismo kung patas.',
    EN: 'Check every result yourself after the round.',
  },
  'home.ledger': { TY: 'Listado ang bawat piso', EN: 'Every peso is on record' },
  'home.ledgerText': {
    TY: 'May record ang bawat pasok at labas ng pera mo.',
    EN: 'You can see every peso in and out.',
  },
  'home.limits': { TY: 'Ikaw ang may hawak ng limit', EN: 'You set the limits' },
  'home.limitsText': {
    TY: 'Mag-set ng limit sa deposit at oras, o magpahinga muna.',
    EN: 'Set limits on deposits and time, or take a break.',
  },

  'match.title': { TY: 'Mga patok na laban', EN: 'Hot matches' },
  'match.open': {
    TY: '{count, plural, one {Tingnan ang # laban} other {Tingnan ang # laban}}',
    EN: '{count, plural, one {See # match} other {See # matches}}',
  },
  'match.versus': { TY: 'VS', EN: 'VS' },
  'match.bet': { TY: 'Tumaya', EN: 'Bet' },
  'winners.title': { TY: 'Mga bagong nanalo', EN: 'Latest winners' },
  'winners.all': { TY: 'Tingnan lahat', EN: 'See all' },
  'winners.none': { TY: 'Wala pang panalo. Baka ikaw ang una!', EN: 'No wins yet. You could be the first!' },
  'winners.failed': {
    TY: 'Hindi ma-load ang mga panalo. Subukan ulit mamaya.',
    EN: 'We couldn’t load the winners. Try again later.',
  },
  'winners.play': { TY: 'Laruin ang {name}', EN: 'Play {name}' },
  'winners.place': { TY: 'Top {place}', EN: 'Top {place}' },
  'winners.note': {
    TY: 'Totoong panalo na bayad na. Hindi ipinapakita ang buong pangalan ng player.',
    EN: 'Real, paid wins. We never show a player’s full name.',
  },
  'winners.demo': { TY: 'Demo', EN: 'Demo' },
  'winners.demoNote': {
    TY: 'Halimbawa lang ang mga may markang Demo: walang nanalo niyan. Hindi ipinapakita ang buong pangalan ng player.',
    EN: 'Lines marked Demo are examples: nobody won them. We never show a player’s full name.',
  },
  'winners.funded': {
    TY: 'Naka-hold na ang perang ito para sa jackpot, at may record.',
    EN: 'This money is on hold for the jackpot and on record.',
  },
  'winners.pool': {
    TY: 'Sample lang ang halagang ito. Wala pang jackpot na pinopondohan.',
    EN: 'This amount is just a sample. There’s no funded jackpot yet.',
  },
})

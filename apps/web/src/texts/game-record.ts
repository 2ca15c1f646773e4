import { defineTexts } from './define-texts.ts'

/** The record of every round a member played. */
export const gameRecordTexts = defineTexts({
  'gameRecord.summary': { TY: 'Mga taya ko', EN: 'My bets' },
  'gameRecord.stake': { TY: 'Taya', EN: 'Bet' },
  'gameRecord.win': { TY: 'Panalo', EN: 'Win' },
  'gameRecord.net': { TY: 'Panalo o talo', EN: 'Win or loss' },
  'gameRecord.staked': { TY: 'Taya {amount}', EN: 'Bet {amount}' },
  'gameRecord.count': {
    TY: '{count, plural, =0 {Walang round} one {# round} other {# round}}',
    EN: '{count, plural, =0 {No rounds} one {# round} other {# rounds}}',
  },

  'gameRecord.filter': { TY: 'I-filter ang mga laro', EN: 'Filter games' },
  'gameRecord.category': { TY: 'Category', EN: 'Category' },
  'gameRecord.vendor': { TY: 'Provider', EN: 'Provider' },

  'gameRecord.loading': { TY: 'Nilo-load ang mga taya mo', EN: 'Loading your bets' },
  'gameRecord.failed': { TY: 'Hindi ma-load ang mga taya mo.', EN: 'We couldn’t load your bets.' },
  'gameRecord.empty': { TY: 'Walang taya', EN: 'No bets' },
  'gameRecord.empty.text': {
    TY: 'Wala kang laro sa mga petsang pinili mo.',
    EN: 'You didn’t play on the dates you chose.',
  },
  'gameRecord.empty.filtered': {
    TY: 'Hindi mo ito nilaro sa mga petsang pinili mo.',
    EN: 'You didn’t play any of these on the dates you chose.',
  },
  'gameRecord.empty.clear': { TY: 'Ipakita lahat', EN: 'Show all games' },
  'gameRecord.empty.play': { TY: 'Pumunta sa mga laro', EN: 'Go to games' },

  'gameRecord.ticket.round': {
    TY: 'Hindi pa tapos ang round mo sa {game} mula {since}. Fina-follow up na namin sa provider. Safe ang taya mong {amount}.',
    EN: 'Your {game} round has been open since {since}. We’re following up with the provider. Your {amount} bet is safe.',
  },
  'gameRecord.ticket.win': {
    TY: 'Nanalo ka raw ng {amount} sa {game}, pero hindi pa ito nababayaran mula {since}. Chine-check na namin.',
    EN: '{game} says you won {amount}, but it’s been unpaid since {since}. We’re checking it.',
  },
  'gameRecord.ticket.transfer': {
    TY: 'Hindi pa kino-confirm ng {vendor} ang transfer mo mula {since}. Fina-follow up na namin. Safe ang pera mo.',
    EN: 'We’ve been waiting for {vendor} to confirm your transfer since {since}. We’re following up. Your money is safe.',
  },

  'gameRecord.state': { TY: 'Status', EN: 'Status' },
  'gameRecord.state.open': { TY: 'Bukas pa', EN: 'Open' },
  'gameRecord.state.settled': { TY: 'Tapos na', EN: 'Settled' },
  'gameRecord.state.rolledBack': { TY: 'Ibinalik', EN: 'Returned' },
  'gameRecord.why.open': {
    TY: 'Hindi pa tapos ang round na ito. Buksan ang laro para ituloy.',
    EN: 'This round isn’t over. Open the game to finish it.',
  },
  'gameRecord.why.settled': {
    TY: 'Tapos na ang round at bayad na ang resulta.',
    EN: 'The round is over and its result has been paid.',
  },
  'gameRecord.why.rolledBack': {
    TY: 'Hindi natuloy ang round kaya ibinalik ang taya mo.',
    EN: 'The round didn’t go through, so your bet came back.',
  },
  'gameRecord.at': { TY: 'Oras', EN: 'Time' },
  'gameRecord.round': { TY: 'Round no.', EN: 'Round no.' },
  'gameRecord.money': { TY: 'Mga transaction', EN: 'Transactions' },
  'gameRecord.money.none': { TY: 'Walang transaction.', EN: 'No transactions.' },
  'gameRecord.money.failed': {
    TY: 'Hindi ma-load ang mga transaction.',
    EN: 'We couldn’t load the transactions.',
  },
  'gameRecord.reference': { TY: 'Reference no.', EN: 'Reference no.' },
  'gameRecord.replay': { TY: 'I-replay', EN: 'Replay' },
  'gameRecord.verify': { TY: 'I-check', EN: 'Check' },
})

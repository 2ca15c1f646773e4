import { defineTexts } from './define-texts.ts'

/** The record of every round a member played. */
export const gameRecordTexts = defineTexts({
  'gameRecord.summary': { TY: 'Mga taya ko', EN: 'My bets' },
  'gameRecord.stake': { TY: 'Taya', EN: 'Bet' },
  'gameRecord.win': { TY: 'Panalo', EN: 'Won' },
  'gameRecord.net': { TY: 'Panalo bawas taya', EN: 'Won less bet' },
  'gameRecord.staked': { TY: 'Taya {amount}', EN: 'Bet {amount}' },
  'gameRecord.count': {
    TY: '{count, plural, =0 {Walang round} one {# round} other {# round}}',
    EN: '{count, plural, =0 {No rounds} one {# round} other {# rounds}}',
  },

  'gameRecord.filter': { TY: 'I-filter ang mga laro', EN: 'Filter games' },
  'gameRecord.category': { TY: 'Uri ng laro', EN: 'Category' },
  'gameRecord.vendor': { TY: 'Gumawa ng laro', EN: 'Provider' },

  'gameRecord.loading': { TY: 'Kinukuha ang mga taya mo', EN: 'Loading your bets' },
  'gameRecord.failed': { TY: 'Hindi makuha ang mga taya mo.', EN: 'Your bets could not be loaded.' },
  'gameRecord.empty': { TY: 'Walang taya', EN: 'No bets' },
  'gameRecord.empty.text': {
    TY: 'Hindi ka naglaro sa mga araw na pinili mo.',
    EN: 'You did not play on the days you chose.',
  },
  'gameRecord.empty.filtered': {
    TY: 'Hindi mo nilaro ang mga ito sa mga araw na pinili mo.',
    EN: 'You did not play any of these on the days you chose.',
  },
  'gameRecord.empty.clear': { TY: 'Ipakita ang lahat ng laro', EN: 'Show all games' },
  'gameRecord.empty.play': { TY: 'Pumunta sa mga laro', EN: 'Go to the games' },

  'gameRecord.ticket.round': {
    TY: 'Hindi pa tapos ang round mo sa {game} mula pa {since}. Tinatanong na namin ang gumawa ng laro. Ligtas ang taya mong {amount}.',
    EN: 'Your round of {game} is not finished, since {since}. We are asking the game’s maker. Your bet of {amount} is safe.',
  },
  'gameRecord.ticket.win': {
    TY: 'Sabi ng gumawa ng {game}, nanalo ka ng {amount}, pero hindi pa ito nababayaran mula pa {since}. Sinusuri na namin ito.',
    EN: 'The maker of {game} says you won {amount}. It has not been paid since {since}. We are looking into it.',
  },
  'gameRecord.ticket.transfer': {
    TY: 'Hindi pa kinukumpirma ng {vendor} ang paglipat ng pera mo mula pa {since}. Tinatanong na namin sila. Ligtas ang pera mo.',
    EN: '{vendor} has not confirmed a transfer of your money since {since}. We are asking them. Your money is safe.',
  },

  'gameRecord.state': { TY: 'Estado', EN: 'Status' },
  'gameRecord.state.open': { TY: 'Bukas pa', EN: 'Open' },
  'gameRecord.state.settled': { TY: 'Tapos na', EN: 'Settled' },
  'gameRecord.state.rolledBack': { TY: 'Ibinalik', EN: 'Returned' },
  'gameRecord.why.open': {
    TY: 'Hindi pa tapos ang round na ito. Buksan ang laro para ituloy.',
    EN: 'This round is not over. Open the game to play on.',
  },
  'gameRecord.why.settled': {
    TY: 'Tapos na ang round at nabayaran na ang resulta.',
    EN: 'The round is over and its result is paid.',
  },
  'gameRecord.why.rolledBack': {
    TY: 'Hindi natuloy ang round kaya ibinalik ang taya mo.',
    EN: 'The round did not count, so your bet came back.',
  },
  'gameRecord.at': { TY: 'Oras', EN: 'Time' },
  'gameRecord.round': { TY: 'Numero ng round', EN: 'Round number' },
  'gameRecord.money': { TY: 'Galaw ng pera', EN: 'Movements of money' },
  'gameRecord.money.none': { TY: 'Walang gumalaw na pera.', EN: 'No money moved.' },
  'gameRecord.money.failed': {
    TY: 'Hindi makuha ang galaw ng pera.',
    EN: 'The movements could not be loaded.',
  },
  'gameRecord.reference': { TY: 'Reference', EN: 'Reference number' },
  'gameRecord.replay': { TY: 'Balikan', EN: 'Replay' },
  'gameRecord.verify': { TY: 'Suriin', EN: 'Verify' },
})

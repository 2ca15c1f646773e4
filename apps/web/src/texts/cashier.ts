import { defineTexts } from './define-texts.ts'

/** What moving money in and money out have in common. */
export const cashierTexts = defineTexts({
  'cashier.amount': { TY: 'Halaga', EN: 'Amount' },
  'cashier.amount.range': { TY: 'Mula {min} hanggang {max}', EN: 'From {min} to {max}' },
  'cashier.amount.quick': { TY: 'Mabilis na halaga', EN: 'Quick amounts' },
  'cashier.amount.empty': {
    TY: 'Maglagay ng halagang mula {min} hanggang {max}.',
    EN: 'Enter an amount from {min} to {max}.',
  },
  'cashier.amount.unreadable': {
    TY: 'Mga numero lang, tulad ng 500 o 1,000.50. Mula {min} hanggang {max}.',
    EN: 'Use digits only, such as 500 or 1,000.50. From {min} to {max}.',
  },
  'cashier.amount.small': {
    TY: 'Masyadong maliit. Mula {min} hanggang {max} lang.',
    EN: 'That is too little. From {min} to {max}.',
  },
  'cashier.amount.large': {
    TY: 'Masyadong malaki. Mula {min} hanggang {max} lang.',
    EN: 'That is too much. From {min} to {max}.',
  },
  'cashier.fee': { TY: 'Bayad sa serbisyo', EN: 'Fee' },
  'cashier.fee.none': { TY: 'walang bayad', EN: 'no fee' },
  'cashier.fee.fixed': { TY: '{amount} ang bayad', EN: '{amount} fee' },
  'cashier.fee.percent': { TY: '{percent}% ang bayad', EN: '{percent}% fee' },
  'cashier.time.instant': { TY: 'Agad', EN: 'Instant' },
  'cashier.time.minutes': { TY: '{from}–{to} minuto', EN: '{from}–{to} min' },
  'cashier.reference': { TY: 'Sanggunian', EN: 'Reference' },
  'cashier.at': { TY: 'Petsa', EN: 'Date' },
  'cashier.failed': {
    TY: 'May problema sa koneksyon. Walang nagbago; subukan ulit.',
    EN: 'There is a connection problem. Nothing has changed; please try again.',
  },

  'cashier.record.filter': { TY: 'Salain', EN: 'Filter' },
  'cashier.record.state': { TY: 'Lagay', EN: 'State' },
  'cashier.record.loading': { TY: 'Kinukuha ang talaan', EN: 'Loading the record' },
  'cashier.record.count': {
    TY: '{count, plural, one {# transaksyon} other {# transaksyon}}',
    EN: '{count, plural, one {# transaction} other {# transactions}}',
  },
  'cashier.record.empty': { TY: 'Walang transaksyon', EN: 'No transactions' },
  'cashier.record.counts': {
    TY: 'Nasa araw kung kailan mo ito hiniling ang bawat isa. Nasa Galaw ng account at Panalo at talo ang araw ng paggalaw ng pera.',
    EN: 'Each stands on the day you asked for it. Account record and Profit and loss go by the day the money moved.',
  },
  'cashier.record.clear': { TY: 'Ipakita lahat', EN: 'Show all' },

  'cashier.owed': {
    TY: 'May utang kang {amount} mula sa binawing deposito o panalo. Sarado ang taya at withdrawal hanggang mabayaran ito; ang susunod mong deposito ang unang ipambabayad.',
    EN: 'You owe {amount} of a deposit or win that was taken back. Bets and withdrawals are closed until it is paid, and your next deposit pays it first.',
  },
})

import { defineTexts } from './define-texts.ts'

/** What moving money in and money out have in common. */
export const cashierTexts = defineTexts({
  'cashier.amount': { TY: 'Halaga', EN: 'Amount' },
  'cashier.amount.range': { TY: 'Mula {min} hanggang {max}', EN: 'From {min} to {max}' },
  'cashier.amount.quick': { TY: 'Quick amounts', EN: 'Quick amounts' },
  'cashier.amount.empty': {
    TY: 'Maglagay ng halagang mula {min} hanggang {max}.',
    EN: 'Enter an amount from {min} to {max}.',
  },
  'cashier.amount.unreadable': {
    TY: 'Numero lang, gaya ng 500 o 1,000.50. Mula {min} hanggang {max}.',
    EN: 'Numbers only, like 500 or 1,000.50. From {min} to {max}.',
  },
  'cashier.amount.small': {
    TY: 'Kulang pa. Mula {min} hanggang {max}.',
    EN: 'That’s too low. Enter {min} to {max}.',
  },
  'cashier.amount.large': {
    TY: 'Sobra na. Mula {min} hanggang {max}.',
    EN: 'That’s too high. Enter {min} to {max}.',
  },
  'cashier.fee': { TY: 'Fee', EN: 'Fee' },
  'cashier.fee.none': { TY: 'walang fee', EN: 'no fee' },
  'cashier.fee.fixed': { TY: '{amount} fee', EN: '{amount} fee' },
  'cashier.fee.percent': { TY: '{percent}% fee', EN: '{percent}% fee' },
  'cashier.time.instant': { TY: 'Agad-agad', EN: 'Instant' },
  'cashier.time.minutes': { TY: '{from}–{to} minuto', EN: '{from}–{to} min' },
  'cashier.reference': { TY: 'Reference no.', EN: 'Reference no.' },
  'cashier.at': { TY: 'Petsa', EN: 'Date' },
  'cashier.failed': {
    TY: 'May problema sa koneksyon. Walang nagbago. Subukan ulit.',
    EN: 'Connection problem. Nothing has changed. Please try again.',
  },

  'cashier.record.filter': { TY: 'I-filter', EN: 'Filter' },
  'cashier.record.state': { TY: 'Status', EN: 'Status' },
  'cashier.record.loading': { TY: 'Nilo-load ang history', EN: 'Loading history' },
  'cashier.record.count': {
    TY: '{count, plural, one {# transaction} other {# transaction}}',
    EN: '{count, plural, one {# transaction} other {# transactions}}',
  },
  'cashier.record.empty': { TY: 'Walang transaction', EN: 'No transactions' },
  'cashier.record.counts': {
    TY: 'Dito, petsa ng request mo ang sinusunod. Sa “Mga transaction” at “Panalo at talo”, petsa kung kailan gumalaw ang pera.',
    EN: 'Listed by the day you requested it. “Transactions” and “Wins and losses” go by the day the money moved.',
  },
  'cashier.record.clear': { TY: 'Ipakita lahat', EN: 'Show all' },

  'cashier.owed': {
    TY: 'May utang kang {amount} mula sa ni-reverse na deposit o panalo. Hindi ka makakataya o makakapag-withdraw hangga’t hindi ito bayad. Uunahin itong bayaran ng susunod mong deposit.',
    EN: 'You owe {amount} from a reversed deposit or win. You can’t bet or withdraw until it’s paid. Your next deposit pays it first.',
  },
})

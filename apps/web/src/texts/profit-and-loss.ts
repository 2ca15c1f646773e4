import { defineTexts } from './define-texts.ts'

/** What play and everything else came to, day by day. */
export const profitAndLossTexts = defineTexts({
  'profit.loading': { TY: 'Kinukuwenta…', EN: 'Adding up…' },
  'profit.failed': { TY: 'Hindi makuha ang kuwenta.', EN: 'It could not be added up.' },
  'profit.empty': { TY: 'Walang galaw sa mga araw na ito.', EN: 'Nothing moved on these days.' },
  'profit.play': { TY: 'Resulta ng laro', EN: 'Result of play' },
  'profit.play.text': {
    TY: 'Ang napanalunan bawas ang itinaya sa araw na ito.',
    EN: 'What was won on this day, less what was staked.',
  },
  'profit.change': { TY: 'Pagbabago ng balanse', EN: 'Change of balance' },
  'profit.staked': { TY: 'Itinaya', EN: 'Staked' },
  'profit.won': { TY: 'Napanalunan', EN: 'Won' },
  'profit.deposits': { TY: 'Deposito', EN: 'Deposits' },
  'profit.withdrawals': { TY: 'Na-withdraw', EN: 'Withdrawn' },
  'profit.rewards': { TY: 'Gantimpala', EN: 'Rewards' },
  'profit.other': { TY: 'Iba pa', EN: 'Other' },
  'profit.line': { TY: '{staked} ang itinaya · {won} ang napanalunan', EN: '{staked} staked · {won} won' },
  'profit.counts': {
    TY: 'Nasa araw kung kailan gumalaw ang pera ang bawat halaga: ang withdrawal, sa araw na nabayaran.',
    EN: 'Every amount stands on the day it moved: a withdrawal on the day it was paid.',
  },
  'profit.days': {
    TY: '{count, plural, one {# araw} other {# araw}}',
    EN: '{count, plural, one {# day} other {# days}}',
  },
  'profit.movements': { TY: 'Tingnan ang bawat galaw', EN: 'See every movement' },
})

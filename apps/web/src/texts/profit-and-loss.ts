import { defineTexts } from './define-texts.ts'

/** What play and everything else came to, day by day. */
export const profitAndLossTexts = defineTexts({
  'profit.loading': { TY: 'Kinukuwenta…', EN: 'Computing…' },
  'profit.failed': { TY: 'Hindi ma-load ang panalo at talo.', EN: 'We couldn’t load your wins and losses.' },
  'profit.empty': { TY: 'Wala kang transaction sa mga araw na ito.', EN: 'No transactions on these days.' },
  'profit.play': { TY: 'Panalo o talo sa laro', EN: 'Win or loss from games' },
  'profit.play.text': {
    TY: 'Panalo bawas taya sa araw na ito.',
    EN: 'Your wins minus your bets on this day.',
  },
  'profit.change': { TY: 'Pagbabago sa balance', EN: 'Balance change' },
  'profit.staked': { TY: 'Taya', EN: 'Bets' },
  'profit.won': { TY: 'Panalo', EN: 'Won' },
  'profit.deposits': { TY: 'Deposit', EN: 'Deposits' },
  'profit.withdrawals': { TY: 'Na-withdraw', EN: 'Withdrawn' },
  'profit.rewards': { TY: 'Rewards', EN: 'Rewards' },
  'profit.other': { TY: 'Iba pa', EN: 'Other' },
  'profit.line': { TY: 'Taya {staked} · panalo {won}', EN: 'Bet {staked} · won {won}' },
  'profit.counts': {
    TY: 'Nakalista ang bawat halaga sa araw na gumalaw ang pera. Halimbawa, ang withdrawal, sa araw na binayaran.',
    EN: 'Listed by the day the money moved. A withdrawal is listed on the day it was paid.',
  },
  'profit.days': {
    TY: '{count, plural, one {# araw} other {# araw}}',
    EN: '{count, plural, one {# day} other {# days}}',
  },
  'profit.movements': { TY: 'Tingnan ang lahat ng transaction', EN: 'See all transactions' },
})

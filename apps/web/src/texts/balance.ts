import { defineTexts } from './define-texts.ts'

/** What a balance is made of. */
export const balanceTexts = defineTexts({
  'balance.title': { TY: 'Ang pera ko', EN: 'My money' },
  'balance.total': { TY: 'Total balance', EN: 'Total balance' },
  'balance.withdrawable': { TY: 'Puwedeng i-withdraw', EN: 'Withdrawable' },
  'withdrawable.all': { TY: 'Puwede mo itong i-withdraw kahit kailan.', EN: 'Yours to withdraw anytime.' },
  'withdrawable.kept': {
    TY: 'Tumaya pa ng {left} para ma-unlock ang {kept}.',
    EN: 'Bet {left} more to unlock {kept}.',
  },
  'withdrawable.owed': {
    TY: 'May utang ka pang {owed}. Kailangan muna itong mabayaran.',
    EN: 'You still owe {owed}. It has to be paid first.',
  },
  'balance.toStake': { TY: 'Kailangan pang itaya', EN: 'Still to be bet' },
  'balance.toStake.text': {
    TY: 'Galing sa deposit na hindi pa naitataya nang buo',
    EN: 'From a deposit that is not fully bet yet',
  },
  'balance.cash': { TY: 'Main wallet', EN: 'Main wallet' },
  'balance.cash.text': { TY: 'Perang pangtaya mo', EN: 'Your money to play with' },
  'balance.debt': { TY: 'Utang', EN: 'Debt' },
  'balance.debt.text': {
    TY: 'Mula sa ni-reverse na deposit o panalo. Uunahin itong bayaran ng susunod mong deposit',
    EN: 'From a reversed deposit or win. Your next deposit pays it first',
  },
  'balance.bonus': { TY: 'Bonus', EN: 'Bonus' },
  'balance.bonus.text': {
    TY: 'Pangtaya lang hanggang ma-complete ang turnover',
    EN: 'For betting only until the turnover is complete',
  },
  'balance.held': { TY: 'Naka-hold', EN: 'On hold' },
  'balance.held.text': {
    TY: 'Para sa withdrawal na pinoproseso pa at sa mga taya sa susunod na draw',
    EN: 'For withdrawals being processed and bets on upcoming draws',
  },
  'balance.inGames': { TY: 'Nasa laro', EN: 'In games' },
  'balance.inGames.text': {
    TY: 'Babalik dito pagsara mo ng laro, kasama ang panalo',
    EN: 'Comes back when you leave the game, with your winnings',
  },
  'balance.onTheWay': { TY: 'Papunta sa laro', EN: 'On its way to a game' },
  'balance.onTheWay.text': {
    TY: 'Hinihintay pa ang sagot ng provider. Safe ang pera mo',
    EN: 'Waiting for the provider to confirm. Your money is safe',
  },
  'balance.record': { TY: 'Tingnan ang lahat ng transaction', EN: 'See all transactions' },
})

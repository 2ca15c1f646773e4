import { defineTexts } from './define-texts.ts'

/** What a balance is made of. */
export const balanceTexts = defineTexts({
  'balance.title': { TY: 'Ang pera ko', EN: 'My money' },
  'balance.total': { TY: 'Kabuuang balanse', EN: 'Total balance' },
  'balance.withdrawable': { TY: 'Puwedeng i-withdraw', EN: 'Withdrawable' },
  'withdrawable.all': { TY: 'Sa iyo na ito, ilabas anumang oras.', EN: 'Yours to take out any time.' },
  'withdrawable.kept': {
    TY: 'Tumaya pa ng {left} para mabuksan ang {kept}.',
    EN: 'Bet {left} more to unlock {kept}.',
  },
  'withdrawable.owed': {
    TY: 'May utang ka pang {owed}. Kailangan muna itong mabayaran.',
    EN: 'You still owe {owed}. It has to be paid first.',
  },
  'balance.toStake': { TY: 'Itataya muna', EN: 'Bet first' },
  'balance.toStake.text': {
    TY: 'Galing sa deposito na hindi pa naitataya nang buo',
    EN: 'From a deposit that is not fully bet yet',
  },
  'balance.cash': { TY: 'Pangunahing wallet', EN: 'Main wallet' },
  'balance.cash.text': { TY: 'Pera mong pantaya', EN: 'Your money to play with' },
  'balance.debt': { TY: 'Utang', EN: 'Debt' },
  'balance.debt.text': {
    TY: 'Mula sa binawing deposito o panalo. Ang susunod mong deposito ang unang ipambabayad',
    EN: 'Of a deposit or win that was taken back. Your next deposit pays it first',
  },
  'balance.bonus': { TY: 'Perang bonus', EN: 'Bonus' },
  'balance.bonus.text': {
    TY: 'Pantaya lang hanggang matupad ang kondisyon',
    EN: 'For play only until its terms are met',
  },
  'balance.held': { TY: 'Nakatabi', EN: 'Set aside' },
  'balance.held.text': {
    TY: 'Para sa hinihintay na withdrawal at sa mga taya sa susunod na bola',
    EN: 'For withdrawals on their way and bets on later draws',
  },
  'balance.inGames': { TY: 'Nasa laro', EN: 'In games' },
  'balance.inGames.text': {
    TY: 'Babalik dito pagsara ng laro, kasama ang panalo',
    EN: 'Comes back when you leave the game, with what you won',
  },
  'balance.onTheWay': { TY: 'Papunta sa laro', EN: 'On its way to a game' },
  'balance.onTheWay.text': {
    TY: 'Hinihintay pa ang sagot ng provider. Ligtas ang pera mo',
    EN: 'The vendor has yet to answer. Your money is safe',
  },
  'balance.record': { TY: 'Tingnan ang bawat galaw', EN: 'See every movement' },
})

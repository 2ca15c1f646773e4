import { defineTexts } from './define-texts.ts'

/** What a balance is made of. */
export const balanceTexts = defineTexts({
  'balance.title': { TY: 'Ang pera ko', EN: 'My money' },
  'balance.total': { TY: 'Kabuuang balanse', EN: 'Total balance' },
  'balance.withdrawable': { TY: 'Puwedeng i-withdraw', EN: 'Withdrawable' },
  'balance.withdrawable.text': { TY: 'Sa iyo na ito anumang oras', EN: 'Yours to take out any time' },
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
  'balance.held.text': { TY: 'Para sa hinihintay na withdrawal', EN: 'For withdrawals on their way' },
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

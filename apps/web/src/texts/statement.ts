import { adjustmentReasonTexts } from '@perya/contract/reason-texts'
import { defineTexts } from './define-texts.ts'

/** The record of everything that moved in a member's wallets. */
export const statementTexts = defineTexts({
  'statement.filter': { TY: 'I-filter ang mga galaw', EN: 'Filter movements' },
  'statement.filter.wallet': { TY: 'Saang wallet', EN: 'Which wallet' },
  'statement.group.cashier': { TY: 'Deposito at withdrawal', EN: 'Deposits and withdrawals' },
  'statement.group.play': { TY: 'Laro', EN: 'Games' },
  'statement.group.reward': { TY: 'Mga gantimpala', EN: 'Rewards' },
  'statement.group.agent': { TY: 'Mga agent at upline', EN: 'Agents and upline' },
  'statement.group.other': { TY: 'Iba pa', EN: 'Other' },
  'statement.others': { TY: 'Mayroon ka rin sa', EN: 'You also have' },
  'statement.wallet.cash': { TY: 'Pangunahing wallet', EN: 'Main wallet' },
  'statement.wallet.bonus': { TY: 'Bonus wallet', EN: 'Bonus' },
  'statement.wallet.held': { TY: 'Nakatabi', EN: 'Set aside' },
  'statement.wallet.in_transit': { TY: 'Nasa laro', EN: 'In games' },

  'statement.opening': { TY: 'Panimulang balanse', EN: 'Opening balance' },
  'statement.closing': { TY: 'Pangwakas na balanse', EN: 'Closing balance' },
  'statement.totalIn': { TY: 'Pumasok', EN: 'Money in' },
  'statement.totalOut': { TY: 'Lumabas', EN: 'Money out' },
  'statement.filtered': {
    TY: 'Pumasok at lumabas: mga napili lang. Ang balanse ay para sa lahat ng galaw.',
    EN: 'Money in and out counts only what you chose. The balances count every movement.',
  },
  'statement.count': {
    TY: '{count, plural, =0 {Walang galaw} one {# galaw} other {# galaw}}',
    EN: '{count, plural, =0 {No movements} one {# movement} other {# movements}}',
  },

  'statement.loading': { TY: 'Kinukuha ang mga galaw', EN: 'Loading movements' },
  'statement.failed': {
    TY: 'Hindi makuha ang mga galaw ng account mo.',
    EN: 'Your account record could not be loaded.',
  },
  'statement.empty': { TY: 'Walang gumalaw na pera', EN: 'No money moved' },
  'statement.empty.text': {
    TY: 'Walang pumasok o lumabas sa wallet na ito sa mga araw na pinili mo.',
    EN: 'Nothing came into or left this wallet on the days you chose.',
  },
  'statement.empty.filtered': {
    TY: 'Walang ganitong uri ng galaw sa mga araw na pinili mo.',
    EN: 'There was no movement of this kind on the days you chose.',
  },
  'statement.empty.clear': { TY: 'Ipakita ang lahat ng uri', EN: 'Show all kinds' },

  'statement.balanceAfter': { TY: 'Balanse <0/>', EN: 'Balance <0/>' },

  'statement.line.game': { TY: 'Laro', EN: 'Game' },
  'statement.line.vendor': { TY: 'Gumawa ng laro', EN: 'Provider' },
  'statement.line.result': { TY: 'Panalo o talo roon', EN: 'Won or lost there' },
  'statement.result.won': { TY: 'Panalo {amount}', EN: 'Won {amount}' },
  'statement.result.lost': { TY: 'Talo {amount}', EN: 'Lost {amount}' },
  'statement.result.even': { TY: 'Walang panalo o talo', EN: 'Nothing won or lost' },
  'statement.line.at': { TY: 'Oras', EN: 'Time' },
  'statement.line.id': { TY: 'Numero ng transaksyon', EN: 'Transaction number' },
  'statement.line.reference': { TY: 'Reference', EN: 'Reference number' },
  'statement.line.order': { TY: 'Numero ng taya sa loterya', EN: 'Lottery order' },
  'statement.line.round': { TY: 'Round ng laro', EN: 'Game round' },
  'statement.line.records': { TY: 'Tingnan sa mga tala ng taya', EN: 'See your bet records' },
  'statement.line.reason': { TY: 'Dahilan', EN: 'Reason' },
  'statement.reason.gameFault': adjustmentReasonTexts.gameFault,
  'statement.reason.paymentFault': adjustmentReasonTexts.paymentFault,
  'statement.reason.overpaid': adjustmentReasonTexts.overpaid,
  'statement.reason.compensation': adjustmentReasonTexts.compensation,
  'statement.line.reversalOf': { TY: 'Binawing transaksyon', EN: 'Takes back transaction' },
  'statement.line.wallet': { TY: 'Saang wallet', EN: 'Wallet' },
  'statement.line.balance': { TY: 'Balanse pagkatapos', EN: 'Balance after' },

  'statement.why.deposit': { TY: 'Perang idineposito mo.', EN: 'Money you deposited.' },
  'statement.why.withdrawal': {
    TY: 'Perang na-withdraw mo at naipadala na sa iyo.',
    EN: 'Money you withdrew, sent on its way to you.',
  },
  'statement.why.hold': {
    TY: 'Itinabi muna habang pinoproseso ang withdrawal mo.',
    EN: 'Set aside while your withdrawal is processed.',
  },
  'statement.why.hold.underway': {
    TY: 'Itinabi ito para sa withdrawal mo, na pinoproseso pa.',
    EN: 'Set aside for your withdrawal, which is on its way.',
  },
  'statement.why.hold.paid': {
    TY: 'Umalis ito sa wallet noong hiniling mo ang withdrawal, at nabayaran na sa iyo.',
    EN: 'It left your wallet when you asked for the withdrawal, and was paid to you.',
  },
  'statement.why.hold.returned': {
    TY: 'Umalis ito sa wallet noong hiniling mo ang withdrawal. Hindi iyon natuloy, kaya bumalik ang pera.',
    EN: 'It left your wallet when you asked for the withdrawal. That was not paid, so the money came back.',
  },
  'statement.why.hold_released': {
    TY: 'Hindi natuloy ang withdrawal kaya ibinalik ang itinabi.',
    EN: 'The withdrawal did not go through, so the money came back.',
  },
  'statement.why.fee': { TY: 'Bayad sa serbisyong ginamit mo.', EN: 'A fee for a service you used.' },
  'statement.why.chargeback': {
    TY: 'Binawi ng bangko o e-wallet ang deposito.',
    EN: 'The bank or e-wallet took this deposit back.',
  },
  'statement.why.stake': { TY: 'Tumaya ka.', EN: 'You placed a bet.' },
  'statement.why.stake_hold': {
    TY: 'Itinabi muna para sa mga susunod mong taya.',
    EN: 'Set aside for bets still to come.',
  },
  'statement.why.stake_released': {
    TY: 'Hindi nagamit ang itinabi sa taya kaya ibinalik.',
    EN: 'Not all that was set aside for bets was used, so the rest came back.',
  },
  'statement.why.payout': { TY: 'Bayad sa taya mong nanalo.', EN: 'Paid for a bet you won.' },
  'statement.why.refund': {
    TY: 'Hindi natuloy ang taya kaya ibinalik ang pera.',
    EN: 'The bet did not count, so your money came back.',
  },
  'statement.why.settlement': {
    TY: 'Naitama ang resulta, kaya naitama rin ang bayad.',
    EN: 'A result was corrected, and what was paid with it.',
  },
  'statement.why.jackpot_share': {
    TY: 'Bahagi ng taya na napunta sa jackpot.',
    EN: 'The part of a bet that went to the jackpot.',
  },
  'statement.why.jackpot_win': { TY: 'Nanalo ka sa jackpot.', EN: 'You won a jackpot.' },
  'statement.why.bonus': { TY: 'Bonus na ibinigay sa iyo.', EN: 'A bonus given to you.' },
  'statement.why.bonus_released': {
    TY: 'Natapos mo ang kailangan, kaya puwede nang i-withdraw ang bonus.',
    EN: 'You met the terms of a bonus, and it is now yours to withdraw.',
  },
  'statement.why.bonus_withdrawn': {
    TY: 'Natapos o kinansela ang bonus kaya binawi.',
    EN: 'The bonus ended or was cancelled, and was taken back.',
  },
  'statement.why.rebate': { TY: 'Balik mula sa mga taya mo.', EN: 'A share of your bets, given back.' },
  'statement.why.salary': { TY: 'Sahod ayon sa kontrata mo.', EN: 'Salary under your contract.' },
  'statement.why.dividend': { TY: 'Dibidendo ayon sa kontrata mo.', EN: 'Dividend under your contract.' },
  'statement.why.commission': {
    TY: 'Komisyon mula sa team mo.',
    EN: 'Commission from what your team played.',
  },
  'statement.why.member_transfer': {
    TY: 'Perang lumipat sa pagitan mo at ng ibang miyembro.',
    EN: 'Money between you and another member.',
  },
  'statement.why.vendor_transfer': {
    TY: 'Perang dinala sa laro, o hindi natuloy at bumalik.',
    EN: 'Money taken into a game, or back because it did not get there.',
  },
  'statement.why.vendor_return': { TY: 'Perang bumalik mula sa laro.', EN: 'Money back from a game.' },
  'statement.why.vendor_return.won': {
    TY: 'Bumalik ang dinala mo sa laro, kasama ang napanalunan mo.',
    EN: 'What you took into a game came back, with what you won.',
  },
  'statement.why.vendor_return.lost': {
    TY: 'Bumalik ang dinala mo sa laro, bawas ang natalo mo.',
    EN: 'What you took into a game came back, less what you lost.',
  },
  'statement.why.vendor_return.even': {
    TY: 'Bumalik nang buo ang dinala mo sa laro.',
    EN: 'What you took into a game came back whole.',
  },
  'statement.why.adjustment': {
    TY: 'Inayos ng team namin.',
    EN: 'Corrected by our team.',
  },
  'statement.why.reversal': {
    TY: 'Binawi ang naunang transaksyon.',
    EN: 'An earlier transaction was taken back.',
  },
  'statement.why.pool_funding': { TY: 'Inilaan sa pondo.', EN: 'Put into a pool.' },
  'statement.why.demo_funding': {
    TY: 'Perang pang-demo na kasama ng account.',
    EN: 'Demo money the account came with.',
  },
})

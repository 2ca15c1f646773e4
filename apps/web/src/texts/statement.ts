import { adjustmentReasonTexts } from '@perya/contract/reason-texts'
import { defineTexts } from './define-texts.ts'

/** The record of everything that moved in a member's wallets. */
export const statementTexts = defineTexts({
  'statement.filter': { TY: 'I-filter ang mga transaction', EN: 'Filter transactions' },
  'statement.filter.wallet': { TY: 'Aling wallet', EN: 'Which wallet' },
  'statement.group.cashier': { TY: 'Deposit at withdrawal', EN: 'Deposits and withdrawals' },
  'statement.group.play': { TY: 'Laro', EN: 'Games' },
  'statement.group.reward': { TY: 'Rewards', EN: 'Rewards' },
  'statement.group.agent': { TY: 'Agent at upline', EN: 'Agent and upline' },
  'statement.group.other': { TY: 'Iba pa', EN: 'Other' },
  'statement.others': { TY: 'Mayroon ka rin sa', EN: 'You also have' },
  'statement.wallet.cash': { TY: 'Main wallet', EN: 'Main wallet' },
  'statement.wallet.bonus': { TY: 'Bonus wallet', EN: 'Bonus wallet' },
  'statement.wallet.held': { TY: 'Naka-hold', EN: 'On hold' },
  'statement.wallet.in_transit': { TY: 'Nasa laro', EN: 'In games' },

  'statement.opening': { TY: 'Starting balance', EN: 'Starting balance' },
  'statement.closing': { TY: 'Ending balance', EN: 'Ending balance' },
  'statement.totalIn': { TY: 'Pumasok', EN: 'Money in' },
  'statement.totalOut': { TY: 'Lumabas', EN: 'Money out' },
  'statement.filtered': {
    TY: 'Mga pinili mo lang ang kasama sa Pumasok at Lumabas. Sa balance, kasama lahat ng transaction.',
    EN: 'Money in and out covers only what you picked. The balances cover everything.',
  },
  'statement.count': {
    TY: '{count, plural, =0 {Walang transaction} one {# transaction} other {# transaction}}',
    EN: '{count, plural, =0 {No transactions} one {# transaction} other {# transactions}}',
  },

  'statement.loading': { TY: 'Nilo-load ang mga transaction', EN: 'Loading transactions' },
  'statement.failed': {
    TY: 'Hindi ma-load ang mga transaction mo.',
    EN: 'We couldn’t load your transactions.',
  },
  'statement.empty': { TY: 'Walang transaction', EN: 'No transactions' },
  'statement.empty.text': {
    TY: 'Walang pumasok o lumabas sa wallet na ito sa mga petsang pinili mo.',
    EN: 'Nothing came in or went out of this wallet on the dates you chose.',
  },
  'statement.empty.filtered': {
    TY: 'Walang ganitong transaction sa mga petsang pinili mo.',
    EN: 'No transactions of this kind on the dates you chose.',
  },
  'statement.empty.clear': { TY: 'Ipakita lahat', EN: 'Show all' },

  'statement.balanceAfter': { TY: 'Balance <0/>', EN: 'Balance <0/>' },

  'statement.line.game': { TY: 'Laro', EN: 'Game' },
  'statement.line.vendor': { TY: 'Provider', EN: 'Provider' },
  'statement.line.result': { TY: 'Panalo o talo sa laro', EN: 'Won or lost in the game' },
  'statement.result.won': { TY: 'Panalo {amount}', EN: 'Won {amount}' },
  'statement.result.lost': { TY: 'Talo {amount}', EN: 'Lost {amount}' },
  'statement.result.even': { TY: 'Tabla', EN: 'Break-even' },
  'statement.line.at': { TY: 'Oras', EN: 'Time' },
  'statement.line.id': { TY: 'Transaction no.', EN: 'Transaction no.' },
  'statement.line.reference': { TY: 'Reference no.', EN: 'Reference no.' },
  'statement.line.order': { TY: 'Bet no. sa lotto', EN: 'Lotto bet no.' },
  'statement.line.round': { TY: 'Round', EN: 'Round' },
  'statement.line.records': { TY: 'Tingnan sa Mga taya ko', EN: 'See in My bets' },
  'statement.line.reason': { TY: 'Dahilan', EN: 'Reason' },
  'statement.reason.gameFault': adjustmentReasonTexts.gameFault,
  'statement.reason.paymentFault': adjustmentReasonTexts.paymentFault,
  'statement.reason.overpaid': adjustmentReasonTexts.overpaid,
  'statement.reason.compensation': adjustmentReasonTexts.compensation,
  'statement.line.reversalOf': { TY: 'Ni-reverse na transaction', EN: 'Reverses transaction' },
  'statement.line.wallet': { TY: 'Wallet', EN: 'Wallet' },
  'statement.line.balance': { TY: 'Balance pagkatapos', EN: 'Balance after' },

  'statement.why.deposit': { TY: 'Na-deposit mo.', EN: 'Money you deposited.' },
  'statement.why.withdrawal': {
    TY: 'Na-withdraw mo at naipadala na sa iyo.',
    EN: 'Your withdrawal, sent to you.',
  },
  'statement.why.hold': {
    TY: 'Naka-hold habang pinoproseso ang withdrawal mo.',
    EN: 'On hold while we process your withdrawal.',
  },
  'statement.why.hold.underway': {
    TY: 'Naka-hold para sa withdrawal mo na pinoproseso pa.',
    EN: 'On hold for your withdrawal, which is still in process.',
  },
  'statement.why.hold.paid': {
    TY: 'Ibinawas noong nag-request ka ng withdrawal. Naipadala na ito sa iyo.',
    EN: 'Deducted when you requested a withdrawal. It has been paid to you.',
  },
  'statement.why.hold.returned': {
    TY: 'Ibinawas noong nag-request ka ng withdrawal. Hindi natuloy, kaya ibinalik ang pera.',
    EN: 'Deducted when you requested a withdrawal. It didn’t go through, so the money came back.',
  },
  'statement.why.hold_released': {
    TY: 'Hindi natuloy ang withdrawal, kaya bumalik ang pera mo.',
    EN: 'The withdrawal didn’t go through, so your money came back.',
  },
  'statement.why.fee': { TY: 'Fee para sa serbisyong ginamit mo.', EN: 'Fee for a service you used.' },
  'statement.why.chargeback': {
    TY: 'Ni-reverse ng bangko o e-wallet ang deposit.',
    EN: 'The bank or e-wallet reversed this deposit.',
  },
  'statement.why.stake': { TY: 'Tumaya ka.', EN: 'You placed a bet.' },
  'statement.why.stake_hold': {
    TY: 'Naka-hold para sa mga susunod mong taya.',
    EN: 'On hold for your upcoming bets.',
  },
  'statement.why.stake_released': {
    TY: 'Hindi nagamit ang naka-hold para sa taya, kaya ibinalik.',
    EN: 'The amount on hold for bets wasn’t all used, so the rest came back.',
  },
  'statement.why.payout': { TY: 'Panalo mo sa taya.', EN: 'Winnings from your bet.' },
  'statement.why.refund': {
    TY: 'Hindi natuloy ang taya kaya ibinalik ang pera.',
    EN: 'The bet didn’t go through, so your money came back.',
  },
  'statement.why.settlement': {
    TY: 'Itinama ang resulta, kaya itinama rin ang bayad.',
    EN: 'The result was corrected, so the payout was too.',
  },
  'statement.why.jackpot_share': {
    TY: 'Bahagi ng taya na napunta sa jackpot.',
    EN: 'The part of your bet that goes to the jackpot.',
  },
  'statement.why.jackpot_win': { TY: 'Nanalo ka ng jackpot!', EN: 'You won the jackpot!' },
  'statement.why.bonus': { TY: 'Bonus na ibinigay sa iyo.', EN: 'A bonus for you.' },
  'statement.why.bonus_released': {
    TY: 'Tapos mo na ang turnover, kaya puwede nang i-withdraw ang bonus.',
    EN: 'You completed the turnover, so you can now withdraw the bonus.',
  },
  'statement.why.bonus_withdrawn': {
    TY: 'Nag-expire o na-cancel ang bonus, kaya inalis.',
    EN: 'The bonus expired or was cancelled, so it was removed.',
  },
  'statement.why.rebate': { TY: 'Rebate mula sa mga taya mo.', EN: 'Rebate from your bets.' },
  'statement.why.salary': { TY: 'Salary ayon sa contract mo.', EN: 'Salary under your contract.' },
  'statement.why.dividend': { TY: 'Dividend ayon sa contract mo.', EN: 'Dividend under your contract.' },
  'statement.why.commission': {
    TY: 'Komisyon mula sa team mo.',
    EN: 'Commission from what your team played.',
  },
  'statement.why.member_transfer': {
    TY: 'Transfer sa pagitan mo at ng ibang member.',
    EN: 'Transfer between you and another member.',
  },
  'statement.why.vendor_transfer': {
    TY: 'Perang dinala sa laro, o bumalik dahil hindi natuloy.',
    EN: 'Money moved to a game, or returned because it didn’t go through.',
  },
  'statement.why.vendor_return': { TY: 'Perang bumalik mula sa laro.', EN: 'Money back from a game.' },
  'statement.why.vendor_return.won': {
    TY: 'Bumalik ang dinala mo sa laro, kasama ang napanalunan mo.',
    EN: 'What you took into a game came back, with what you won.',
  },
  'statement.why.vendor_return.lost': {
    TY: 'Bumalik ang dinala mo sa laro, bawas ang talo mo.',
    EN: 'What you took into a game came back, less what you lost.',
  },
  'statement.why.vendor_return.even': {
    TY: 'Bumalik nang buo ang dinala mo sa laro.',
    EN: 'What you took into a game came back in full.',
  },
  'statement.why.adjustment': {
    TY: 'Itinama ng team namin.',
    EN: 'Corrected by our team.',
  },
  'statement.why.reversal': {
    TY: 'Ni-reverse ang naunang transaction.',
    EN: 'An earlier transaction was reversed.',
  },
  'statement.why.pool_funding': { TY: 'Inilagay sa pondo.', EN: 'Added to a pool.' },
  'statement.why.demo_funding': {
    TY: 'Demo money na kasama ng account.',
    EN: 'Demo money that comes with the account.',
  },
})

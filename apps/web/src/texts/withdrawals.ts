import { withdrawalStateTexts } from '@perya/contract/cashier-states'
import { withdrawalReasonTexts } from '@perya/contract/reason-texts'
import { defineTexts } from './define-texts.ts'

/** Money out: cards, the password, what has to be played before, and transfers to an upline. */
export const withdrawalTexts = defineTexts({
  'withdraw.held': { TY: 'Naka-hold: {amount}', EN: 'On hold: {amount}' },
  'withdraw.away': {
    TY: 'May {amount} na papunta o pabalik mula sa laro. Mawi-withdraw mo ito pag sumagot na ang provider.',
    EN: '{amount} is on its way to or from a game. You can withdraw it once the provider confirms.',
  },
  'withdraw.to': { TY: 'Ipadala sa', EN: 'Send to' },
  'withdraw.minutes': { TY: 'Sa loob ng {minutes} min', EN: 'Within {minutes} min' },
  'withdraw.when': { TY: 'Darating', EN: 'Arrives' },
  'withdraw.by': { TY: 'Bago ang {time}', EN: 'By {time}' },
  'withdraw.review': { TY: 'Iche-check muna ng team namin', EN: 'Our team checks it first' },
  'withdraw.promise.retry': {
    TY: 'I-reload ang fee',
    EN: 'Reload fee and time',
  },
  'withdraw.payout': { TY: 'Matatanggap mo', EN: 'You get' },
  'withdraw.received': { TY: 'Natanggap mo', EN: 'You received' },
  'withdraw.returned': { TY: 'Bumalik sa wallet mo', EN: 'Returned to your wallet' },
  'withdraw.go': { TY: 'Mag-withdraw', EN: 'Withdraw' },
  'withdraw.goAmount': { TY: 'Mag-withdraw ng {amount}', EN: 'Withdraw {amount}' },
  'withdraw.note': {
    TY: 'Iho-hold agad ang halaga. Puwede mo pa itong i-cancel bago mabayaran.',
    EN: 'The amount goes on hold right away. You can cancel before it’s paid out.',
  },
  'withdraw.little': {
    TY: '{min} ang minimum na withdrawal sa account na ito. {available} pa lang ang puwede mong i-withdraw.',
    EN: 'The minimum withdrawal to this account is {min}. You can only withdraw {available} for now.',
  },
  'withdraw.daily': {
    TY: 'Hanggang {count} withdrawal bawat araw; {left} pa ngayon.',
    EN: 'Up to {count} withdrawals a day; {left} left today.',
  },
  'withdraw.daily.none': {
    TY: 'Nagamit mo na ang {count} withdrawal ngayong araw. Bukas ulit.',
    EN: 'You’ve used all {count} withdrawals for today. Try again tomorrow.',
  },
  'withdraw.another': { TY: 'Bagong withdrawal', EN: 'New withdrawal' },
  'withdraw.record.total': { TY: 'Naibayad', EN: 'Paid out' },
  'withdraw.all': { TY: 'Lahat ng withdrawal', EN: 'All withdrawals' },
  'withdraw.unknown': { TY: 'Hindi mabuksan ang withdrawal', EN: 'We can’t open this withdrawal' },
  'withdraw.promised': { TY: 'Darating bago', EN: 'Expected by' },
  'withdraw.ended': { TY: 'Natapos noong', EN: 'Completed' },

  'withdraw.password': { TY: 'Withdrawal password', EN: 'Withdrawal password' },
  'withdraw.password.title': { TY: 'Gumawa ng withdrawal password', EN: 'Set a withdrawal password' },
  'withdraw.password.text': {
    TY: 'Anim na numerong hihingin tuwing magwi-withdraw ka. Huwag ibigay kahit kanino.',
    EN: 'Six digits we ask for each time you withdraw. Never share them.',
  },
  'withdraw.password.login': { TY: 'Login password', EN: 'Login password' },
  'withdraw.password.loginEmpty': { TY: 'Ilagay ang password mo.', EN: 'Enter your password.' },
  'withdraw.password.old': { TY: 'Kasalukuyang anim na numero', EN: 'Current six digits' },
  'withdraw.password.new': { TY: 'Anim na numero', EN: 'Six digits' },
  'withdraw.password.again': { TY: 'Ulitin ang anim na numero', EN: 'Repeat the six digits' },
  'withdraw.password.six': { TY: 'Maglagay ng anim na numero.', EN: 'Enter six digits.' },
  'withdraw.password.differs': {
    TY: 'Hindi magkapareho. I-type ulit.',
    EN: 'They don’t match. Type them again.',
  },
  'withdraw.password.save': { TY: 'I-save', EN: 'Save' },
  'withdraw.password.saved': { TY: 'Na-save ang withdrawal password.', EN: 'Withdrawal password saved.' },

  'withdraw.bank': { TY: 'Bangko o e-wallet', EN: 'Bank or e-wallet' },
  'withdraw.number': { TY: 'Account number', EN: 'Account number' },
  'withdraw.number.empty': { TY: 'Ilagay ang account number.', EN: 'Enter the account number.' },
  'withdraw.number.example': { TY: 'Halimbawa: {example}', EN: 'For example: {example}' },
  'withdraw.number.wrong': {
    TY: 'Hindi ito account number ng {bank}. Halimbawa: {example}.',
    EN: 'This isn’t a {bank} account number. Example: {example}.',
  },
  'withdraw.payee': { TY: 'Account name', EN: 'Account name' },
  'withdraw.payee.once': {
    TY: 'Buong pangalan mo, gaya ng nasa account. Hindi na ito mapapalitan.',
    EN: 'Your full name, as on the account. You can’t change it later.',
  },
  'withdraw.payee.own': {
    TY: 'Sa account na nakapangalan sa iyo lang puwedeng mag-withdraw.',
    EN: 'You can only withdraw to an account in your own name.',
  },
  'withdraw.payee.wrong': {
    TY: 'Ilagay ang pangalan at apelyido, mga letra lang.',
    EN: 'Enter first and last name, letters only.',
  },
  'withdraw.card.first': { TY: 'Saan ipapadala ang pera?', EN: 'Where should the money go?' },
  'withdraw.card.add': { TY: 'Magdagdag ng account', EN: 'Add an account' },
  'withdraw.card.bind': { TY: 'Idagdag', EN: 'Add' },
  'withdraw.card.bound': { TY: 'Naidagdag ang account.', EN: 'The account was added.' },
  'withdraw.card.wait': {
    TY: 'Para sa security mo, magagamit ang bagong account pagkalipas ng 24 oras.',
    EN: 'For your security, a new account can be used after 24 hours.',
  },
  'withdraw.card.remove': { TY: 'Alisin', EN: 'Remove' },
  'withdraw.card.remove.label': {
    TY: 'Alisin ang account na ••{digits}',
    EN: 'Remove the account ••{digits}',
  },
  'withdraw.card.removed': { TY: 'Naalis ang account.', EN: 'The account was removed.' },
  'withdraw.card.from': { TY: 'Magagamit mula {time}', EN: 'Can be used from {time}' },

  'withdraw.cancel': { TY: 'I-cancel', EN: 'Cancel' },
  'withdraw.cancel.title': { TY: 'I-cancel ang withdrawal?', EN: 'Cancel this withdrawal?' },
  'withdraw.cancel.keep': { TY: 'Huwag i-cancel', EN: 'Keep withdrawal' },
  'withdraw.cancel.text': {
    TY: 'Babalik agad sa wallet mo ang {amount}.',
    EN: '{amount} goes back to your wallet right away.',
  },
  'withdraw.cancel.done': {
    TY: 'Na-cancel. Nasa wallet mo na ulit ang pera.',
    EN: 'Cancelled. The money is back in your wallet.',
  },

  'withdraw.state.requested': withdrawalStateTexts.requested,
  'withdraw.state.requested.text': {
    TY: 'Iche-check ito ng team namin bago bayaran. Naka-hold muna ang pera mo.',
    EN: 'Our team checks it before we pay. Your money is on hold.',
  },
  'withdraw.state.approved': withdrawalStateTexts.approved,
  'withdraw.state.approved.text': { TY: 'Ipapadala na ito maya-maya.', EN: 'We’ll send it shortly.' },
  'withdraw.state.paying': withdrawalStateTexts.paying,
  'withdraw.state.paying.text': {
    TY: 'Naipadala na sa bangko. Hinihintay namin ang confirmation.',
    EN: 'We sent it to the bank and are waiting for confirmation.',
  },
  'withdraw.state.paid': withdrawalStateTexts.paid,
  'withdraw.state.paid.text': { TY: 'Nasa account mo na ang pera.', EN: 'The money is in your account.' },
  'withdraw.state.cancelled': withdrawalStateTexts.cancelled,
  'withdraw.state.cancelled.text': {
    TY: 'Ni-cancel mo ito, kaya bumalik ang pera sa wallet mo.',
    EN: 'You cancelled it, and the money is back in your wallet.',
  },
  'withdraw.state.rejected': withdrawalStateTexts.rejected,
  'withdraw.state.rejected.text': {
    TY: 'Bumalik ang pera sa wallet mo.',
    EN: 'The money is back in your wallet.',
  },
  'withdraw.state.failed': withdrawalStateTexts.failed,
  'withdraw.state.failed.text': {
    TY: 'Bumalik ang pera sa wallet mo.',
    EN: 'The money is back in your wallet.',
  },
  'withdraw.overdue': {
    TY: 'Mas natagalan ito kaysa sa ipinangako namin. Safe ang pera mo.',
    EN: 'This is taking longer than we promised. Your money is safe.',
  },
  'withdraw.overdue.waiting': {
    TY: 'Mahaba ang pila, pero inuuna na namin ito. Puwede mong i-cancel, o ibigay ang reference no. sa customer service.',
    EN: 'There’s a long queue, but yours is now first. You can cancel, or give the reference no. to customer service.',
  },
  'withdraw.overdue.paying': {
    TY: 'Wala pang confirmation mula sa bangko. Fina-follow up namin. Kung kailangan mo na, ibigay ang reference no. sa customer service.',
    EN: 'The bank hasn’t confirmed it yet. We’re following up. If it’s urgent, give the reference no. to customer service.',
  },
  'withdraw.reason.amount': withdrawalReasonTexts.amount,
  'withdraw.reason.newMember': withdrawalReasonTexts.newMember,
  'withdraw.reason.bigWin': withdrawalReasonTexts.bigWin,
  'withdraw.mobile': { TY: 'I-confirm ang mobile number', EN: 'Confirm my mobile number' },
  'withdraw.reason.identity': withdrawalReasonTexts.identity,
  'withdraw.reason.exclusion': withdrawalReasonTexts.exclusion,
  'withdraw.reason.barred': withdrawalReasonTexts.barred,
  'withdraw.reason.turnover': withdrawalReasonTexts.turnover,
  'withdraw.reason.rules': withdrawalReasonTexts.rules,
  'withdraw.reason.undecided': withdrawalReasonTexts.undecided,
  'withdraw.reason.debt': withdrawalReasonTexts.debt,
  'withdraw.reason.contracts': withdrawalReasonTexts.contracts,
  'withdraw.reason.account': withdrawalReasonTexts.account,
  'withdraw.reason.bank': withdrawalReasonTexts.bank,

  'upline.to': { TY: 'Para sa upline mong {name}', EN: 'To your upline {name}' },
  'upline.available': { TY: 'ang puwede mong i-transfer', EN: 'available to transfer' },
  'upline.little': {
    TY: '{min} ang minimum na transfer. Kulang pa ang puwede mong i-transfer.',
    EN: 'The minimum transfer is {min}. You don’t have enough to transfer yet.',
  },
  'upline.go': { TY: 'I-transfer', EN: 'Transfer' },
  'upline.goAmount': { TY: 'I-transfer ang {amount}', EN: 'Transfer {amount}' },
  'upline.ask': { TY: 'I-transfer ang {amount}?', EN: 'Transfer {amount}?' },
  'upline.ask.text': {
    TY: 'Mapupunta ito agad kay {name} at hindi na mababawi.',
    EN: 'It goes to {name} right away and can’t be undone.',
  },
  'upline.sent': { TY: 'Na-transfer na.', EN: 'Transferred.' },
  'upline.all': { TY: 'Mga transfer ko', EN: 'My transfers' },

  'turnover.title': { TY: 'Bakit hindi pa puwede lahat?', EN: 'Why can’t I withdraw it all?' },
  'turnover.locked': { TY: 'Bakit may hindi pa puwede?', EN: 'Why not all of it?' },
  'turnover.total': {
    TY: '{left} pa ang kailangang itaya. Hangga’t hindi tapos, {locked} ang naka-lock sa wallet mo.',
    EN: '{left} more to bet. Until then, {locked} stays locked in your wallet.',
  },
  'turnover.text': {
    TY: 'Kailangang maitaya ang bawat deposit bago i-withdraw. Habang tumataya ka, lumalaki ang puwede mong i-withdraw. Pag naubos ang balance, zero na rin ang kailangang itaya.',
    EN: 'Every deposit has to be bet before you withdraw it. The more you bet, the more you can withdraw. Once your balance runs out, nothing more is required.',
  },
  'turnover.deposit': { TY: 'Deposit na {amount}, {date}', EN: 'Deposit of {amount}, {date}' },
  'turnover.progress': { TY: 'Naitaya na', EN: 'Bet so far' },
  'turnover.left': {
    TY: '{progress} ng {required} ang naitaya · {locked} ang naka-lock',
    EN: '{progress} of {required} bet · {locked} locked',
  },
  'turnover.bonus': {
    TY: '{name}: {bonus} na bonus hanggang {date}',
    EN: '{name}: {bonus} bonus until {date}',
  },
  'turnover.bets': { TY: 'Paano binilang ang mga huling taya', EN: 'How your last bets counted' },
  'turnover.bet': { TY: 'Taya', EN: 'Bet' },
  'turnover.counted': { TY: '{amount} ang nabilang', EN: '{amount} counted' },
  'turnover.why.counts': { TY: 'Buo ang bilang', EN: 'Counts in full' },
  'turnover.why.partly': {
    TY: '{percent}% lang ng larong ito ang binibilang',
    EN: 'Only {percent}% of this game counts',
  },
  'turnover.why.excluded': { TY: 'Hindi binibilang ang larong ito', EN: 'This game doesn’t count' },
  'turnover.why.lowRisk': {
    TY: 'Halos walang risk, kaya hindi binibilang',
    EN: 'Almost no risk, so it doesn’t count',
  },
  'turnover.why.waiting': {
    TY: 'Makikita pag tapos na ang round o sarado na ang draw',
    EN: 'You’ll see once the round is over or the draw is closed',
  },
  'turnover.why.before': {
    TY: 'Bago pa pumasok ang deposit',
    EN: 'Placed before this deposit',
  },
  'turnover.why.returned': {
    TY: 'Ibinalik ang taya, kaya ibinawas',
    EN: 'The bet was returned, so it was deducted',
  },
  'turnover.counts': {
    TY: 'Binibilang ang mga natapos na taya mula nang pumasok ang deposit, pinakaunang deposit muna. Hindi kasama ang ibinalik na taya, ang tayang halos hindi matatalo (gaya ng mga taya sa isang draw na sakop ang higit sa 90% ng puwedeng lumabas), at ang taya sa larong may sariling balance.',
    EN: 'Bets count from the time the deposit comes in, oldest deposit first. Returned bets don’t count, nor do bets that can hardly lose (like bets on one draw covering over 90% of the results), nor bets in games with their own balance.',
  },
})

import { withdrawalStateTexts } from '@perya/contract/cashier-states'
import { withdrawalReasonTexts } from '@perya/contract/reason-texts'
import { defineTexts } from './define-texts.ts'

/** Money out: cards, the password, what has to be played before, and transfers to an upline. */
export const withdrawalTexts = defineTexts({
  'withdraw.held': { TY: 'Nakatabi: {amount}', EN: 'Set aside: {amount}' },
  'withdraw.away': {
    TY: 'May {amount} na papunta o pauwi pa mula sa laro. Mawi-withdraw mo ito kapag nakasagot na ang provider.',
    EN: '{amount} is on its way to or from a game. You can withdraw it once the vendor has answered.',
  },
  'withdraw.to': { TY: 'Papunta sa', EN: 'Pay to' },
  'withdraw.minutes': { TY: 'Sa loob ng {minutes} min', EN: 'Within {minutes} min' },
  'withdraw.when': { TY: 'Darating', EN: 'Arrives' },
  'withdraw.by': { TY: 'Hanggang {time}', EN: 'By {time}' },
  'withdraw.review': { TY: 'Titingnan muna ito ng tao', EN: 'A person looks at it first' },
  'withdraw.promise.retry': {
    TY: 'Alamin ulit ang bayad at oras',
    EN: 'Ask again what it costs and when it arrives',
  },
  'withdraw.payout': { TY: 'Matatanggap mo', EN: 'You receive' },
  'withdraw.received': { TY: 'Natanggap mo', EN: 'You received' },
  'withdraw.returned': { TY: 'Bumalik sa wallet mo', EN: 'Back in your wallet' },
  'withdraw.go': { TY: 'Mag-withdraw', EN: 'Withdraw' },
  'withdraw.goAmount': { TY: 'Mag-withdraw ng {amount}', EN: 'Withdraw {amount}' },
  'withdraw.note': {
    TY: 'Itatabi agad ang halaga. Makakansela mo ito hangga’t hindi pa binabayaran.',
    EN: 'The amount is set aside at once. You can cancel until it is being paid.',
  },
  'withdraw.little': {
    TY: 'Mula {min} ang withdrawal sa account na ito, at {available} pa lang ang puwede mong i-withdraw.',
    EN: 'A withdrawal to this account starts at {min}, and {available} is all you can withdraw for now.',
  },
  'withdraw.daily': {
    TY: 'Hanggang {count} withdrawal sa isang araw; {left} pa ang natitira ngayon.',
    EN: 'You can withdraw {count} times a day; {left} left today.',
  },
  'withdraw.daily.none': {
    TY: 'Nagamit mo na ang {count} withdrawal para sa araw na ito. Makakapag-withdraw ka ulit bukas.',
    EN: 'You have used the {count} withdrawals of today. You can withdraw again tomorrow.',
  },
  'withdraw.another': { TY: 'Bagong withdrawal', EN: 'New withdrawal' },
  'withdraw.record.total': { TY: 'Nabayaran', EN: 'Paid out' },
  'withdraw.all': { TY: 'Lahat ng withdrawal', EN: 'All withdrawals' },
  'withdraw.unknown': { TY: 'Hindi mabuksan ang withdrawal', EN: 'The withdrawal cannot be opened' },
  'withdraw.promised': { TY: 'Pangakong oras', EN: 'Promised by' },
  'withdraw.ended': { TY: 'Natapos', EN: 'Ended' },

  'withdraw.password': { TY: 'Password sa withdrawal', EN: 'Withdrawal password' },
  'withdraw.password.title': { TY: 'Gumawa ng withdrawal password', EN: 'Set a withdrawal password' },
  'withdraw.password.text': {
    TY: 'Anim na numero na hihingin tuwing may lalabas na pera. Huwag ibigay kahit kanino.',
    EN: 'Six digits that are asked for whenever money leaves. Never share them.',
  },
  'withdraw.password.login': { TY: 'Password sa pag-log in', EN: 'Log-in password' },
  'withdraw.password.loginEmpty': { TY: 'Ilagay ang password mo.', EN: 'Enter your password.' },
  'withdraw.password.old': { TY: 'Kasalukuyang anim na numero', EN: 'Current six digits' },
  'withdraw.password.new': { TY: 'Anim na numero', EN: 'Six digits' },
  'withdraw.password.again': { TY: 'Ulitin ang anim na numero', EN: 'The six digits again' },
  'withdraw.password.six': { TY: 'Anim na numero ang kailangan.', EN: 'Six digits are needed.' },
  'withdraw.password.differs': { TY: 'Hindi magkapareho.', EN: 'They are not the same.' },
  'withdraw.password.save': { TY: 'I-save', EN: 'Save' },
  'withdraw.password.saved': { TY: 'Na-save ang withdrawal password.', EN: 'Withdrawal password saved.' },

  'withdraw.bank': { TY: 'Bangko o e-wallet', EN: 'Bank or e-wallet' },
  'withdraw.number': { TY: 'Numero ng account', EN: 'Account number' },
  'withdraw.number.empty': { TY: 'Ilagay ang account number.', EN: 'Enter the account number.' },
  'withdraw.number.example': { TY: 'Halimbawa: {example}', EN: 'For example: {example}' },
  'withdraw.number.wrong': {
    TY: 'Hindi ito account number ng {bank}. Ganito dapat: {example}.',
    EN: 'This is not an account number of {bank}. It looks like {example}.',
  },
  'withdraw.payee': { TY: 'Pangalan ng may-ari', EN: 'Name of the owner' },
  'withdraw.payee.once': {
    TY: 'Buong pangalan mo, gaya ng nasa account. Hindi na ito mapapalitan.',
    EN: 'Your full name as on the account. It cannot be changed later.',
  },
  'withdraw.payee.own': {
    TY: 'Sa sarili mong pangalan lang makakapag-withdraw.',
    EN: 'Money is paid only to accounts in your own name.',
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
    TY: 'Para sa seguridad mo, magagamit ang bagong account pagkalipas ng 24 oras.',
    EN: 'For your safety, a new account can be used after 24 hours.',
  },
  'withdraw.card.remove': { TY: 'Alisin', EN: 'Remove' },
  'withdraw.card.remove.label': {
    TY: 'Alisin ang account na ••{digits}',
    EN: 'Remove the account ••{digits}',
  },
  'withdraw.card.removed': { TY: 'Naalis ang account.', EN: 'The account was removed.' },
  'withdraw.card.from': { TY: 'Magagamit mula {time}', EN: 'Can be used from {time}' },

  'withdraw.cancel': { TY: 'Kanselahin', EN: 'Cancel it' },
  'withdraw.cancel.title': { TY: 'Kanselahin ang withdrawal?', EN: 'Cancel this withdrawal?' },
  'withdraw.cancel.keep': { TY: 'Ituloy ang withdrawal', EN: 'Keep the withdrawal' },
  'withdraw.cancel.text': {
    TY: 'Babalik agad sa wallet mo ang {amount}.',
    EN: '{amount} returns to your wallet at once.',
  },
  'withdraw.cancel.done': {
    TY: 'Nakansela. Nasa wallet mo na ulit.',
    EN: 'Cancelled. It is in your wallet again.',
  },

  'withdraw.state.requested': withdrawalStateTexts.requested,
  'withdraw.state.requested.text': {
    TY: 'Titingnan ito ng tao bago bayaran. Nakatabi na ang pera mo.',
    EN: 'A person looks at it before it is paid. Your money is set aside.',
  },
  'withdraw.state.approved': withdrawalStateTexts.approved,
  'withdraw.state.approved.text': { TY: 'Babayaran na ito maya-maya.', EN: 'It will be paid in a moment.' },
  'withdraw.state.paying': withdrawalStateTexts.paying,
  'withdraw.state.paying.text': {
    TY: 'Ipinadala na sa bangko. Hinihintay namin ang sagot nito.',
    EN: 'It was sent to the bank. We are waiting for its answer.',
  },
  'withdraw.state.paid': withdrawalStateTexts.paid,
  'withdraw.state.paid.text': { TY: 'Nasa account mo na ang pera.', EN: 'The money is in your account.' },
  'withdraw.state.cancelled': withdrawalStateTexts.cancelled,
  'withdraw.state.cancelled.text': {
    TY: 'Kinansela mo ito, at bumalik ang pera sa wallet mo.',
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
    TY: 'Mas matagal ito kaysa sa ipinangako namin. Ligtas ang pera mo.',
    EN: 'This takes longer than we promised. Your money is safe.',
  },
  'withdraw.overdue.waiting': {
    TY: 'Marami ang naghihintay, at inuuna na ito ngayon. Puwede mo itong kanselahin, o ibigay ang reference sa customer service.',
    EN: 'Many are waiting, and this one now goes first. You can cancel it, or give the reference to customer service.',
  },
  'withdraw.overdue.paying': {
    TY: 'Hindi pa sumasagot ang bangko kung nabayaran na ito. Patuloy namin itong tinatanong; kung kailangan mo na, ibigay ang reference sa customer service.',
    EN: 'The bank has not said yet whether it was paid. We keep asking; if it is urgent, give the reference to customer service.',
  },
  'withdraw.reason.amount': withdrawalReasonTexts.amount,
  'withdraw.reason.newMember': withdrawalReasonTexts.newMember,
  'withdraw.reason.bigWin': withdrawalReasonTexts.bigWin,
  'withdraw.mobile': { TY: 'Kumpirmahin ang mobile', EN: 'Confirm my mobile number' },
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

  'upline.to': { TY: 'Papunta sa upline mong {name}', EN: 'To your upline {name}' },
  'upline.available': { TY: 'ang puwede mong ilipat', EN: 'is what you can transfer' },
  'upline.little': {
    TY: 'Mula {min} ang puwedeng ilipat, at wala pang ganoon ang puwede mong ilipat ngayon.',
    EN: 'A transfer starts at {min}, and you have less than that to transfer for now.',
  },
  'upline.go': { TY: 'Ilipat', EN: 'Transfer' },
  'upline.goAmount': { TY: 'Ilipat ang {amount}', EN: 'Transfer {amount}' },
  'upline.ask': { TY: 'Ilipat ang {amount}?', EN: 'Transfer {amount}?' },
  'upline.ask.text': {
    TY: 'Mapupunta agad ito kay {name} at hindi na mababawi.',
    EN: 'It goes to {name} at once and cannot be taken back.',
  },
  'upline.sent': { TY: 'Nailipat na.', EN: 'Transferred.' },
  'upline.all': { TY: 'Mga nailipat ko', EN: 'My transfers' },

  'turnover.title': { TY: 'Bakit may hindi pa puwede', EN: 'Why you cannot withdraw all of it yet' },
  'turnover.locked': { TY: 'Bakit may hindi pa puwede?', EN: 'Why not all of it?' },
  'turnover.total': {
    TY: '{left} pa ang kailangang itaya sa kabuuan. Hanggang doon, {locked} ang naiiwan sa wallet.',
    EN: '{left} is left to stake in all. Until then {locked} has to stay in your wallet.',
  },
  'turnover.text': {
    TY: 'Kailangang itaya muna ang bawat deposito bago ito lumabas. Habang itinataya mo, unti-unti itong nagiging puwedeng i-withdraw. Kapag naubos ang balanse, wala nang kailangang itaya.',
    EN: 'Each deposit has to be staked before it can leave. As you play, more and more of it becomes free. Once your balance is used up, nothing more is asked for it.',
  },
  'turnover.deposit': { TY: 'Depositong {amount}, {date}', EN: 'Deposit of {amount}, {date}' },
  'turnover.progress': { TY: 'Naitaya na', EN: 'Staked so far' },
  'turnover.left': {
    TY: '{progress} sa {required} ang naitaya · {locked} ang naiiwan',
    EN: '{progress} of {required} staked · {locked} has to stay',
  },
  'turnover.bonus': {
    TY: 'May {name}: {bonus} na bonus hanggang {date}',
    EN: 'With {name}: {bonus} bonus until {date}',
  },
  'turnover.bets': { TY: 'Paano binilang ang mga huling taya', EN: 'How your last bets counted' },
  'turnover.bet': { TY: 'Taya', EN: 'Bet' },
  'turnover.counted': { TY: '{amount} ang binilang', EN: '{amount} counted' },
  'turnover.why.counts': { TY: 'Buo ang bilang', EN: 'Counts in full' },
  'turnover.why.partly': {
    TY: '{percent}% lang ng larong ito ang binibilang',
    EN: 'Only {percent}% of this game counts',
  },
  'turnover.why.excluded': { TY: 'Hindi binibilang ang larong ito', EN: 'This game does not count' },
  'turnover.why.lowRisk': {
    TY: 'Masyadong maliit ang panganib, kaya hindi binibilang',
    EN: 'Too little risk, so it does not count',
  },
  'turnover.why.waiting': {
    TY: 'Malalaman kapag natapos ang round o nagsara na ang taya sa bola',
    EN: 'Known once its round has ended or its draw has closed',
  },
  'turnover.why.before': {
    TY: 'Bago pa ang depositong kailangang itaya',
    EN: 'Placed before the deposit that has to be staked',
  },
  'turnover.why.returned': {
    TY: 'Ibinalik ang taya, kaya binawas',
    EN: 'The bet was returned, so it was taken off',
  },
  'turnover.counts': {
    TY: 'Binibilang ang tayang natapos mula nang pumasok ang deposito, sa pinakaunang deposito muna. Hindi binibilang ang tayang ibinalik, ang tayang halos hindi matatalo, gaya ng mga taya sa isang bola na sakop ang higit sa 90% ng puwedeng lumabas, at ang taya sa larong may sariling balanse.',
    EN: 'Bets count from the deposit on, for the oldest deposit first. Bets that were given back do not count, nor do bets that can hardly lose, such as bets on one draw that together cover more than 90% of what can come out, nor bets at games that keep a balance of their own.',
  },
})

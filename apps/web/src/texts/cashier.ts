import { depositStateTexts, withdrawalStateTexts } from '@perya/contract/cashier-states'
import { defineTexts } from './define-texts.ts'

/** Money in and money out. */
export const cashierTexts = defineTexts({
  'cashier.amount': { TY: 'Halaga', EN: 'Amount' },
  'cashier.amount.range': { TY: 'Mula {min} hanggang {max}', EN: 'From {min} to {max}' },
  'cashier.amount.quick': { TY: 'Mabilis na halaga', EN: 'Quick amounts' },
  'cashier.amount.empty': {
    TY: 'Maglagay ng halagang mula {min} hanggang {max}.',
    EN: 'Enter an amount from {min} to {max}.',
  },
  'cashier.amount.unreadable': {
    TY: 'Mga numero lang, tulad ng 500 o 1,000.50. Mula {min} hanggang {max}.',
    EN: 'Use digits only, such as 500 or 1,000.50. From {min} to {max}.',
  },
  'cashier.amount.small': {
    TY: 'Masyadong maliit. Mula {min} hanggang {max} lang.',
    EN: 'That is too little. From {min} to {max}.',
  },
  'cashier.amount.large': {
    TY: 'Masyadong malaki. Mula {min} hanggang {max} lang.',
    EN: 'That is too much. From {min} to {max}.',
  },
  'cashier.fee': { TY: 'Bayad sa serbisyo', EN: 'Fee' },
  'cashier.fee.none': { TY: 'walang bayad', EN: 'no fee' },
  'cashier.fee.fixed': { TY: '{amount} ang bayad', EN: '{amount} fee' },
  'cashier.fee.percent': { TY: '{percent}% ang bayad', EN: '{percent}% fee' },
  'cashier.time.instant': { TY: 'Agad', EN: 'Instant' },
  'cashier.time.minutes': { TY: '{from}–{to} minuto', EN: '{from}–{to} min' },
  'cashier.reference': { TY: 'Sanggunian', EN: 'Reference' },
  'cashier.at': { TY: 'Petsa', EN: 'Date' },
  'cashier.failed': {
    TY: 'May problema sa koneksyon. Walang nagbago; subukan ulit.',
    EN: 'There is a connection problem. Nothing has changed; please try again.',
  },

  'cashier.record.filter': { TY: 'Salain', EN: 'Filter' },
  'cashier.record.state': { TY: 'Lagay', EN: 'State' },
  'cashier.record.loading': { TY: 'Kinukuha ang talaan', EN: 'Loading the record' },
  'cashier.record.count': {
    TY: '{count, plural, one {# transaksyon} other {# transaksyon}}',
    EN: '{count, plural, one {# transaction} other {# transactions}}',
  },
  'cashier.record.empty': { TY: 'Walang transaksyon', EN: 'No transactions' },
  'cashier.record.counts': {
    TY: 'Nasa araw kung kailan mo ito hiniling ang bawat isa. Nasa Galaw ng account at Panalo at talo ang araw ng paggalaw ng pera.',
    EN: 'Each stands on the day you asked for it. Account record and Profit and loss go by the day the money moved.',
  },
  'cashier.record.clear': { TY: 'Ipakita lahat', EN: 'Show all' },

  'deposit.record.total': { TY: 'Pumasok', EN: 'Arrived' },
  'deposit.record.paid': {
    TY: '{way} · {amount} bawas ang {fee} na bayad',
    EN: '{way} · {amount} less a fee of {fee}',
  },
  'deposit.vendor': { TY: 'Kompanya', EN: 'Company' },
  'deposit.channel': { TY: 'Paraan ng pagbayad', EN: 'Payment method' },
  'deposit.troubled': { TY: 'May aberya ngayon', EN: 'Trouble right now' },
  'deposit.recommended': { TY: 'Inirerekomenda', EN: 'Recommended' },
  'deposit.go': { TY: 'Magdeposito', EN: 'Deposit' },
  'deposit.goAmount': { TY: 'Magdeposito ng {amount}', EN: 'Deposit {amount}' },
  'deposit.fee': {
    TY: '{fee} ang bayad · {credit} ang papasok sa wallet',
    EN: '{fee} fee · {credit} arrives in your wallet',
  },
  'deposit.note': {
    TY: '21+ · Papasok ang pera kapag nakumpirma ang bayad.',
    EN: '21+ · Money arrives once the payment is confirmed.',
  },
  'deposit.none': { TY: 'Hindi muna makakapagdeposito', EN: 'Deposits are closed for now' },
  'deposit.none.text': {
    TY: 'Walang bukas na paraan ng pagbayad ngayon. Tanungin ang customer service.',
    EN: 'No payment method is open at the moment. Please ask customer service.',
  },
  'deposit.unknown': { TY: 'Hindi mabuksan ang deposito', EN: 'The deposit cannot be opened' },
  'deposit.state.waiting': depositStateTexts.waiting,
  'deposit.state.waiting.text': {
    TY: 'Magbayad bago maubos ang oras. Ilagay ang eksaktong halaga.',
    EN: 'Pay before the time is up, exactly this amount.',
  },
  'deposit.onBreak': { TY: 'Huwag magbayad: nakapahinga ka', EN: 'Do not pay: you are on a break' },
  'deposit.onBreak.text': {
    TY: 'Hindi papasok sa wallet ang ibabayad mo ngayon. Kung nakapagbayad ka na, ligtas ito at titingnan ng tao.',
    EN: 'What you pay now does not go into your wallet. If you have paid already, it is safe and a person looks at it.',
  },
  'deposit.state.asking': { TY: 'Tinitingnan ang bayad', EN: 'Checking the payment' },
  'deposit.state.asking.text': {
    TY: 'Tinatanong namin ang kompanya kung nagbayad ka. Hindi mawawala ang pera mo.',
    EN: 'We are asking the payment company whether you paid. Your money is not lost.',
  },
  'deposit.state.credited': depositStateTexts.credited,
  'deposit.state.credited.text': { TY: 'Nasa wallet mo na ito.', EN: 'It is in your wallet.' },
  'deposit.state.credited.repaid': {
    TY: 'Nasa wallet mo na ito. Binayaran muna ang utang mong {amount}.',
    EN: 'It is in your wallet. {amount} paid what you owed first.',
  },
  'deposit.state.review': depositStateTexts.review,
  'deposit.state.review.text': {
    TY: 'May dumating na bayad na hindi tugma sa deposito. Ligtas ito, at titingnan ng tao sa loob ng 24 na oras.',
    EN: 'A payment came that does not match this deposit. It is safe, and a person will look at it within 24 hours.',
  },
  'deposit.state.expired': depositStateTexts.expired,
  'deposit.state.expired.text': {
    TY: 'Walang dumating na bayad. Kung nagbayad ka, ibigay ang reference sa customer service.',
    EN: 'No payment came. If you did pay, give the reference to customer service.',
  },
  'deposit.state.failed': depositStateTexts.failed,
  'deposit.state.failed.text': {
    TY: 'Walang kinuhang pera. Puwede kang sumubok ulit.',
    EN: 'No money was taken. You can try again.',
  },
  'deposit.state.cancelled': depositStateTexts.cancelled,
  'deposit.state.cancelled.text': {
    TY: 'Huwag na itong bayaran. Kung nakapagbayad ka na, ligtas ito at titingnan ng tao.',
    EN: 'Do not pay it any more. If you have paid already, it is safe and a person looks at it.',
  },
  'deposit.state.refused': depositStateTexts.refused,
  'deposit.state.refused.text': {
    TY: 'Hindi ito naipasok sa wallet. Kung may tanong ka, ibigay ang reference sa customer service.',
    EN: 'It was not credited. If you have a question, give the reference to customer service.',
  },
  'deposit.state.refunded': depositStateTexts.refunded,
  'deposit.state.refunded.text': {
    TY: 'Ibinalik ito sa account na pinanggalingan.',
    EN: 'It went back to the account it was paid from.',
  },
  'deposit.payment.late': {
    TY: 'Dumating ang bayad mong {amount} noong {at}, pagkatapos magsara ng depositong ito.',
    EN: 'Your payment of {amount} came on {at}, after this deposit had ended.',
  },
  'deposit.payment.amount': {
    TY: 'Dumating ang {amount} noong {at}, na hindi ang halaga ng depositong ito.',
    EN: '{amount} came on {at}, which is not the amount of this deposit.',
  },
  'deposit.payment.currency': {
    TY: 'Dumating ang {amount} noong {at}, sa ibang pera kaysa sa depositong ito.',
    EN: '{amount} came on {at}, in another currency than this deposit.',
  },
  'deposit.payment.twice': {
    TY: 'May isa pang bayad na {amount} na dumating noong {at} para sa depositong ito.',
    EN: 'Another payment of {amount} came for this deposit on {at}.',
  },
  'deposit.payment.limit': {
    TY: 'Dumating ang bayad mong {amount} noong {at}, pero lampas ito sa limit na itinakda mo.',
    EN: 'Your payment of {amount} came on {at}, but it passes the deposit limit you set.',
  },
  'deposit.payment.exclusion': {
    TY: 'Dumating ang bayad mong {amount} noong {at}, habang nakapahinga ka sa paglalaro.',
    EN: 'Your payment of {amount} came on {at}, while you take a break from play.',
  },
  'deposit.payment.parked': {
    TY: 'Ligtas ito. Hanggang {by}, pagpapasyahan ng tao kung papasok ito sa wallet mo o ibabalik sa iyo. Wala kang kailangang gawin.',
    EN: 'It is safe. By {by} a person decides whether it goes into your wallet or back to you. There is nothing you have to do.',
  },
  'deposit.payment.overdue': {
    TY: 'Ligtas ito, pero mas matagal ito kaysa sa ipinangako namin. Ibigay ang reference sa customer service.',
    EN: 'It is safe, but takes longer than we promised. Please give the reference to customer service.',
  },
  'deposit.payment.refunding': {
    TY: 'Ibinabalik na ito sa account na pinanggalingan.',
    EN: 'It is on its way back to the account it was paid from.',
  },
  'deposit.payment.refunded': {
    TY: 'Ibinalik ito sa account na pinanggalingan.',
    EN: 'It went back to the account it was paid from.',
  },
  'deposit.state.takenBack': depositStateTexts.takenBack,
  'deposit.state.takenBack.text': {
    TY: 'Ibinalik ng bangko ang bayad sa nagbayad, kaya inalis ito sa wallet.',
    EN: 'The bank gave the payment back to its payer, so it has left the wallet.',
  },
  'deposit.refused.notFound': {
    TY: 'Walang dumating na ganitong transfer sa account namin. Tingnan ang reference at subukan ulit.',
    EN: 'No such transfer arrived in our account. Check the reference and try again.',
  },
  'deposit.refused.amount': {
    TY: 'Hindi tugma ang halagang dumating. Ibabalik ito sa nagbayad.',
    EN: 'The amount that arrived does not match. It goes back to its payer.',
  },
  'deposit.refused.proof': {
    TY: 'Hindi mabasa ang resibo. Gumawa ng bagong deposito at magpadala ng mas malinaw.',
    EN: 'The receipt cannot be read. Begin a new deposit and send a clearer one.',
  },
  'deposit.refused.payer': {
    TY: 'Hindi sa pangalan mo galing ang transfer. Sa sarili mong account lang puwedeng magbayad.',
    EN: 'The transfer did not come from an account in your name. Pay from your own account only.',
  },
  'deposit.refused.used': { TY: 'Nagamit na ang transfer na ito.', EN: 'This transfer was used before.' },
  'deposit.qr': {
    TY: 'I-scan ito ng ibang telepono para magbayad',
    EN: 'Scan this with another phone to pay',
  },

  'proof.payTo': { TY: 'Ipadala ang bayad dito', EN: 'Send the money here' },
  'proof.payTo.bank': { TY: 'Bangko', EN: 'Bank' },
  'proof.payTo.name': { TY: 'Pangalan ng account', EN: 'Account name' },
  'proof.payTo.number': { TY: 'Numero ng account', EN: 'Account number' },
  'proof.payTo.note': { TY: 'Ilagay sa note', EN: 'Write as the note' },
  'proof.title': { TY: 'Nakapagpadala ka na?', EN: 'Have you sent it?' },
  'proof.reference': { TY: 'Reference number ng bangko', EN: 'Bank reference number' },
  'proof.reference.hint': { TY: 'Nasa resibo ng transfer', EN: 'It stands on the receipt of the transfer' },
  'proof.reference.wrong': {
    TY: 'Ilagay ang reference: 4 hanggang 40 letra o numero.',
    EN: 'Enter the reference: 4 to 40 letters or digits.',
  },
  'proof.amount': { TY: 'Halagang ipinadala', EN: 'Amount sent' },
  'proof.amount.wrong': {
    TY: 'Ilagay ang halaga, tulad ng 500 o 1,000.50.',
    EN: 'Enter the amount, such as 500 or 1,000.50.',
  },
  'proof.picture': { TY: 'Larawan ng resibo', EN: 'Picture of the receipt' },
  'proof.picture.missing': {
    TY: 'Maglakip ng larawan ng resibo.',
    EN: 'Add a picture of the receipt.',
  },
  'proof.send': { TY: 'Ipadala ang patunay', EN: 'Send the proof' },
  'proof.waiting.text': {
    TY: 'Magpadala mula sa sarili mong account bago maubos ang oras, saka ibigay ang reference at resibo sa ibaba.',
    EN: 'Send it from your own account before the time is up, then give the reference and the receipt below.',
  },
  'proof.review.text': {
    TY: 'Hanggang {by}, may taong titingin sa transfer mo. Papasok ito rito nang kusa kapag nakita sa account namin.',
    EN: 'By {by} a person has looked for your transfer. It arrives here by itself once it is seen in our account.',
  },
  'proof.cancelled.text': {
    TY: 'Kung nakapagpadala ka na, ibigay pa rin ang reference at resibo sa ibaba.',
    EN: 'If you have sent it already, you can still give the reference and the receipt below.',
  },
  'proof.late.text': {
    TY: 'Naubos ang oras. Kung nakapagpadala ka na, ibigay pa rin ang reference at resibo sa ibaba.',
    EN: 'The time is up. If you have sent it already, you can still give the reference and the receipt below.',
  },

  'promotion.title': { TY: 'Promo', EN: 'Promotion' },
  'promotion.none': { TY: 'Walang promo', EN: 'No promotion' },
  'promotion.running': {
    TY: 'May bonus ka pang itinataya; makakapili ka ulit ng promo kapag natapos iyon.',
    EN: 'You are still staking a bonus; you can choose a promotion again once it has ended.',
  },
  'promotion.none.text': {
    TY: 'Itaya ang {percent}% ng deposito, saka ito puwedeng i-withdraw.',
    EN: 'Stake {percent}% of the deposit, then it can leave.',
  },
  'promotion.from': {
    TY: 'Para sa depositong {min} pataas.',
    EN: 'For deposits of {min} or more.',
  },
  'promotion.terms': {
    TY: '{bonus} na bonus. Kailangang makapagtaya ng {required} sa loob ng {days, plural, one {# araw} other {# araw}} para maging cash ito at mai-withdraw ang deposito.',
    EN: '{bonus} bonus. You have to stake {required} within {days, plural, one {# day} other {# days}}; then the bonus becomes cash and the deposit is free.',
  },
  'promotion.accept': { TY: 'Isama ang promo sa depositong ito', EN: 'Add it to this deposit' },
  'promotion.maxBet': {
    TY: 'Hanggang {amount} lang ang bawat taya habang may bonus.',
    EN: 'Each bet is at most {amount} while you have the bonus.',
  },
  'promotion.rules': {
    TY: 'Cash muna ang itinataya, saka bonus. Puwede mong bitawan ang bonus kahit kailan; mawawala ito, pero deposito na lang ang kailangang itaya. Hindi buo ang bilang ng ilang uri ng laro, at hindi binibilang ang tayang halos hindi matatalo: tsansang manalo na lampas 90%, pag-alis bago mag-1.10×, o pagtaya sa magkabilang panig.',
    EN: 'Cash is staked first, then the bonus. You can give the bonus up at any time: it is gone, and only the deposit has to be staked. Some kinds of games do not count in full, and bets that can hardly lose do not count: with a chance above 90%, left below 1.10×, or on both sides.',
  },
  'promotion.state.accepted': { TY: 'kasama ng bayad', EN: 'comes with the payment' },
  'promotion.state.active': { TY: 'itinataya pa', EN: 'being staked' },
  'promotion.state.completed': { TY: 'naging cash na', EN: 'became cash' },
  'promotion.state.forfeited': { TY: 'binitawan', EN: 'given up' },
  'promotion.state.expired': { TY: 'natapos ang mga araw', EN: 'its days are over' },
  'promotion.state.void': { TY: 'hindi na naibigay', EN: 'was not given' },
  'promotion.giveUp': { TY: 'Bitawan ang bonus', EN: 'Give the bonus up' },
  'promotion.giveUp.text': {
    TY: 'Mawawala ang natitirang bonus at ang napanalunan nito. Deposito na lang ang kailangang itaya. Hindi na ito mababawi.',
    EN: 'What is left of the bonus, and what it won, will be gone. Only the deposit still has to be staked. This cannot be undone.',
  },
  'promotion.giveUp.yes': { TY: 'Oo, bitawan', EN: 'Yes, give it up' },
  'promotion.giveUp.no': { TY: 'Huwag muna', EN: 'Keep it' },

  'deposit.left': { TY: 'Natitirang oras', EN: 'Time left' },
  'deposit.pay': { TY: 'Bayaran ang {amount}', EN: 'Pay {amount}' },
  'deposit.credit': { TY: 'Papasok sa wallet', EN: 'Arrives in your wallet' },
  'deposit.repaid': { TY: 'Ipinambayad sa utang', EN: 'Paid what you owed' },
  'cashier.owed': {
    TY: 'May utang kang {amount} mula sa binawing deposito o panalo. Sarado ang taya at withdrawal hanggang mabayaran ito; ang susunod mong deposito ang unang ipambabayad.',
    EN: 'You owe {amount} of a deposit or win that was taken back. Bets and withdrawals are closed until it is paid, and your next deposit pays it first.',
  },
  'deposit.play': { TY: 'Maglaro', EN: 'Play' },
  'deposit.cancel': { TY: 'Kanselahin ang deposito', EN: 'Cancel the deposit' },
  'deposit.cancel.title': { TY: 'Kanselahin ang deposito?', EN: 'Cancel this deposit?' },
  'deposit.cancel.text': {
    TY: 'Kung nakapagbayad ka na, huwag kanselahin: hintayin na lang itong pumasok.',
    EN: 'If you have paid already, do not cancel it: it will arrive by itself.',
  },
  'deposit.cancel.keep': { TY: 'Ituloy ang deposito', EN: 'Keep the deposit' },
  'deposit.cancel.done': { TY: 'Nakansela ang deposito.', EN: 'The deposit was cancelled.' },
  'deposit.another': { TY: 'Bagong deposito', EN: 'New deposit' },

  'withdraw.available': { TY: 'Puwedeng i-withdraw', EN: 'You can withdraw' },
  'withdraw.held': { TY: 'Nakatabi: {amount}', EN: 'Set aside: {amount}' },
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
  'withdraw.password.pause': {
    TY: 'Pagkatapos palitan, walang withdrawal sa loob ng 24 oras.',
    EN: 'After a change no withdrawal is taken for 24 hours.',
  },
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
  'withdraw.reason.amount': {
    TY: 'Sinusuri namin ang malalaking halaga.',
    EN: 'We look at large amounts.',
  },
  'withdraw.reason.newMember': {
    TY: 'Sinusuri namin ang unang linggo ng bagong miyembro.',
    EN: 'We look at withdrawals in a member’s first week.',
  },
  'withdraw.reason.bigWin': {
    TY: 'Ang galing ng panalo mo! Pagkatapos ng malaking panalo, tao muna ang tumitingin.',
    EN: 'What a win! After a big one a person looks first.',
  },
  'withdraw.mobile': { TY: 'Kumpirmahin ang mobile', EN: 'Confirm my mobile number' },
  'withdraw.reason.identity': {
    TY: 'Kailangan pa naming makumpirma kung sino ka. Kausapin ang customer service.',
    EN: 'We still have to confirm who you are. Please ask customer service.',
  },
  'withdraw.reason.exclusion': {
    TY: 'Nakapahinga ka sa paglalaro, kaya tao ang tumitingin dito. Ibabalik sa iyo ang pera mo.',
    EN: 'You are taking a break from play, so a person looks at this. Your money comes back to you.',
  },
  'withdraw.reason.barred': {
    TY: 'Hindi ka puwedeng maglaro ngayon, kaya tao ang tumitingin dito. Ibabalik sa iyo ang pera mo.',
    EN: 'Play is closed to you for now, so a person looks at this. Your money comes back to you.',
  },
  'withdraw.reason.turnover': {
    TY: 'Hindi pa tapos ang kailangang turnover.',
    EN: 'The required turnover is not complete.',
  },
  'withdraw.reason.rules': {
    TY: 'Hindi ito ayon sa mga tuntunin. Kausapin ang customer service.',
    EN: 'It does not follow the rules. Please ask customer service.',
  },
  'withdraw.reason.undecided': {
    TY: 'Hindi ito natingnan sa oras. Puwede mo itong hilingin muli.',
    EN: 'It was not looked at in time. You can ask for it again.',
  },
  'withdraw.reason.debt': {
    TY: 'May binawing deposito o panalo, at binayaran muna iyon mula rito. Nasa wallet mo ang natira.',
    EN: 'A deposit or win was taken back, and was paid from this first. What is left is in your wallet.',
  },
  'withdraw.reason.account': {
    TY: 'Hindi tinanggap ng bangko ang account. Tingnan ang numero nito.',
    EN: 'The bank does not accept the account. Please check its number.',
  },
  'withdraw.reason.bank': {
    TY: 'May problema ang bangko. Subukan ulit mamaya.',
    EN: 'The bank has a problem. Please try again later.',
  },

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

  'turnover.title': { TY: 'Bakit may hindi pa puwede', EN: 'Why some of it has to stay' },
  'turnover.locked': { TY: '{amount} pa ang kailangang itaya', EN: '{amount} has to be staked first' },
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
    TY: 'Malalaman kapag natapos ang round',
    EN: 'Known once its round has ended',
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
    TY: 'Binibilang ang tayang natapos mula nang pumasok ang deposito, sa pinakaunang deposito muna. Hindi binibilang ang tayang ibinalik, ang tayang halos hindi matatalo, at ang taya sa larong may sariling balanse.',
    EN: 'Bets count from the deposit on, for the oldest deposit first. Bets that were given back do not count, nor do bets that can hardly lose, nor bets at games that keep a balance of their own.',
  },
})

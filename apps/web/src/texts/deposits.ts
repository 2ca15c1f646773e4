import { depositStateTexts } from '@perya/contract/cashier-states'
import { defineTexts } from './define-texts.ts'

/** Money in: ways to pay, proofs of payment and what a deposit earns on top. */
export const depositTexts = defineTexts({
  'deposit.record.total': { TY: 'Pumasok', EN: 'Arrived' },
  'deposit.record.paid': {
    TY: '{way} · {amount} bawas ang {fee} na bayad',
    EN: '{way} · {amount} less a fee of {fee}',
  },
  'deposit.vendor': { TY: 'Kompanya', EN: 'Company' },
  'deposit.channel': { TY: 'Paraan ng pagbayad', EN: 'Payment method' },
  'deposit.troubled': { TY: 'May aberya ngayon', EN: 'Trouble right now' },
  'deposit.recommended': { TY: 'Inirerekomenda', EN: 'Recommended' },
  'deposit.lastUsed': { TY: 'Huling ginamit', EN: 'Last used' },
  'deposit.amountFirst': {
    TY: 'Ilagay muna kung magkano sa itaas.',
    EN: 'Enter the amount above first.',
  },
  'deposit.amountWrong': {
    TY: 'Itama muna ang halaga sa itaas.',
    EN: 'Correct the amount above first.',
  },
  'deposit.underway': { TY: 'Hindi pa tapos', EN: 'Not finished yet' },
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
})

import { depositStateTexts } from '@perya/contract/cashier-states'
import { defineTexts } from './define-texts.ts'

/** Money in: ways to pay, proofs of payment and what a deposit earns on top. */
export const depositTexts = defineTexts({
  'deposit.record.total': { TY: 'Pumasok', EN: 'Received' },
  'deposit.record.paid': {
    TY: '{way} · {amount}, bawas ang fee na {fee}',
    EN: '{way} · {amount}, less {fee} fee',
  },
  'deposit.vendor': { TY: 'Provider', EN: 'Provider' },
  'deposit.channel': { TY: 'Payment method', EN: 'Payment method' },
  'deposit.troubled': { TY: 'May aberya ngayon', EN: 'Having issues now' },
  'deposit.recommended': { TY: 'Recommended', EN: 'Recommended' },
  'deposit.lastUsed': { TY: 'Huling ginamit', EN: 'Last used' },
  'deposit.amountFirst': {
    TY: 'Ilagay muna ang halaga sa itaas.',
    EN: 'Enter the amount above first.',
  },
  'deposit.amountWrong': {
    TY: 'Itama muna ang halaga sa itaas.',
    EN: 'Correct the amount above first.',
  },
  'deposit.underway': { TY: 'Hindi pa tapos', EN: 'Not finished yet' },
  'deposit.go': { TY: 'Mag-deposit', EN: 'Deposit' },
  'deposit.goAmount': { TY: 'Mag-deposit ng {amount}', EN: 'Deposit {amount}' },
  'deposit.fee': {
    TY: '{fee} fee · {credit} ang papasok sa wallet',
    EN: '{fee} fee · {credit} goes to your wallet',
  },
  'deposit.note': {
    TY: '21+ · Papasok ang pera pag confirmed na ang bayad.',
    EN: '21+ · Your money comes in once the payment is confirmed.',
  },
  'deposit.none': { TY: 'Sarado muna ang deposit', EN: 'Deposits are closed for now' },
  'deposit.none.text': {
    TY: 'Walang available na payment method ngayon. Magtanong sa customer service.',
    EN: 'No payment method is available right now. Please ask customer service.',
  },
  'deposit.unknown': { TY: 'Hindi mabuksan ang deposit', EN: 'We can’t open this deposit' },
  'deposit.state.waiting': depositStateTexts.waiting,
  'deposit.state.waiting.text': {
    TY: 'Magbayad ng eksaktong halaga bago maubos ang oras.',
    EN: 'Pay this exact amount before time runs out.',
  },
  'deposit.onBreak': { TY: 'Huwag munang magbayad: naka-break ka', EN: 'Don’t pay: you’re on a break' },
  'deposit.onBreak.text': {
    TY: 'Hindi papasok sa wallet ang ibabayad mo ngayon. Kung nakabayad ka na, safe ito at iche-check ng team namin.',
    EN: 'What you pay now won’t go into your wallet. If you already paid, it’s safe and our team will check it.',
  },
  'deposit.state.asking': { TY: 'Chine-check ang bayad', EN: 'Checking the payment' },
  'deposit.state.asking.text': {
    TY: 'Tinatanong namin ang payment provider kung nabayaran mo na. Safe ang pera mo.',
    EN: 'We’re asking the payment provider if you’ve paid. Your money is safe.',
  },
  'deposit.state.credited': depositStateTexts.credited,
  'deposit.state.credited.text': { TY: 'Nasa wallet mo na ito.', EN: 'It’s in your wallet.' },
  'deposit.state.credited.repaid': {
    TY: 'Nasa wallet mo na ito. Ibinawas muna ang utang mong {amount}.',
    EN: 'It’s in your wallet, after paying the {amount} you owed.',
  },
  'deposit.state.review': depositStateTexts.review,
  'deposit.state.review.text': {
    TY: 'May dumating na bayad na hindi tugma sa deposit na ito. Safe ito, at iche-check ng team namin sa loob ng 24 oras.',
    EN: 'We got a payment that doesn’t match this deposit. It’s safe, and our team will check it within 24 hours.',
  },
  'deposit.state.expired': depositStateTexts.expired,
  'deposit.state.expired.text': {
    TY: 'Walang dumating na bayad. Kung nagbayad ka, ibigay ang reference no. sa customer service.',
    EN: 'No payment came in. If you did pay, give the reference no. to customer service.',
  },
  'deposit.state.failed': depositStateTexts.failed,
  'deposit.state.failed.text': {
    TY: 'Walang kinuhang pera. Puwede kang sumubok ulit.',
    EN: 'No money was taken. You can try again.',
  },
  'deposit.state.cancelled': depositStateTexts.cancelled,
  'deposit.state.cancelled.text': {
    TY: 'Huwag na itong bayaran. Kung nakabayad ka na, safe ito at iche-check ng team namin.',
    EN: 'Please don’t pay it anymore. If you already paid, it’s safe and our team will check it.',
  },
  'deposit.state.refused': depositStateTexts.refused,
  'deposit.state.refused.text': {
    TY: 'Hindi ito pumasok sa wallet. Kung may tanong, ibigay ang reference no. sa customer service.',
    EN: 'It wasn’t added to your wallet. Questions? Give the reference no. to customer service.',
  },
  'deposit.state.refunded': depositStateTexts.refunded,
  'deposit.state.refunded.text': {
    TY: 'Ibinalik ito sa account na pinanggalingan.',
    EN: 'It was sent back to the account you paid from.',
  },
  'deposit.payment.late': {
    TY: 'Dumating ang bayad mong {amount} noong {at}, pero sarado na ang deposit na ito.',
    EN: 'Your payment of {amount} came on {at}, after this deposit had closed.',
  },
  'deposit.payment.amount': {
    TY: '{amount} ang dumating noong {at}. Iba ito sa halaga ng deposit mo.',
    EN: '{amount} came in on {at}. That isn’t the amount of this deposit.',
  },
  'deposit.payment.currency': {
    TY: '{amount} ang dumating noong {at}, pero ibang currency ito.',
    EN: '{amount} came in on {at}, but in a different currency.',
  },
  'deposit.payment.twice': {
    TY: 'May isa pang bayad na {amount} para dito noong {at}.',
    EN: 'Another payment of {amount} came in for this deposit on {at}.',
  },
  'deposit.payment.limit': {
    TY: 'Dumating ang bayad mong {amount} noong {at}, pero lampas ito sa deposit limit mo.',
    EN: 'Your payment of {amount} came on {at}, but it’s over your deposit limit.',
  },
  'deposit.payment.exclusion': {
    TY: 'Dumating ang bayad mong {amount} noong {at}, habang naka-break ka.',
    EN: 'Your payment of {amount} came on {at}, while you were on a break.',
  },
  'deposit.payment.parked': {
    TY: 'Safe ito. Bago ang {by}, ipapasok ito ng team namin sa wallet mo o ibabalik sa iyo. Wala kang kailangang gawin.',
    EN: 'It’s safe. By {by}, our team will either add it to your wallet or send it back. You don’t need to do anything.',
  },
  'deposit.payment.overdue': {
    TY: 'Safe ito, pero mas natagalan kaysa sa ipinangako namin. Ibigay ang reference no. sa customer service.',
    EN: 'It’s safe, but taking longer than we promised. Please give the reference no. to customer service.',
  },
  'deposit.payment.refunding': {
    TY: 'Ibinabalik na ito sa account na pinanggalingan.',
    EN: 'It’s on its way back to the account you paid from.',
  },
  'deposit.payment.refunded': {
    TY: 'Ibinalik ito sa account na pinanggalingan.',
    EN: 'It was sent back to the account you paid from.',
  },
  'deposit.state.takenBack': depositStateTexts.takenBack,
  'deposit.state.takenBack.text': {
    TY: 'Ni-reverse ng bangko ang bayad, kaya inalis ito sa wallet mo.',
    EN: 'The bank reversed the payment, so it was taken out of your wallet.',
  },
  'deposit.refused.notFound': {
    TY: 'Walang dumating na ganitong transfer. I-check ang reference no. at subukan ulit.',
    EN: 'We didn’t receive this transfer. Check the reference no. and try again.',
  },
  'deposit.refused.amount': {
    TY: 'Hindi tugma ang halagang dumating. Ibabalik ito sa nagbayad.',
    EN: 'The amount we received doesn’t match. It will be sent back to the sender.',
  },
  'deposit.refused.proof': {
    TY: 'Hindi mabasa ang resibo. Gumawa ng bagong deposit at mag-send ng mas malinaw.',
    EN: 'We can’t read the receipt. Start a new deposit and send a clearer one.',
  },
  'deposit.refused.payer': {
    TY: 'Hindi nakapangalan sa iyo ang account na pinanggalingan. Magbayad lang gamit ang sarili mong account.',
    EN: 'The transfer didn’t come from an account in your name. Only pay from your own account.',
  },
  'deposit.refused.used': { TY: 'Nagamit na ang transfer na ito.', EN: 'This transfer was already used.' },
  'deposit.qr': {
    TY: 'I-scan gamit ang ibang phone para magbayad',
    EN: 'Scan this with another phone to pay',
  },

  'proof.payTo': { TY: 'Ipadala ang bayad dito', EN: 'Send the money here' },
  'proof.payTo.bank': { TY: 'Bangko', EN: 'Bank' },
  'proof.payTo.name': { TY: 'Account name', EN: 'Account name' },
  'proof.payTo.number': { TY: 'Account number', EN: 'Account number' },
  'proof.payTo.note': { TY: 'Ilagay sa note', EN: 'Put in the note' },
  'proof.title': { TY: 'Nakapagpadala ka na?', EN: 'Have you sent it?' },
  'proof.reference': { TY: 'Reference no. ng bangko', EN: 'Bank reference no.' },
  'proof.reference.hint': { TY: 'Nasa resibo ng transfer', EN: 'You’ll find it on the transfer receipt' },
  'proof.reference.wrong': {
    TY: 'Ilagay ang reference no.: 4 hanggang 40 letra o numero.',
    EN: 'Enter the reference no.: 4 to 40 letters or numbers.',
  },
  'proof.amount': { TY: 'Halagang ipinadala', EN: 'Amount sent' },
  'proof.amount.wrong': {
    TY: 'Ilagay ang halaga, gaya ng 500 o 1,000.50.',
    EN: 'Enter the amount, like 500 or 1,000.50.',
  },
  'proof.picture': { TY: 'Picture ng resibo', EN: 'Photo of the receipt' },
  'proof.picture.missing': {
    TY: 'Mag-attach ng picture ng resibo.',
    EN: 'Attach a photo of the receipt.',
  },
  'proof.send': { TY: 'I-send ang resibo', EN: 'Send the receipt' },
  'proof.waiting.text': {
    TY: 'Magpadala gamit ang sarili mong account bago maubos ang oras, tapos ilagay sa ibaba ang reference no. at resibo.',
    EN: 'Send it from your own account before time runs out, then add the reference no. and receipt below.',
  },
  'proof.review.text': {
    TY: 'Iche-check ng team namin ang transfer mo bago ang {by}. Automatic itong papasok pag nakita na sa account namin.',
    EN: 'Our team will check your transfer by {by}. It’s added automatically once we see it in our account.',
  },
  'proof.cancelled.text': {
    TY: 'Kung nakapagpadala ka na, ilagay pa rin sa ibaba ang reference no. at resibo.',
    EN: 'If you already sent it, you can still add the reference no. and receipt below.',
  },
  'proof.late.text': {
    TY: 'Ubos na ang oras. Kung nakapagpadala ka na, ilagay pa rin sa ibaba ang reference no. at resibo.',
    EN: 'Time’s up. If you already sent it, you can still add the reference no. and receipt below.',
  },

  'promotion.title': { TY: 'Promo', EN: 'Promo' },
  'promotion.none': { TY: 'Walang promo', EN: 'No promo' },
  'promotion.running': {
    TY: 'May bonus ka pang ginagamit. Makakapili ka ulit ng promo pag tapos na iyon.',
    EN: 'You still have an active bonus. You can pick another promo once it’s done.',
  },
  'promotion.none.text': {
    TY: 'Itaya muna ang {percent}% ng deposit bago ito ma-withdraw.',
    EN: 'Bet {percent}% of the deposit first before you can withdraw it.',
  },
  'promotion.from': {
    TY: 'Para sa deposit na {min} pataas.',
    EN: 'For deposits of {min} and up.',
  },
  'promotion.terms': {
    TY: '{bonus} na bonus. Tumaya ng kabuuang {required} sa loob ng {days, plural, one {# araw} other {# araw}} para maging cash ang bonus at ma-withdraw ang deposit.',
    EN: '{bonus} bonus. Bet a total of {required} within {days, plural, one {# day} other {# days}} to turn it into cash and withdraw your deposit.',
  },
  'promotion.accept': { TY: 'Isama ang promo sa deposit na ito', EN: 'Add this promo to my deposit' },
  'promotion.maxBet': {
    TY: 'Hanggang {amount} lang bawat taya habang may bonus.',
    EN: 'Max. {amount} per bet while you have the bonus.',
  },
  'promotion.rules': {
    TY: 'Uunahing gamitin ang cash, saka ang bonus. Puwede mong i-cancel ang bonus kahit kailan: mawawala ito, at deposit na lang ang kailangang itaya. May mga larong hindi buo ang bilang. Hindi binibilang ang halos siguradong panalo: lampas 90% ang tsansa, cash-out bago mag-1.10×, o taya sa magkabilang panig.',
    EN: 'Your cash is used first, then the bonus. You can cancel the bonus anytime: you lose it, and only the deposit has to be bet. Some games count only in part. Bets that can hardly lose don’t count: over 90% chance to win, cash-out below 1.10×, or betting on both sides.',
  },
  'promotion.state.accepted': { TY: 'kasama ng deposit', EN: 'with your deposit' },
  'promotion.state.active': { TY: 'active pa', EN: 'active' },
  'promotion.state.completed': { TY: 'naging cash na', EN: 'became cash' },
  'promotion.state.forfeited': { TY: 'ni-cancel mo', EN: 'cancelled by you' },
  'promotion.state.expired': { TY: 'expired na', EN: 'expired' },
  'promotion.state.void': { TY: 'hindi naibigay', EN: 'not given' },
  'promotion.giveUp': { TY: 'I-cancel ang bonus', EN: 'Cancel bonus' },
  'promotion.giveUp.text': {
    TY: 'Mawawala ang natitirang bonus at ang panalo nito. Deposit na lang ang kailangang itaya. Hindi na ito mababawi.',
    EN: 'You’ll lose the rest of the bonus and what it won. Only the deposit still has to be bet. This can’t be undone.',
  },
  'promotion.giveUp.yes': { TY: 'Oo, i-cancel', EN: 'Yes, cancel' },
  'promotion.giveUp.no': { TY: 'Huwag muna', EN: 'Keep bonus' },

  'deposit.left': { TY: 'Oras na natitira', EN: 'Time left' },
  'deposit.pay': { TY: 'Bayaran ang {amount}', EN: 'Pay {amount}' },
  'deposit.credit': { TY: 'Papasok sa wallet', EN: 'Goes to your wallet' },
  'deposit.repaid': { TY: 'Ibinayad sa utang', EN: 'Used to pay what you owed' },
  'deposit.play': { TY: 'Maglaro', EN: 'Play' },
  'deposit.cancel': { TY: 'I-cancel ang deposit', EN: 'Cancel deposit' },
  'deposit.cancel.title': { TY: 'I-cancel ang deposit?', EN: 'Cancel this deposit?' },
  'deposit.cancel.text': {
    TY: 'Kung nakabayad ka na, huwag i-cancel. Hintayin lang itong pumasok.',
    EN: 'If you’ve already paid, don’t cancel. Just wait for it to come in.',
  },
  'deposit.cancel.keep': { TY: 'Huwag i-cancel', EN: 'Keep deposit' },
  'deposit.cancel.done': { TY: 'Na-cancel ang deposit.', EN: 'The deposit was cancelled.' },
  'deposit.another': { TY: 'Bagong deposit', EN: 'New deposit' },
})

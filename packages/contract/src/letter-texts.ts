/** The letters the server writes to members, title by title and text by text. */
import type { ContractKind } from './agent-contracts.ts'
import type { RefusalReason as DepositRefusal } from './deposits.ts'
import type { RefusalReason as IdentityRefusal } from './identity-check-bounds.ts'
import type { Text } from './language.ts'
import type { ReturnReason } from './withdrawal-reason.ts'

const ifNotYou = {
  TY: 'Walang withdrawal nang 24 oras. Kung hindi ikaw ito, palitan agad ang password at i-contact kami.',
  EN: 'You can’t withdraw for 24 hours. If this wasn’t you, change your password right away and contact us.',
}
const held = ({ TY, EN }: { TY: string; EN: string }) => ({
  TY: `${TY} ${ifNotYou.TY}`,
  EN: `${EN} ${ifNotYou.EN}`,
})

/** Changes that a thief would make first, so the member is also told by mail and SMS. */
const securityTexts = {
  'letter.security': { TY: 'Binago ang security ng account mo', EN: 'Your security settings changed' },
  'letter.security.password': held({
    TY: 'Napalitan ang password ni {userName} at na-log out ang lahat ng device.',
    EN: 'The password of {userName} was changed, and all devices were logged out.',
  }),
  'letter.security.withdrawalPassword': held({
    TY: 'Napalitan ang withdrawal password ni {userName}.',
    EN: 'The withdrawal password of {userName} was changed.',
  }),
  'letter.security.email': held({
    TY: 'Napalitan ang e-mail ni {userName}.',
    EN: 'The e-mail address of {userName} was changed.',
  }),
  'letter.security.mobile': held({
    TY: 'Napalitan ang mobile number ni {userName}.',
    EN: 'The mobile number of {userName} was changed.',
  }),
  'letter.security.passkeyAdded': held({
    TY: 'May idinagdag na passkey sa account ni {userName}.',
    EN: 'A passkey was added to {userName}’s account.',
  }),
  'letter.security.passkeyRemoved': held({
    TY: 'May inalis na passkey ni {userName}.',
    EN: 'A passkey of {userName} was removed.',
  }),
  'letter.security.lastPasskeyRemoved': held({
    TY: 'Inalis ang passkey ni {userName}. Hindi na kailangan ng passkey sa login.',
    EN: 'The passkey of {userName} was removed. Login no longer needs one.',
  }),
  'letter.security.passkeysForgotten': held({
    TY: 'Inalis ng customer service ang lahat ng passkey ni {userName}.',
    EN: 'Customer service removed all passkeys of {userName}.',
  }),
  'letter.security.secondFactorOn': held({
    TY: 'Kailangan na ng passkey sa bawat login ni {userName}.',
    EN: 'Every login of {userName} now needs a passkey too.',
  }),
  'letter.security.secondFactorOff': held({
    TY: 'Hindi na kailangan ng passkey sa login ni {userName}.',
    EN: 'Logging in as {userName} no longer needs a passkey.',
  }),
  'letter.security.payeeName': held({
    TY: 'Itinama ng customer service ang account name ni {userName}. Idagdag ulit ang mga account na nakapangalan dito.',
    EN: 'Customer service corrected the account name of {userName}. Please add the accounts in this name again.',
  }),
  'letter.security.birthDate': held({
    TY: 'Itinama ng customer service ang birthday ni {userName}.',
    EN: 'Customer service corrected the date of birth of {userName}.',
  }),
  'letter.security.tooYoung': held({
    TY: 'Ayon sa birthday na ibinigay sa pag-verify kay {userName}, wala pa siya sa edad para maglaro rito, kaya sarado na ang lahat ng laro.',
    EN: 'Based on the date of birth given to verify {userName}, this person isn’t old enough to play here, so all games are closed.',
  }),
} as const satisfies Record<string, Text>

export type SecurityChange =
  Exclude<keyof typeof securityTexts, 'letter.security'> extends `letter.security.${infer Change}`
    ? Change
    : never

export const letterTexts = {
  ...securityTexts,
  'letter.adjustment': { TY: 'Itinama ang balance mo', EN: 'Your balance was corrected' },
  'letter.adjustment.given': {
    TY: 'Nadagdagan ng {amount} ang balance mo. Nasa Mga transaction ang dahilan, reference no. {reference}.',
    EN: '{amount} was added to your balance. See why in Transactions, reference no. {reference}.',
  },
  'letter.adjustment.taken': {
    TY: 'Nabawasan ng {amount} ang balance mo. Nasa Mga transaction ang dahilan, reference no. {reference}. Kung may tanong, i-contact kami.',
    EN: '{amount} was taken from your balance. See why in Transactions, reference no. {reference}. If you have questions, please contact us.',
  },
  'letter.card.bound': { TY: 'May bagong withdrawal account', EN: 'New withdrawal account' },
  'letter.card.bound.text': {
    TY: 'Idinagdag ang {account} para sa withdrawal. Magagamit ito pagkalipas ng 24 oras. Kung hindi ikaw ito, palitan agad ang password at i-contact kami.',
    EN: '{account} was added for withdrawals. You can use it in 24 hours. If this wasn’t you, change your password right away and contact us.',
  },
  'letter.withdrawal.paid': { TY: 'Naipadala na ang withdrawal mo', EN: 'Your withdrawal was paid' },
  'letter.withdrawal.paid.text': {
    TY: '{reference}: Naipadala ang {amount} sa {account}. Kung hindi ikaw ang nag-request, palitan agad ang password at i-contact kami.',
    EN: '{reference}: {amount} was sent to {account}. If you didn’t request this, change your password right away and contact us.',
  },
  'letter.withdrawal.returned': { TY: 'Ibinalik ang withdrawal mo', EN: 'Your withdrawal was returned' },
  'letter.withdrawal.returned.identity': {
    TY: '{reference}: Kailangan pa naming ma-confirm kung sino ka. Nasa wallet mo ang buong halaga. Kausapin ang customer service.',
    EN: '{reference}: We still need to confirm who you are. The full amount is back in your wallet. Please contact customer service.',
  },
  'letter.withdrawal.returned.turnover': {
    TY: '{reference}: Kulang pa ang turnover. Nasa wallet mo ang buong halaga.',
    EN: '{reference}: Your turnover isn’t complete yet. The full amount is back in your wallet.',
  },
  'letter.withdrawal.returned.rules': {
    TY: '{reference}: Hindi ito ayon sa terms. Nasa wallet mo ang buong halaga. Kausapin ang customer service.',
    EN: '{reference}: This doesn’t follow our terms. The full amount is back in your wallet. Please contact customer service.',
  },
  'letter.withdrawal.returned.account': {
    TY: '{reference}: Hindi tinanggap ng bangko ang account. Nasa wallet mo ang buong halaga. I-check ang account number.',
    EN: '{reference}: The bank didn’t accept the account. The full amount is back in your wallet. Please check the account number.',
  },
  'letter.withdrawal.returned.bank': {
    TY: '{reference}: May problema ang bangko. Nasa wallet mo ang buong halaga. Subukan ulit mamaya.',
    EN: '{reference}: The bank has a problem. The full amount is back in your wallet. Please try again later.',
  },
  'letter.withdrawal.returned.debt': {
    TY: '{reference}: May ni-reverse na deposit o panalo, at dito muna iyon ibinawas. Nasa wallet mo ang natira.',
    EN: '{reference}: A deposit or win was reversed, so we deducted it from this first. The rest is in your wallet.',
  },
  'letter.withdrawal.returned.contracts': {
    TY: '{reference}: Kulang ang wallet mo para sa salary o dividend ng downline, kaya dito muna iyon ibinawas. Nasa wallet mo ang natira.',
    EN: '{reference}: Your wallet wasn’t enough for a downline’s salary or dividend, so we deducted it from this first. The rest is in your wallet.',
  },
  'letter.withdrawal.returned.undecided': {
    TY: '{reference}: Hindi namin na-check sa oras, kaya nasa wallet mo na ulit ang buong halaga. Pasensya na. Puwede kang mag-request ulit.',
    EN: '{reference}: We didn’t check it in time, so the full amount is back in your wallet. Sorry about that. You can request it again.',
  },
  'letter.feedback': { TY: 'May sagot na kami sa feedback mo', EN: 'We answered your feedback' },
  'letter.identity.verified': {
    TY: 'Verified ka na!',
    EN: 'You’re verified!',
  },
  'letter.identity.verified.text': {
    TY: 'Salamat! Na-check na namin ang ID at selfie mo, at okay na lahat.',
    EN: 'Thank you! We checked your ID and selfie, and everything’s fine.',
  },
  'letter.identity.refused': {
    TY: 'Hindi pa verified ang identity mo',
    EN: 'Your identity isn’t verified yet',
  },
  'letter.identity.refused.unreadable': {
    TY: 'Malabo o putol ang picture ng ID. Kunan ulit sa maliwanag na lugar at i-send ulit.',
    EN: 'The photo of your ID is blurry or cut off. Take it again in good light and send it again.',
  },
  'letter.identity.refused.expired': {
    TY: 'Expired na ang ID. Mag-send ng valid na ID.',
    EN: 'Your ID has expired. Please send a valid one.',
  },
  'letter.identity.refused.mismatch': {
    TY: 'Hindi tugma ang ID sa inilagay mo. I-check ang pangalan, birthday at ID number, at i-send ulit.',
    EN: 'Your ID doesn’t match what you entered. Check the name, date of birth and number, and send it again.',
  },
  'letter.identity.refused.selfie': {
    TY: 'Hindi malinaw sa selfie na ikaw ang nasa ID. Kunan ulit nang kita ang buong mukha.',
    EN: 'We can’t tell from the selfie that you’re the person on the ID. Take it again with your whole face showing.',
  },
  'letter.identity.refused.duplicate': {
    TY: 'May verified account na sa ID na ito. Isang account lang bawat tao. Kung mali ito, i-contact kami.',
    EN: 'This ID already has a verified account. One account per person. Contact us if this is wrong.',
  },
  'letter.identity.refused.age': {
    TY: 'Ayon sa ID, wala ka pa sa edad para maglaro rito.',
    EN: 'According to your ID, you’re not old enough to play here.',
  },
  'letter.contract.request': {
    TY: 'May contract na naghihintay ng sagot mo',
    EN: 'A contract is waiting for your answer',
  },
  'letter.contract.request.daily': {
    TY: 'May offer sa iyo na daily salary contract. Sagutin ito hanggang {day}.',
    EN: 'You’ve been offered a daily salary contract. Please answer by {day}.',
  },
  'letter.contract.request.hourly': {
    TY: 'May offer sa iyo na hourly salary contract. Sagutin ito hanggang {day}.',
    EN: 'You’ve been offered an hourly salary contract. Please answer by {day}.',
  },
  'letter.contract.request.dividend': {
    TY: 'May offer sa iyo na dividend contract. Sagutin ito hanggang {day}.',
    EN: 'You’ve been offered a dividend contract. Please answer by {day}.',
  },
  'letter.contract.answered': {
    TY: 'May sagot na sa contract offer mo',
    EN: 'Your contract offer was answered',
  },
  'letter.contract.answered.accept': {
    TY: 'Tinanggap ni {userName} ang contract na in-offer mo.',
    EN: '{userName} accepted the contract you offered.',
  },
  'letter.contract.answered.deny': {
    TY: 'Tinanggihan ni {userName} ang contract na in-offer mo.',
    EN: '{userName} declined the contract you offered.',
  },
  'letter.contract.ended': { TY: 'Tapos na ang isang contract mo', EN: 'One of your contracts ended' },
  'letter.contract.ended.daily': {
    TY: 'Tapos na ang daily salary contract mo. Babayaran pa ang araw na nasimulan na.',
    EN: 'Your daily salary contract has ended. The current day will still be paid.',
  },
  'letter.contract.ended.hourly': {
    TY: 'Tapos na ang hourly salary contract mo. Babayaran pa ang oras na nasimulan na.',
    EN: 'Your hourly salary contract has ended. The current hour will still be paid.',
  },
  'letter.contract.ended.dividend': {
    TY: 'Tapos na ang dividend contract mo. Babayaran pa ang period na nasimulan na.',
    EN: 'Your dividend contract has ended. The current period will still be paid.',
  },
  'letter.contract.owed': { TY: 'Kulang ang bayad mo sa downline', EN: 'You still owe a downline' },
  'letter.contract.owed.text': {
    TY: 'Kulang ang wallet mo para sa salary o dividend ng downline: {amount} pa ang kulang. Uunahin itong bayaran ng susunod na papasok na pera. Hangga’t hindi ito bayad, hindi ka makakapag-withdraw at makakapag-transfer.',
    EN: 'Your wallet wasn’t enough for a downline’s salary or dividend: {amount} is still unpaid. The next money that comes in pays it first. You can’t withdraw or transfer until then.',
  },
  'letter.deposit.takenBack': { TY: 'Ni-reverse ang deposit mo', EN: 'Your deposit was reversed' },
  'letter.deposit.takenBack.whole': {
    TY: '{reference}: Ni-reverse ng bangko ang {amount}, kaya inalis ito sa wallet mo. Kung may tanong, i-contact kami.',
    EN: '{reference}: The bank reversed {amount}, so it was taken out of your wallet. If you have questions, please contact us.',
  },
  'letter.deposit.takenBack.owed': {
    TY: '{reference}: Ni-reverse ng bangko ang {amount}. Kulang ang laman ng wallet mo, kaya may utang ka pang {owed}. Hindi ka makakataya o makakapag-withdraw hangga’t hindi ito bayad. Uunahin itong bayaran ng susunod mong deposit.',
    EN: '{reference}: The bank reversed {amount} and you now owe {owed}, as your wallet didn’t have enough. You can’t bet or withdraw until it’s paid. Your next deposit pays it first.',
  },
  'letter.deposit.refused': { TY: 'Hindi tinanggap ang deposit mo', EN: 'Your deposit wasn’t accepted' },
  'letter.deposit.refused.notFound': {
    TY: '{reference}: Walang dumating na ganitong transfer sa account namin. I-check ang reference no. at subukan ulit.',
    EN: '{reference}: We didn’t receive this transfer. Check the reference no. and try again.',
  },
  'letter.deposit.refused.amount': {
    TY: '{reference}: Hindi tugma ang halagang dumating sa inilagay mo. Ibabalik ito sa nagbayad.',
    EN: '{reference}: The amount we received doesn’t match what you entered. It will be sent back to the sender.',
  },
  'letter.deposit.refused.proof': {
    TY: '{reference}: Hindi mabasa ang resibo. Gumawa ng bagong deposit at mag-send ng mas malinaw.',
    EN: '{reference}: We can’t read the receipt. Start a new deposit and send a clearer one.',
  },
  'letter.deposit.refused.payer': {
    TY: '{reference}: Hindi nakapangalan sa iyo ang account na pinanggalingan. Magbayad lang gamit ang sarili mong account.',
    EN: '{reference}: The transfer didn’t come from an account in your name. Only pay from your own account.',
  },
  'letter.deposit.refused.used': {
    TY: '{reference}: Nagamit na ang transfer na ito.',
    EN: '{reference}: This transfer was already used.',
  },
} as const satisfies Record<string, Text> &
  Record<
    | `letter.contract.request.${ContractKind}`
    | `letter.contract.ended.${ContractKind}`
    | `letter.identity.refused.${IdentityRefusal}`
    | `letter.deposit.refused.${DepositRefusal}`
    | `letter.withdrawal.returned.${ReturnReason}`,
    Text
  >

export type LetterTextId = keyof typeof letterTexts

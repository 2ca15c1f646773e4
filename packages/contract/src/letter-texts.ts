/** The letters the server writes to members, title by title and text by text. */
import type { ContractKind } from './agent-contracts.ts'
import type { RefusalReason as DepositRefusal } from './deposits.ts'
import type { RefusalReason as IdentityRefusal } from './identity-check-bounds.ts'
import type { Text } from './language.ts'
import type { ReturnReason } from './withdrawal-reason.ts'

const ifNotYou = {
  TY: 'Walang withdrawal sa loob ng 24 oras. Kung hindi ikaw ito, palitan agad ang password at sabihan kami.',
  EN: 'Withdrawals are held for 24 hours. If this was not you, change your password at once and contact us.',
}
const held = ({ TY, EN }: { TY: string; EN: string }) => ({
  TY: `${TY} ${ifNotYou.TY}`,
  EN: `${EN} ${ifNotYou.EN}`,
})

/** Changes that a thief would make first, so the member is also told by mail and SMS. */
const securityTexts = {
  'letter.security': { TY: 'Binago ang seguridad ng account mo', EN: 'The security of your account changed' },
  'letter.security.password': held({
    TY: 'Napalitan ang password ni {userName}, at na-log out ang lahat ng device.',
    EN: 'The password of {userName} was changed, and every device was logged out.',
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
    TY: 'May idinagdag na passkey kay {userName}.',
    EN: 'A passkey was added to {userName}.',
  }),
  'letter.security.passkeyRemoved': held({
    TY: 'May inalis na passkey ni {userName}.',
    EN: 'A passkey of {userName} was removed.',
  }),
  'letter.security.lastPasskeyRemoved': held({
    TY: 'Inalis ang passkey ni {userName}. Hindi na hihingi ng passkey sa pag-log in.',
    EN: 'The passkey of {userName} was removed. Logging in no longer asks for one.',
  }),
  'letter.security.passkeysForgotten': held({
    TY: 'Inalis ng customer service ang lahat ng passkey ni {userName}.',
    EN: 'Customer service removed all passkeys of {userName}.',
  }),
  'letter.security.secondFactorOn': held({
    TY: 'Hihingi na ng passkey sa bawat pag-log in ni {userName}.',
    EN: 'Every log-in of {userName} now asks for a passkey too.',
  }),
  'letter.security.secondFactorOff': held({
    TY: 'Hindi na hihingi ng passkey sa pag-log in ni {userName}.',
    EN: 'Logging in to {userName} no longer asks for a passkey.',
  }),
  'letter.security.payeeName': held({
    TY: 'Itinama ng customer service ang pangalan ni {userName} sa withdrawal. Idagdag ulit ang mga account na nasa pangalang ito.',
    EN: 'Customer service corrected the name {userName} withdraws in. Add the accounts that are in this name again.',
  }),
  'letter.security.birthDate': held({
    TY: 'Itinama ng customer service ang petsa ng kapanganakan ni {userName}.',
    EN: 'Customer service corrected the birth date of {userName}.',
  }),
  'letter.security.tooYoung': held({
    TY: 'Sa pag-verify kay {userName}, petsa ng kapanganakan ng hindi pa puwedeng maglaro rito ang inilagay, kaya sarado na ang lahat ng laro.',
    EN: 'The birth date given to verify {userName} is of somebody not old enough to play here, so all games are closed.',
  }),
} as const satisfies Record<string, Text>

export type SecurityChange =
  Exclude<keyof typeof securityTexts, 'letter.security'> extends `letter.security.${infer Change}`
    ? Change
    : never

export const letterTexts = {
  ...securityTexts,
  'letter.adjustment': { TY: 'Isinaayos ang balanse mo', EN: 'Your balance was corrected' },
  'letter.adjustment.given': {
    TY: 'Nadagdagan ng {amount} ang balanse mo. Nasa record ng transaksyon ang dahilan, reference {reference}.',
    EN: '{amount} was added to your balance. Your statement says why, reference {reference}.',
  },
  'letter.adjustment.taken': {
    TY: 'Nabawasan ng {amount} ang balanse mo. Nasa record ng transaksyon ang dahilan, reference {reference}. Kung may tanong, sabihan kami.',
    EN: '{amount} was taken off your balance. Your statement says why, reference {reference}. If you have questions, please contact us.',
  },
  'letter.card.bound': { TY: 'May bagong account para sa withdrawal', EN: 'A new account for withdrawals' },
  'letter.card.bound.text': {
    TY: 'Idinagdag ang {account} para sa withdrawal. Magagamit ito pagkalipas ng 24 oras. Kung hindi ikaw ito, palitan agad ang password at sabihan kami.',
    EN: '{account} was added for withdrawals. It can be used in 24 hours. If this was not you, change your password at once and contact us.',
  },
  'letter.withdrawal.paid': { TY: 'Nabayaran na ang withdrawal mo', EN: 'Your withdrawal was paid' },
  'letter.withdrawal.paid.text': {
    TY: '{reference}: Ipinadala ang {amount} sa {account}. Kung hindi ikaw ang humiling nito, palitan agad ang password at sabihan kami.',
    EN: '{reference}: {amount} was sent to {account}. If you did not ask for it, change your password at once and contact us.',
  },
  'letter.withdrawal.returned': { TY: 'Bumalik ang withdrawal mo', EN: 'Your withdrawal came back' },
  'letter.withdrawal.returned.identity': {
    TY: '{reference}: Kailangan pa naming makumpirma kung sino ka. Nasa wallet mo ang buong halaga; kausapin ang customer service.',
    EN: '{reference}: We still have to confirm who you are. All of it is back in your wallet; please ask customer service.',
  },
  'letter.withdrawal.returned.turnover': {
    TY: '{reference}: Hindi pa tapos ang kailangang turnover. Nasa wallet mo ang buong halaga.',
    EN: '{reference}: The required turnover is not complete. All of it is back in your wallet.',
  },
  'letter.withdrawal.returned.rules': {
    TY: '{reference}: Hindi ito ayon sa mga tuntunin. Nasa wallet mo ang buong halaga; kausapin ang customer service.',
    EN: '{reference}: It does not follow the rules. All of it is back in your wallet; please ask customer service.',
  },
  'letter.withdrawal.returned.account': {
    TY: '{reference}: Hindi tinanggap ng bangko ang account. Nasa wallet mo ang buong halaga; tingnan ang numero ng account.',
    EN: '{reference}: The bank does not accept the account. All of it is back in your wallet; please check the account’s number.',
  },
  'letter.withdrawal.returned.bank': {
    TY: '{reference}: May problema ang bangko. Nasa wallet mo ang buong halaga; subukan ulit mamaya.',
    EN: '{reference}: The bank has a problem. All of it is back in your wallet; please try again later.',
  },
  'letter.withdrawal.returned.debt': {
    TY: '{reference}: May binawing deposito o panalo, at binayaran muna iyon mula rito. Nasa wallet mo ang natira.',
    EN: '{reference}: A deposit or win was taken back, and was paid from this first. What is left is in your wallet.',
  },
  'letter.withdrawal.returned.contracts': {
    TY: '{reference}: Kulang ang wallet mo para sa sahod o dividend ng downline, kaya binayaran muna iyon mula rito. Nasa wallet mo ang natira.',
    EN: '{reference}: Your wallet did not reach for a downline’s salary or dividend, which was paid from this first. What is left is in your wallet.',
  },
  'letter.withdrawal.returned.undecided': {
    TY: '{reference}: Hindi ito natingnan sa oras, kaya bumalik ang buong halaga sa wallet mo. Pasensya na; puwede mo itong hilingin muli.',
    EN: '{reference}: It was not looked at in time, so all of it is back in your wallet. We are sorry; you can ask for it again.',
  },
  'letter.feedback': { TY: 'Sinagot namin ang feedback mo', EN: 'We answered your feedback' },
  'letter.identity.verified': {
    TY: 'Na-verify na ang pagkakakilanlan mo',
    EN: 'Your identity is verified',
  },
  'letter.identity.verified.text': {
    TY: 'Salamat! Natingnan na namin ang ID at selfie mo, at ayos ang lahat.',
    EN: 'Thank you! We looked at your ID and selfie, and everything is in order.',
  },
  'letter.identity.refused': {
    TY: 'Hindi pa ma-verify ang pagkakakilanlan mo',
    EN: 'Your identity is not verified yet',
  },
  'letter.identity.refused.unreadable': {
    TY: 'Malabo o putol ang larawan ng ID. Kunan ulit sa maliwanag na lugar at ipadala muli.',
    EN: 'The picture of your ID is blurred or cut off. Take it again in good light and send it once more.',
  },
  'letter.identity.refused.expired': {
    TY: 'Paso na ang ID. Magpadala ng ID na may bisa pa.',
    EN: 'Your ID has expired. Please send one that is still valid.',
  },
  'letter.identity.refused.mismatch': {
    TY: 'Iba ang nakasulat sa ID sa inilagay mo. Tingnan ang pangalan, petsa ng kapanganakan at numero, at ipadala muli.',
    EN: 'Your ID says something other than what you entered. Check the name, birth date and number, and send it once more.',
  },
  'letter.identity.refused.selfie': {
    TY: 'Hindi makita sa selfie na ikaw ang nasa ID. Kunan ulit nang kita ang buong mukha.',
    EN: 'The selfie does not show that you are the person on the ID. Take it again with your whole face in view.',
  },
  'letter.identity.refused.duplicate': {
    TY: 'May na-verify nang account sa ID na ito. Isang account lang bawat tao; makipag-ugnayan sa amin kung mali ito.',
    EN: 'There is a verified account with this ID already. One account per person; contact us if this is wrong.',
  },
  'letter.identity.refused.age': {
    TY: 'Ayon sa ID, hindi ka pa puwedeng maglaro rito.',
    EN: 'According to your ID you are not old enough to play here.',
  },
  'letter.contract.request': {
    TY: 'May kontratang naghihintay ng sagot mo',
    EN: 'A contract waits for your answer',
  },
  'letter.contract.request.daily': {
    TY: 'May inaalok sa iyong kontrata sa arawang sahod. Sagutin ito hanggang {day}.',
    EN: 'You are offered a daily salary contract. Please answer until {day}.',
  },
  'letter.contract.request.hourly': {
    TY: 'May inaalok sa iyong kontrata sa orasang sahod. Sagutin ito hanggang {day}.',
    EN: 'You are offered an hourly salary contract. Please answer until {day}.',
  },
  'letter.contract.request.dividend': {
    TY: 'May inaalok sa iyong kontrata sa dibidendo. Sagutin ito hanggang {day}.',
    EN: 'You are offered a dividend contract. Please answer until {day}.',
  },
  'letter.contract.answered': { TY: 'Nasagot ang alok mong kontrata', EN: 'Your contract was answered' },
  'letter.contract.answered.accept': {
    TY: 'Tinanggap ni {userName} ang kontratang inalok mo.',
    EN: '{userName} accepted the contract you offered.',
  },
  'letter.contract.answered.deny': {
    TY: 'Tinanggihan ni {userName} ang kontratang inalok mo.',
    EN: '{userName} denied the contract you offered.',
  },
  'letter.contract.ended': { TY: 'Natapos ang isang kontrata mo', EN: 'A contract of yours ended' },
  'letter.contract.ended.daily': {
    TY: 'Natapos na ang kontrata mo sa arawang sahod. Babayaran pa ang araw na nagsimula na.',
    EN: 'Your daily salary contract has ended. The day that has begun is still paid.',
  },
  'letter.contract.ended.hourly': {
    TY: 'Natapos na ang kontrata mo sa orasang sahod. Babayaran pa ang oras na nagsimula na.',
    EN: 'Your hourly salary contract has ended. The hour that has begun is still paid.',
  },
  'letter.contract.ended.dividend': {
    TY: 'Natapos na ang kontrata mo sa dibidendo. Babayaran pa ang panahong nagsimula na.',
    EN: 'Your dividend contract has ended. The period that has begun is still paid.',
  },
  'letter.contract.owed': { TY: 'Kulang ang bayad mo sa downline', EN: 'A downline was not paid in full' },
  'letter.contract.owed.text': {
    TY: 'Hindi umabot ang wallet mo sa sahod o dibidendo ng downline: {amount} pa ang kulang. Babayaran ito sa susunod na papasok na pera; hanggang doon, walang withdrawal at paglipat.',
    EN: 'Your wallet did not reach for a downline’s salary or dividend: {amount} is missing. What comes into your wallet pays it first; until then there are no withdrawals or transfers.',
  },
  'letter.deposit.takenBack': { TY: 'Binawi ang deposito mo', EN: 'Your deposit was taken back' },
  'letter.deposit.takenBack.whole': {
    TY: '{reference}: Binawi ng bangkong pinagbayaran ang {amount}, kaya inalis ito sa wallet mo. Kung may tanong, sabihan kami.',
    EN: '{reference}: The bank it was paid from took {amount} back, so it has left your wallet. If you have questions, please contact us.',
  },
  'letter.deposit.takenBack.owed': {
    TY: '{reference}: Binawi ng bangko ang {amount}. May utang ka pang {owed}, dahil kulang ang laman ng wallet mo. Sarado ang taya at withdrawal hanggang mabayaran ito; ang susunod mong deposito ang unang ipambabayad.',
    EN: '{reference}: Its bank took {amount} back. You still owe {owed}, because your wallet did not hold all of it. Bets and withdrawals are closed until it is paid, and your next deposit pays it first.',
  },
  'letter.deposit.refused': { TY: 'Hindi natanggap ang deposito mo', EN: 'Your deposit was not accepted' },
  'letter.deposit.refused.notFound': {
    TY: '{reference}: Walang dumating na ganitong transfer sa account namin.',
    EN: '{reference}: No such transfer arrived in our account.',
  },
  'letter.deposit.refused.amount': {
    TY: '{reference}: Iba ang halagang dumating sa sinabi mo.',
    EN: '{reference}: The amount that arrived is not the one you stated.',
  },
  'letter.deposit.refused.proof': {
    TY: '{reference}: Hindi mabasa ang resibo.',
    EN: '{reference}: The receipt cannot be read.',
  },
  'letter.deposit.refused.payer': {
    TY: '{reference}: Hindi sa pangalan mo galing ang transfer.',
    EN: '{reference}: The transfer did not come from an account in your name.',
  },
  'letter.deposit.refused.used': {
    TY: '{reference}: Nagamit na ang transfer na ito.',
    EN: '{reference}: This transfer was used before.',
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

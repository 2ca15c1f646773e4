/** The letters the server writes to members, title by title and text by text. */
import type { RefusalReason as DepositRefusal } from './deposits.ts'
import type { RefusalReason as IdentityRefusal } from './identity-check-bounds.ts'
import type { Text } from './language.ts'

export const letterTexts = {
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
  Record<`letter.identity.refused.${IdentityRefusal}` | `letter.deposit.refused.${DepositRefusal}`, Text>

export type LetterTextId = keyof typeof letterTexts

import type { AdjustmentReason } from './adjustment-reason.ts'
import type { Text } from './language.ts'
import type { WithdrawalReason } from './withdrawal-reason.ts'

/** Why a withdrawal is looked at or came back, in the same words on the screens and in the statement's file. */
export const withdrawalReasonTexts = {
  amount: {
    TY: 'Sinusuri namin ang malalaking halaga.',
    EN: 'We look at large amounts.',
  },
  newMember: {
    TY: 'Sinusuri namin ang unang linggo ng bagong miyembro.',
    EN: 'We look at withdrawals in a member’s first week.',
  },
  bigWin: {
    TY: 'Ang galing ng panalo mo! Pagkatapos ng malaking panalo, tao muna ang tumitingin.',
    EN: 'What a win! After a big one a person looks first.',
  },
  identity: {
    TY: 'Kailangan pa naming makumpirma kung sino ka. Kausapin ang customer service.',
    EN: 'We still have to confirm who you are. Please ask customer service.',
  },
  exclusion: {
    TY: 'Nakapahinga ka sa paglalaro, kaya tao ang tumitingin dito. Ibabalik sa iyo ang pera mo.',
    EN: 'You are taking a break from play, so a person looks at this. Your money comes back to you.',
  },
  barred: {
    TY: 'Hindi ka puwedeng maglaro ngayon, kaya tao ang tumitingin dito. Ibabalik sa iyo ang pera mo.',
    EN: 'Play is closed to you for now, so a person looks at this. Your money comes back to you.',
  },
  turnover: {
    TY: 'Hindi pa tapos ang kailangang turnover.',
    EN: 'The required turnover is not complete.',
  },
  rules: {
    TY: 'Hindi ito ayon sa mga tuntunin. Kausapin ang customer service.',
    EN: 'It does not follow the rules. Please ask customer service.',
  },
  undecided: {
    TY: 'Hindi ito natingnan sa oras. Puwede mo itong hilingin muli.',
    EN: 'It was not looked at in time. You can ask for it again.',
  },
  debt: {
    TY: 'May binawing deposito o panalo, at binayaran muna iyon mula rito. Nasa wallet mo ang natira.',
    EN: 'A deposit or win was taken back, and was paid from this first. What is left is in your wallet.',
  },
  contracts: {
    TY: 'Kulang ang wallet mo para sa sahod o dividend ng downline, kaya binayaran muna iyon mula rito. Nasa wallet mo ang natira.',
    EN: 'Your wallet did not reach for a downline’s salary or dividend, which was paid from this first. What is left is in your wallet.',
  },
  account: {
    TY: 'Hindi tinanggap ng bangko ang account. Tingnan ang numero nito.',
    EN: 'The bank does not accept the account. Please check its number.',
  },
  bank: {
    TY: 'May problema ang bangko. Subukan ulit mamaya.',
    EN: 'The bank has a problem. Please try again later.',
  },
} as const satisfies Record<WithdrawalReason, Text>

/** Why people corrected something, in the same words on the statement's screen and in its file. */
export const adjustmentReasonTexts = {
  gameFault: { TY: 'May pagkakamali sa isang laro', EN: 'Something went wrong in a game' },
  paymentFault: {
    TY: 'May pagkakamali sa isang bayad',
    EN: 'Something went wrong with a payment',
  },
  overpaid: { TY: 'Sumobra ang naibayad sa iyo', EN: 'You were paid too much' },
  compensation: { TY: 'Bayad-pinsala', EN: 'Compensation' },
} as const satisfies Record<AdjustmentReason, Text>

import type { AdjustmentReason } from './adjustment-reason.ts'
import type { Text } from './language.ts'
import type { WithdrawalReason } from './withdrawal-reason.ts'

/** Why a withdrawal is looked at or came back, in the same words on the screens and in the statement's file. */
export const withdrawalReasonTexts = {
  amount: {
    TY: 'Chine-check namin ang malalaking halaga.',
    EN: 'We check large amounts.',
  },
  newMember: {
    TY: 'Chine-check namin ang mga withdrawal sa unang linggo ng member.',
    EN: 'We check withdrawals in a member’s first week.',
  },
  bigWin: {
    TY: 'Ang laki ng panalo mo! Iche-check lang muna ito ng team namin.',
    EN: 'What a win! Our team checks big wins first.',
  },
  identity: {
    TY: 'Kailangan pa naming ma-confirm kung sino ka. Kausapin ang customer service.',
    EN: 'We still need to confirm who you are. Please contact customer service.',
  },
  exclusion: {
    TY: 'Naka-break ka sa paglalaro, kaya iche-check muna ito ng team namin. Matatanggap mo ang pera mo.',
    EN: 'You’re on a break, so our team checks this first. You’ll get your money.',
  },
  barred: {
    TY: 'Hindi ka puwedeng maglaro ngayon, kaya iche-check muna ito ng team namin. Matatanggap mo ang pera mo.',
    EN: 'You can’t play right now, so our team checks this first. You’ll get your money.',
  },
  turnover: {
    TY: 'Kulang pa ang turnover.',
    EN: 'Your turnover isn’t complete yet.',
  },
  rules: {
    TY: 'Hindi ito ayon sa terms. Kausapin ang customer service.',
    EN: 'This doesn’t follow our terms. Please contact customer service.',
  },
  undecided: {
    TY: 'Hindi namin na-check sa oras. Mag-request ulit.',
    EN: 'We didn’t check it in time. Please request it again.',
  },
  debt: {
    TY: 'May ni-reverse na deposit o panalo, at dito muna iyon ibinawas. Nasa wallet mo ang natira.',
    EN: 'A deposit or win was reversed, so we deducted it from this first. The rest is in your wallet.',
  },
  contracts: {
    TY: 'Kulang ang wallet mo para sa salary o dividend ng downline, kaya dito muna iyon ibinawas. Nasa wallet mo ang natira.',
    EN: 'Your wallet wasn’t enough for a downline’s salary or dividend, so we deducted it from this first. The rest is in your wallet.',
  },
  account: {
    TY: 'Hindi tinanggap ng bangko ang account. I-check ang account number.',
    EN: 'The bank didn’t accept the account. Please check the account number.',
  },
  bank: {
    TY: 'May problema ang bangko. Subukan ulit mamaya.',
    EN: 'The bank has a problem right now. Please try again later.',
  },
} as const satisfies Record<WithdrawalReason, Text>

/** Why people corrected something, in the same words on the statement's screen and in its file. */
export const adjustmentReasonTexts = {
  gameFault: { TY: 'Nagkaproblema sa laro', EN: 'There was a problem in a game' },
  paymentFault: {
    TY: 'Nagkaproblema sa bayad',
    EN: 'There was a problem with a payment',
  },
  overpaid: { TY: 'Sobra ang naibayad sa iyo', EN: 'You were paid too much' },
  compensation: { TY: 'Compensation', EN: 'Compensation' },
} as const satisfies Record<AdjustmentReason, Text>

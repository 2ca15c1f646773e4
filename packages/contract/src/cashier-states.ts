import type { Text } from './language.ts'

/** How a deposit stands, in the same words on its screen and in its file. */
export const depositStateTexts = {
  waiting: { TY: 'Naghihintay ng bayad', EN: 'Waiting for payment' },
  credited: { TY: 'Pumasok na ang deposit', EN: 'Deposit received' },
  review: { TY: 'Nire-review ang bayad', EN: 'Payment under review' },
  expired: { TY: 'Expired na', EN: 'Expired' },
  failed: { TY: 'Hindi natuloy ang bayad', EN: 'Payment failed' },
  cancelled: { TY: 'Na-cancel ang deposit', EN: 'Deposit cancelled' },
  refused: { TY: 'Hindi tinanggap ang deposit', EN: 'Deposit not accepted' },
  refunded: { TY: 'Ibinalik ang bayad mo', EN: 'Payment returned' },
  takenBack: { TY: 'Ni-reverse ang deposit', EN: 'Deposit reversed' },
} as const satisfies Record<string, Text>

/** How a withdrawal stands, in the same words on its screen and in its file. */
export const withdrawalStateTexts = {
  requested: { TY: 'Chine-check', EN: 'Checking' },
  approved: { TY: 'Approved', EN: 'Approved' },
  paying: { TY: 'Ipinapadala', EN: 'Sending' },
  paid: { TY: 'Naipadala na', EN: 'Paid' },
  cancelled: { TY: 'Na-cancel', EN: 'Cancelled' },
  rejected: { TY: 'Hindi na-approve', EN: 'Not approved' },
  failed: { TY: 'Hindi natuloy', EN: 'Failed' },
} as const satisfies Record<string, Text>

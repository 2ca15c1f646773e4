import type { Text } from './language.ts'

/** How a deposit stands, in the same words on its screen and in its file. */
export const depositStateTexts = {
  waiting: { TY: 'Naghihintay ng bayad', EN: 'Waiting for your payment' },
  credited: { TY: 'Pumasok na ang deposito', EN: 'Your deposit has arrived' },
  review: { TY: 'Sinusuri ang bayad', EN: 'Your payment is being reviewed' },
  expired: { TY: 'Naubos ang oras', EN: 'The time is up' },
  failed: { TY: 'Hindi natuloy ang bayad', EN: 'The payment failed' },
  cancelled: { TY: 'Kinansela ang deposito', EN: 'The deposit was cancelled' },
  refused: { TY: 'Hindi natanggap ang deposito', EN: 'The deposit was not accepted' },
  refunded: { TY: 'Ibinalik ang bayad mo', EN: 'Your payment was given back' },
  takenBack: { TY: 'Binawi ang deposito', EN: 'The deposit was taken back' },
} as const satisfies Record<string, Text>

/** How a withdrawal stands, in the same words on its screen and in its file. */
export const withdrawalStateTexts = {
  requested: { TY: 'Sinusuri', EN: 'In review' },
  approved: { TY: 'Aprubado', EN: 'Approved' },
  paying: { TY: 'Binabayaran', EN: 'Being paid' },
  paid: { TY: 'Bayad na', EN: 'Paid' },
  cancelled: { TY: 'Kinansela', EN: 'Cancelled' },
  rejected: { TY: 'Hindi inaprubahan', EN: 'Not approved' },
  failed: { TY: 'Hindi nabayaran', EN: 'Could not be paid' },
} as const satisfies Record<string, Text>

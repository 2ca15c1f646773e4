/** Why a person looks at a withdrawal, and why one was not paid. */
export const withdrawalReasons = [
  'amount',
  'newMember',
  'exclusion',
  'identity',
  'turnover',
  'rules',
  'account',
  'undecided',
  'bank',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

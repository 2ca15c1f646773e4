/** Why a person looks at a withdrawal, and why one was not paid. */
export const withdrawalReasons = [
  'amount',
  'newMember',
  'bigWin',
  'exclusion',
  'barred',
  'identity',
  'turnover',
  'rules',
  'undecided',
  'account',
  'bank',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** Why an operator rejects a withdrawal; each reason tells the member what to do. */
export const rejectionReasons = ['identity', 'turnover', 'rules', 'account', 'bank'] as const

/** Why a withdrawal came back. */
export const returnReasons = ['undecided', 'debt', 'contracts', ...rejectionReasons] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Why a person looks at a withdrawal, and why one was not paid. */
export const withdrawalReasons = [
  'amount',
  'newMember',
  'bigWin',
  'exclusion',
  'barred',
  ...returnReasons,
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

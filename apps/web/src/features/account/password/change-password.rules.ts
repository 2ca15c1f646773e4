/** Why a new password cannot be taken, before the server is asked. */
export type NewPasswordFault = 'confirm.missing' | 'confirm.different' | null

export function judgeConfirmation(newPassword: string, confirmation: string): NewPasswordFault {
  if (confirmation === '') return 'confirm.missing'
  return confirmation === newPassword ? null : 'confirm.different'
}

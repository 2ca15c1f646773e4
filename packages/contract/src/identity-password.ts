import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SessionRecord } from './identity.ts'
import { ofSecondFactor, secondFactor } from './passkey-signature.ts'
import { countryDialingCode, mobileNumber, verificationCode } from './verification.ts'

const typed = z.string().min(1).max(128)
const ofNewPassword = ['password.format', 'password.common', 'modify.new.old.same'] as const

export const changePassword = endpoint({
  summary:
    'Changes the password; every other session ends, and this one gets a new token. A member without one leaves `oldPassword` empty and has logged in within ten minutes.',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  input: z.strictObject({ oldPassword: z.string().max(128), newPassword: typed, confirmNewPassword: typed }),
  output: SessionRecord,
  errors: [...ofNewPassword, 'password.mismatch', 'password.wrong', 'login.locked', 'login.stale'],
  perMinute: 10,
})

export const mailPasswordLink = endpoint({
  summary: 'Mails a link that sets a new password; answers the same for a member that does not exist.',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  /** Form-encoded. */
  input: z.strictObject({
    username: z.string().trim().min(1).max(32),
    email: z.string().trim().max(128),
  }),
  output: z.object({}),
  errors: ['email.format', 'verification.limit'],
  perMinute: 60,
})

/** What follows `#reset=` in the link. */
const reset = z.string().min(1).max(256)

export const checkPasswordLink = endpoint({
  summary: 'Whether the link of a mail still sets a password, asked before anybody types one.',
  method: 'POST',
  path: '/wps/member/password/reset/check',
  access: 'anyone',
  input: z.strictObject({ reset }),
  output: z.object({ userName: z.string() }),
  errors: ['reset.invalid'],
  perMinute: 60,
})

export const resetPassword = endpoint({
  summary: 'Sets a new password by the link of a mail, which works once; every session ends.',
  method: 'POST',
  path: '/wps/member/password/reset',
  access: 'anyone',
  input: z.strictObject({
    reset,
    newPassword: typed,
    confirmNewPassword: typed,
  }),
  output: z.object({ userName: z.string() }),
  errors: [...ofNewPassword, 'password.mismatch', 'reset.invalid'],
  perMinute: 60,
})

export const setPasswordByPhone = endpoint({
  summary: 'Sets a new password by an SMS code and logs in; every other session ends.',
  method: 'POST',
  path: '/wps/member/password/mobile',
  access: 'anyone',
  input: z.strictObject({
    newPassword: typed,
    mobileNum: mobileNumber,
    countryDialingCode: countryDialingCode.optional(),
    verificationCode: verificationCode.optional(),
    /** In place of the code when Firebase sent it. */
    firebaseIdToken: z.string().max(4096).optional(),
    ...secondFactor,
  }),
  output: SessionRecord,
  errors: [
    ...ofNewPassword,
    'mobile.format',
    'verification.wrong',
    'account.disabled',
    'firebase.invalid',
    'firebase.unavailable',
    ...ofSecondFactor,
  ],
  perMinute: 10,
})

export const identityPasswordEndpoints = {
  changePassword,
  mailPasswordLink,
  checkPasswordLink,
  resetPassword,
  setPasswordByPhone,
}

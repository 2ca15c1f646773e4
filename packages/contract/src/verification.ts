import { z } from 'zod'
import { captchaAnswer } from './captcha.ts'
import { endpoint } from './endpoint.ts'

export const countryDialingCode = z.string().regex(/^\+?\d{1,4}$/)
export const mobileNumber = z.string().min(4).max(20)
export const verificationCode = z.string().regex(/^\d{6,10}$/)

const CodeSent = z.object({ expiredMinutes: z.number().int() })
const errors = [
  'mobile.format',
  'mobile.country',
  'captcha.required',
  'captcha.wrong',
  'verification.tooSoon',
  'verification.limit',
] as const

export const sendRegisterCode = endpoint({
  summary: 'Sends the SMS code that registers a mobile number.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'anyone',
  input: z.strictObject({
    mobileNo: mobileNumber,
    countryDialingCode: countryDialingCode.optional(),
    ...captchaAnswer,
  }),
  output: CodeSent,
  errors: [...errors, 'register.methodClosed'],
  perMinute: 60,
})

const knownNumber = z.strictObject({
  mobileNum: mobileNumber,
  countryDialingCode: countryDialingCode.optional(),
  ...captchaAnswer,
})

export const sendPasswordCode = endpoint({
  summary: 'Sends the SMS code that sets a new password; answers the same for a number nobody has.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  input: knownNumber,
  output: CodeSent,
  errors: [...errors, 'permission.denied'],
  perMinute: 60,
})

export const sendLoginCode = endpoint({
  summary: 'Sends the SMS code that logs in; answers the same for a number nobody has.',
  method: 'POST',
  path: '/wps/verification/sms/login',
  access: 'anyone',
  input: knownNumber,
  output: CodeSent,
  errors: [...errors, 'login.methodClosed'],
  perMinute: 60,
})

export const verificationEndpoints = { sendRegisterCode, sendPasswordCode, sendLoginCode }

import { z } from 'zod'
import { captchaAnswer } from './captcha.ts'
import { Consent } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { fieldMaxLength } from './field-rule.ts'
import { SessionRecord } from './identity.ts'
import { countryDialingCode } from './verification.ts'

/** The merchant's rule decides whether it is asked for, and what it looks like. */
const field = z.string().max(fieldMaxLength).optional()

const payload = {
  countryDialingCode: countryDialingCode.optional(),
  /** Host name of the page. */
  registerUrl: z.string().max(253).optional(),
  registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  username: field,
  password: field,
  confirmPassword: field,
  affiliateCode: field,
  paymentPassword: field,
  recommenderId: field,
  nickname: field,
  payeeName: field,
  email: field,
  mobileNum: field,
  idNumber: field,
  qqNum: field,
  facebook: field,
  wechat: field,
  line: field,
  whatsapp: field,
  zalo: field,
  birthDate: field,
  type: z.literal(0).optional(),
  domain: z.string().max(253).optional(),
  verificationCode: field,
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4096).optional(),
  /** What the player agrees to by registering; asked for afterwards when it is left out. */
  consent: Consent.optional(),
  ...captchaAnswer,
}

const errors = [
  'register.methodClosed',
  'username.format',
  'username.taken',
  'password.format',
  'password.common',
  'password.mismatch',
  'email.format',
  'name.format',
  'mobile.format',
  'mobile.taken',
  'field.format',
  'age.tooYoung',
  'member.barred',
  'affiliate.unknown',
  'recommender.unknown',
  'captcha.required',
  'captcha.wrong',
  'verification.wrong',
  'firebase.invalid',
  'firebase.unavailable',
  'consent.outdated',
] as const

export const registerMember = endpoint({
  summary: 'Registers a player by user name and logs in.',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  input: z.strictObject(payload),
  output: SessionRecord,
  errors,
  sealed: true,
  perMinute: 60,
})

export const registerMobile = endpoint({
  summary: 'Registers a player by mobile number and logs in; a user name is made when none is sent.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  input: z.strictObject(payload),
  output: SessionRecord,
  errors,
  sealed: true,
  perMinute: 60,
})

export type RegistrationPayload = z.output<typeof registerMember.input>

export const checkUserName = endpoint({
  summary: 'Whether a user name is still free.',
  method: 'GET',
  path: '/wps/check/username',
  access: 'anyone',
  input: z.strictObject({ username: z.string().min(1).max(32) }),
  output: z.object({ available: z.boolean() }),
  errors: ['username.format'],
  perMinute: 300,
})

export const checkAffiliate = endpoint({
  summary: 'Whether an invitation code may be used on this domain.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'anyone',
  /** Whatever stands in a link may arrive here; what is no code is answered as an unknown one. */
  input: z.strictObject({ code: field.unwrap(), domain: z.string().max(253).optional() }),
  output: z.object({ code: z.string() }),
  errors: ['affiliate.unknown'],
  perMinute: 300,
})

export const identityRegistrationEndpoints = { registerMember, registerMobile, checkUserName, checkAffiliate }

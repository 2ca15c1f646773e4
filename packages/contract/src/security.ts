import { z } from 'zod'
import { captchaAnswer } from './captcha.ts'
import { endpoint } from './endpoint.ts'
import { fullNamePattern } from './full-name.ts'
import { securityQuestions, securityQuestionsAsked, securitySteps } from './security-bounds.ts'
import { countryDialingCode, mobileNumber, verificationCode } from './verification.ts'
import { WithdrawalPassword } from './withdrawals.ts'

const Nothing = z.strictObject({})
const CodeSent = z.object({ expiredMinutes: z.number().int() })
const Email = z.email().max(128)
const Answer = z.string().trim().min(2).max(80)

/** The withdrawal password of a member who has one, else the log-in password, or nothing after a fresh log-in. */
const password = z.string().max(128)
const ofProof = [
  'password.wrong',
  'login.stale',
  'login.locked',
  'withdrawalPassword.wrong',
  'withdrawalPassword.locked',
] as const
const ofSending = ['verification.tooSoon', 'verification.limit'] as const

export const SecurityConfig = z.strictObject({
  /** Steps taken, of five. */
  level: z.int(),
  missing: z.array(z.enum(securitySteps)),
  hasPassword: z.boolean(),
  hasWithdrawalPassword: z.boolean(),
  /** Personal data is masked. */
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  mobileNum: z.string().nullable(),
  isMobileVerified: z.boolean(),
  payeeName: z.string().nullable(),
  nickname: z.string().nullable(),
  questions: z.array(z.enum(securityQuestions)),
  /** After a sensitive change no withdrawal is taken until then. */
  pausedUntil: z.iso.datetime().nullable(),
})
export type SecurityConfig = z.infer<typeof SecurityConfig>

export const getSecurityConfig = endpoint({
  summary: 'How well the member’s account is secured, and what is missing.',
  method: 'GET',
  path: '/wps/member/securityConfig',
  access: 'member',
  input: Nothing,
  output: SecurityConfig,
  errors: [],
})

export const sendEmailCode = endpoint({
  summary: 'Mails the code that binds an address to the member.',
  method: 'POST',
  path: '/wps/member/info/email/code',
  access: 'member',
  input: z.strictObject({ email: Email, ...captchaAnswer }),
  output: CodeSent,
  errors: [...ofSending, 'captcha.required', 'captcha.wrong'],
  perMinute: 10,
})

export const setEmail = endpoint({
  summary: 'Binds a mail address by the code sent to it; a change pauses withdrawals for a day.',
  method: 'POST',
  path: '/wps/member/info/email',
  access: 'member',
  input: z.strictObject({ email: Email, verificationCode, password }),
  output: SecurityConfig,
  errors: [...ofProof, 'verification.wrong'],
  sealed: true,
})

const number = { mobileNum: mobileNumber, countryDialingCode: countryDialingCode.optional() }

export const sendMobileCode = endpoint({
  summary: 'Sends the SMS code that binds a number to the member.',
  method: 'POST',
  path: '/wps/member/info/mobile/code',
  access: 'member',
  input: z.strictObject({ ...number, ...captchaAnswer }),
  output: CodeSent,
  errors: [...ofSending, 'mobile.format', 'mobile.country', 'captcha.required', 'captcha.wrong'],
  perMinute: 10,
})

export const setMobile = endpoint({
  summary: 'Binds a mobile number by the code sent to it; a change pauses withdrawals for a day.',
  method: 'POST',
  path: '/wps/member/info/mobile',
  access: 'member',
  input: z.strictObject({ ...number, verificationCode, password }),
  output: SecurityConfig,
  errors: [...ofProof, 'mobile.format', 'mobile.taken', 'verification.wrong'],
  sealed: true,
})

export const setPayeeName = endpoint({
  summary: 'Says, once, the name the member’s accounts are in.',
  method: 'POST',
  path: '/wps/member/info/payeename',
  access: 'member',
  input: z.strictObject({ payeeName: z.string().trim().regex(fullNamePattern) }),
  output: SecurityConfig,
  errors: ['payee.fixed'],
})

export const setNickname = endpoint({
  summary: 'Changes what the member is called.',
  method: 'POST',
  path: '/wps/member/info/nickname',
  access: 'member',
  input: z.strictObject({
    nickname: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{M}\p{N} ._-]{2,20}$/u),
  }),
  output: SecurityConfig,
  errors: [],
})

export const setSecurityQuestions = endpoint({
  summary: 'Answers the questions that are asked in addition when a withdrawal password is reset.',
  method: 'POST',
  path: '/wps/member/securityQuestions',
  access: 'member',
  input: z.strictObject({
    answers: z
      .array(z.strictObject({ question: z.enum(securityQuestions), answer: Answer }))
      .length(securityQuestionsAsked)
      .refine((answers) => new Set(answers.map(({ question }) => question)).size === answers.length),
    password,
  }),
  output: SecurityConfig,
  errors: ofProof,
  sealed: true,
})

const by = z.enum(['mobile', 'email'])

export const sendWithdrawalCode = endpoint({
  summary: 'Sends the code that resets the withdrawal password to the member’s own number or address.',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset/code',
  access: 'member',
  input: z.strictObject({ by }),
  output: CodeSent,
  errors: [...ofSending, 'contact.missing', 'mobile.country'],
  perMinute: 10,
})

export const resetWithdrawalPassword = endpoint({
  summary:
    'Sets a new withdrawal password by a code, the log-in password and one security question where there are any; pauses withdrawals for a day.',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  input: z.strictObject({
    by,
    verificationCode,
    loginPassword: z.string().max(128),
    question: z.enum(securityQuestions).optional(),
    answer: Answer.optional(),
    newPassword: WithdrawalPassword,
  }),
  output: SecurityConfig,
  errors: [
    'contact.missing',
    'password.wrong',
    'login.stale',
    'login.locked',
    'question.wrong',
    'verification.wrong',
    'withdrawalPassword.simple',
  ],
  sealed: true,
})

export const securityEndpoints = {
  getSecurityConfig,
  sendEmailCode,
  setEmail,
  sendMobileCode,
  setMobile,
  setPayeeName,
  setNickname,
  setSecurityQuestions,
  sendWithdrawalCode,
  resetWithdrawalPassword,
}

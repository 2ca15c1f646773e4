import { z } from 'zod'
import { captchaAnswer } from './captcha.ts'
import { Consent } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { ofSecondFactor, secondFactor } from './passkey-signature.ts'
import { payloadToken } from './payload-token.ts'
import { countryDialingCode, mobileNumber, verificationCode } from './verification.ts'

/** What the client keeps of a session. */
export const SessionRecord = z.object({
  token: z.string(),
  userName: z.string(),
  customerType: z.number().int(),
  firstTimeLogin: z.boolean(),
  /** Members who came by SMS or Firebase may have none yet. */
  hasPassword: z.boolean(),
  merchantCode: z.string(),
})
export type SessionRecord = z.output<typeof SessionRecord>

const side = { side: z.enum(['member', 'agent']).default('member') }

export const loginMember = endpoint({
  summary: 'Logs a member in by user name and password, SMS code or Firebase.',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  input: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('username'),
      username: z.string().min(1).max(32),
      password: z.string().min(1).max(128),
      ...captchaAnswer,
      ...secondFactor,
      ...side,
    }),
    z.strictObject({
      type: z.literal('sms'),
      /** The mobile number. */
      username: mobileNumber,
      /** The code of the SMS. */
      password: verificationCode,
      countryDialingCode: countryDialingCode.optional(),
      ...captchaAnswer,
      ...secondFactor,
      ...side,
    }),
    z.strictObject({
      type: z.literal('firebase'),
      username: z.string().max(32).optional(),
      password: z.string().max(128).optional(),
      /** `sms` for a phone number proved to Firebase; unset for Google and Facebook. */
      firebaseChannel: z.literal('sms').optional(),
      firebaseIdToken: z.string().min(1).max(4096),
      firebaseMobileNo: mobileNumber.optional(),
      /** What a person without an account agrees to by getting one. */
      consent: Consent.optional(),
      /** The birth date of a person without an account; the server asks for it by `field.format` with `birthDate`. */
      birthDate: z.iso.date().optional(),
      countryDialingCode: countryDialingCode.optional(),
      ...captchaAnswer,
      ...secondFactor,
      ...side,
    }),
  ]),
  output: SessionRecord,
  errors: [
    'login.failed',
    'login.locked',
    'login.notMember',
    'login.notAgent',
    'login.methodClosed',
    'account.disabled',
    'captcha.required',
    'captcha.wrong',
    'firebase.invalid',
    'firebase.unavailable',
    'firebase.emailTaken',
    'member.barred',
    'consent.outdated',
    'field.format',
    'age.tooYoung',
    ...ofSecondFactor,
  ],
  sealed: true,
})

export const loginFreePlay = endpoint({
  summary: 'Logs this device in to its trial account, which is made when there is none.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  input: z.strictObject({}),
  output: SessionRecord,
  errors: ['trial.limit', 'trial.closed'],
  perMinute: 60,
})

export const getTrialUser = endpoint({
  summary: 'Makes the trial account of this device, or finds it again, and logs in to it.',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'anyone',
  input: z.strictObject({}),
  output: SessionRecord,
  errors: ['trial.limit', 'trial.closed'],
  perMinute: 60,
})

export const logoutMember = endpoint({
  summary: 'Ends the session whose token the call carries.',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  input: z.strictObject({ token: payloadToken }),
  output: z.object({}),
  errors: [],
})

export const listSessions = endpoint({
  summary: 'Every device the member is logged in on.',
  method: 'GET',
  path: '/wps/session/list',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        userAgent: z.string(),
        ip: z.string(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  errors: [],
})

export const endSession = endpoint({
  summary: 'Logs one of the member’s own devices out.',
  method: 'DELETE',
  path: '/wps/session',
  access: 'member',
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({}),
  errors: ['session.unknown'],
})

export const linkFirebase = endpoint({
  summary: 'Lets the member log in with a Google or Facebook account as well; asks for the password again.',
  method: 'POST',
  path: '/wps/member/firebase',
  access: 'member',
  input: z.strictObject({
    firebaseIdToken: z.string().min(1).max(4096),
    password: z.string().min(1).max(128),
  }),
  output: z.object({}),
  errors: ['password.wrong', 'login.locked', 'firebase.invalid', 'firebase.unavailable', 'firebase.taken'],
  sealed: true,
  perMinute: 10,
})

export const identityEndpoints = {
  loginMember,
  loginFreePlay,
  getTrialUser,
  logoutMember,
  listSessions,
  endSession,
  linkFirebase,
}

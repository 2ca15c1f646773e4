import {
  type RegistrationFlags,
  type RegistrationMethod,
  registrationRules,
} from '@perya/contract/registration-fields'
import type { FieldRule, RegisterField, RegisterRules } from '@perya/contract/settings'

type MethodFlags = { USERNAMEREG3: boolean; MOBILENUMREG3: boolean }

/** The ways to register, in the order of their tabs; none when registration is closed. */
export function registrationMethods(flags: MethodFlags): readonly RegistrationMethod[] {
  return [
    ...(flags.USERNAMEREG3 ? (['username'] as const) : []),
    ...(flags.MOBILENUMREG3 ? (['mobileNum'] as const) : []),
  ]
}

export function firstMethod(flags: MethodFlags): RegistrationMethod {
  return flags.MOBILENUMREG3 && !flags.USERNAMEREG3 ? 'mobileNum' : 'username'
}

/** How the app is running, as the server keeps it with the registration. */
export function registerMethodOf(device: {
  isNativeApp: boolean
  isStandalone: boolean
  system: 'ios' | 'android' | 'other'
}): 'APP' | 'H5' | 'WEBCLIP' | 'PWA' {
  if (device.isNativeApp) return 'APP'
  if (!device.isStandalone) return 'H5'
  return device.system === 'ios' ? 'WEBCLIP' : 'PWA'
}

export type AskedField = { name: RegisterField; rule: FieldRule }

/** Who you are, how to reach you, the rest, who sent you. */
const order = {
  username: ['username', 'password', 'birthDate', 'mobileNum', 'verificationCode'],
  mobileNum: ['mobileNum', 'verificationCode', 'password', 'birthDate'],
} as const satisfies Record<RegistrationMethod, readonly RegisterField[]>
const rest: readonly RegisterField[] = [
  'email',
  'nickname',
  'payeeName',
  'idNumber',
  'paymentPassword',
  'facebook',
  'whatsapp',
  'wechat',
  'line',
  'zalo',
  'qqNum',
  'recommenderId',
  'affiliateCode',
]

/** The fields to show, in order, by the rules the server judges them with. */
export function askedFields(
  method: RegistrationMethod,
  rules: RegisterRules,
  flags: RegistrationFlags,
): readonly AskedField[] {
  const bent = registrationRules(method, rules, flags)
  return [...order[method], ...rest]
    .map((name) => ({ name, rule: bent[name] }))
    .filter(({ rule }) => rule.enabled)
}

/** Beside which field the server's refusal is explained. */
export const fieldOfRefusal: Readonly<Record<string, RegisterField | 'confirmPassword' | 'captcha'>> = {
  'username.format': 'username',
  'username.taken': 'username',
  'password.format': 'password',
  'password.common': 'password',
  'password.mismatch': 'confirmPassword',
  'email.format': 'email',
  'name.format': 'payeeName',
  'mobile.format': 'mobileNum',
  'mobile.country': 'mobileNum',
  'mobile.taken': 'mobileNum',
  'age.tooYoung': 'birthDate',
  'affiliate.unknown': 'affiliateCode',
  'recommender.unknown': 'recommenderId',
  'captcha.required': 'captcha',
  'captcha.wrong': 'captcha',
  'verification.wrong': 'verificationCode',
}

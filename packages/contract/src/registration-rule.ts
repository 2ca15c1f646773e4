/**
 * The fields a person may be asked for, each by a rule that is the merchant's data.
 *
 * Server and app judge an input by the same function, so neither lets through what the other refuses.
 */
import type { Text } from './language.ts'

export const registrationFields = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'affiliateCode',
  'birthDate',
] as const

export type RegistrationField = (typeof registrationFields)[number]

export type FieldRule = {
  enabled: boolean
  required: boolean
  /** Regular expression the whole input must match, without anchors. */
  pattern: string
  /** What to say when it does not. */
  message: Text
}

export type RegistrationRules = Record<RegistrationField, FieldRule>

/** No field takes more, whatever its pattern says: a merchant's pattern never meets a long input. */
export const fieldMaxLength = 128

export type FieldVerdict = 'ok' | 'disabled' | 'missing' | 'malformed'

/** An empty field that is not required is left alone; a filled one the merchant does not ask for is refused. */
export function judgeField(rule: FieldRule, input: string | undefined): FieldVerdict {
  const isEmpty = input === undefined || input === ''
  if (!rule.enabled) return isEmpty ? 'ok' : 'disabled'
  if (isEmpty) return rule.required ? 'missing' : 'ok'
  if (input.length > fieldMaxLength) return 'malformed'
  return new RegExp(`^(?:${rule.pattern})$`, 'u').test(input) ? 'ok' : 'malformed'
}

const off = (pattern: string, message: Text): FieldRule => ({
  enabled: false,
  required: false,
  pattern,
  message,
})
const optional = (pattern: string, message: Text): FieldRule => ({ ...off(pattern, message), enabled: true })
const required = (pattern: string, message: Text): FieldRule => ({
  ...optional(pattern, message),
  required: true,
})

const handle = '[\\p{L}\\p{N}@._+\\-]{3,64}'

/** What a merchant asks for until it decides otherwise. */
export const defaultRegistrationRules: RegistrationRules = {
  username: required('[A-Za-z][A-Za-z0-9_]{3,15}', {
    TY: 'Gumamit ng 4–16 letra, numero o underscore, at magsimula sa letra.',
    EN: 'Use 4–16 letters, digits or underscores, starting with a letter.',
  }),
  password: required('[^\\p{Cc}]{8,64}', {
    TY: 'Kailangan ng 8–64 na karakter ang password.',
    EN: 'A password has 8–64 characters.',
  }),
  mobileNum: optional('\\+?[0-9][0-9 \\-]{5,18}', {
    TY: 'Ilagay ang tamang mobile number.',
    EN: 'Enter a valid mobile number.',
  }),
  verificationCode: optional('[0-9]{6,10}', {
    TY: 'Ilagay ang code na ipinadala sa SMS.',
    EN: 'Enter the code we sent by SMS.',
  }),
  paymentPassword: off('[0-9]{6}', {
    TY: 'Anim na numero ang withdrawal password.',
    EN: 'A withdrawal password has six digits.',
  }),
  idNumber: off('[A-Za-z0-9\\-]{5,32}', {
    TY: 'Ilagay ang numero ng iyong ID.',
    EN: 'Enter the number of your ID.',
  }),
  qqNum: off('[0-9]{5,12}', { TY: 'Ilagay ang tamang QQ number.', EN: 'Enter a valid QQ number.' }),
  facebook: off(handle, { TY: 'Ilagay ang tamang Facebook name.', EN: 'Enter a valid Facebook name.' }),
  wechat: off(handle, { TY: 'Ilagay ang tamang WeChat ID.', EN: 'Enter a valid WeChat ID.' }),
  line: off(handle, { TY: 'Ilagay ang tamang LINE ID.', EN: 'Enter a valid LINE ID.' }),
  whatsapp: off('\\+?[0-9 \\-]{6,20}', {
    TY: 'Ilagay ang tamang WhatsApp number.',
    EN: 'Enter a valid WhatsApp number.',
  }),
  zalo: off(handle, { TY: 'Ilagay ang tamang Zalo ID.', EN: 'Enter a valid Zalo ID.' }),
  email: optional("[A-Za-z0-9._%+'\\-]{1,64}@[A-Za-z0-9.\\-]{1,60}\\.[A-Za-z]{2,24}", {
    TY: 'Hindi tama ang e-mail.',
    EN: 'The e-mail address is not correct.',
  }),
  nickname: off('[\\p{L}\\p{N} ._\\-]{2,20}', {
    TY: 'Gumamit ng 2–20 letra o numero.',
    EN: 'Use 2–20 letters or digits.',
  }),
  payeeName: off("\\p{L}[\\p{L} .'\\-]{1,63}", {
    TY: 'Ilagay ang buong pangalan gaya ng nasa bank account mo.',
    EN: 'Enter your full name as on your bank account.',
  }),
  recommenderId: off('[A-Za-z0-9_]{1,20}', {
    TY: 'Mali ang link ng nag-refer.',
    EN: 'The referrer link is wrong.',
  }),
  affiliateCode: optional('[A-Za-z0-9]{4,16}', {
    TY: 'Mali ang invitation code.',
    EN: 'The invitation code is wrong.',
  }),
  birthDate: off('[0-9]{4}-[0-9]{2}-[0-9]{2}', {
    TY: 'Ilagay ang petsa ng kapanganakan.',
    EN: 'Enter your date of birth.',
  }),
}

/** What the log-in form checks before it calls; the server verifies a password exactly as typed. */
export const loginRules = {
  loginUsername: required('[A-Za-z0-9_]{3,32}', {
    TY: 'Ilagay ang user name mo.',
    EN: 'Enter your user name.',
  }),
  loginPassword: required('[^\\p{Cc}]{1,128}', { TY: 'Ilagay ang password.', EN: 'Enter your password.' }),
  loginMobileNum: required('\\+?[0-9][0-9 \\-]{5,18}', {
    TY: 'Ilagay ang tamang mobile number.',
    EN: 'Enter a valid mobile number.',
  }),
  verificationCode: required('[0-9]{6,10}', {
    TY: 'Ilagay ang code na ipinadala sa SMS.',
    EN: 'Enter the code we sent by SMS.',
  }),
} as const satisfies Record<string, FieldRule>

import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { RegisterField } from '@perya/contract/settings'
import { isStandalone, thisDevice } from '#lib/device/device.ts'
import { plainMobile } from '../mobile/mobile.rules.ts'
import { registerMethodOf } from './registration.rules.ts'

export type RegistrationValues = Record<Exclude<RegisterField, 'mobileNum'>, string> & {
  /** Each tab has a number of its own, so that one can be copied to the other. */
  mobiles: { username: string; mobileNum: string }
  confirmPassword: string
  captcha: string
  agrees: boolean
}

export const emptyValues: RegistrationValues = {
  username: '',
  password: '',
  confirmPassword: '',
  mobiles: { username: '', mobileNum: '' },
  verificationCode: '',
  birthDate: '',
  paymentPassword: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  email: '',
  nickname: '',
  payeeName: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  agrees: true,
}

type Payload = InputOf<Endpoints['registerMember']>

/** What was typed into the fields on screen, and where it was typed. Empty fields are left out. */
export function payloadOf(
  asked: readonly RegisterField[],
  values: RegistrationValues,
  mobile: string,
  countryDialingCode: string,
): Payload {
  return {
    ...typedFields(asked, values, mobile),
    ...(asked.includes('password') ? { confirmPassword: values.confirmPassword } : {}),
    ...(asked.includes('mobileNum') && mobile.trim() ? { countryDialingCode } : {}),
    registerUrl: location.hostname,
    domain: location.hostname,
    registerMethod: registerMethodOf({ ...thisDevice(), isStandalone: isStandalone() }),
    type: 0,
  }
}

export function typedFields(
  asked: readonly RegisterField[],
  values: RegistrationValues,
  mobile: string,
): Partial<Record<RegisterField, string>> {
  const typedInto = (name: RegisterField) => (name === 'mobileNum' ? mobile : values[name])
  const read = asked.map((name) => [name, readField(name, typedInto(name))] as const)
  return Object.fromEntries(read.filter(([, text]) => text !== ''))
}

/** As it is judged and sent: a password exactly as typed, everything else without the spaces around it. */
export function readField(name: RegisterField, typed: string): string {
  if (name === 'mobileNum') return plainMobile(typed)
  return name === 'password' ? typed : typed.trim()
}

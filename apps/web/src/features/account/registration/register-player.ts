import type { Consent } from '@perya/contract/consent'
import type { SessionRecord } from '@perya/contract/identity'
import type { RegistrationMethod } from '@perya/contract/registration-fields'
import type { RegisterField } from '@perya/contract/settings'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import type { CaptchaAnswer } from '#lib/captcha/work-for-captcha.ts'
import { checkAffiliate } from './affiliate.ts'
import { payloadOf, type RegistrationValues } from './registration-payload.ts'

/** The registration stopped before the server was asked. */
export class WrongInvitation extends Error {}

export type Registration = {
  method: RegistrationMethod
  asked: readonly RegisterField[]
  values: RegistrationValues
  mobile: string
  countryDialingCode: string
  /** The code of the link the player came by, already known to be good. */
  linkedCode: string | null
  captcha: CaptchaAnswer
  agreed: { consent?: Consent }
  /** Set where Firebase sent the SMS code: gives its token for the typed code. */
  proveByFirebase: ((code: string) => Promise<string>) | null
}

/** Proves the number, checks a typed invitation, then registers. */
export async function registerPlayer(registration: Registration): Promise<SessionRecord> {
  const { method, asked, values, mobile, countryDialingCode, linkedCode, captcha, agreed } = registration
  const payload = payloadOf(asked, values, mobile, countryDialingCode)
  const proof = await proofOf(registration)
  const affiliateCode = linkedCode ?? (await typedInvitation(payload.affiliateCode))
  return call(method === 'mobileNum' ? 'registerMobile' : 'registerMember', {
    ...payload,
    ...proof,
    ...(affiliateCode ? { affiliateCode } : {}),
    ...agreed,
    ...captcha,
  })
}

async function proofOf({ asked, values, proveByFirebase }: Registration) {
  if (!proveByFirebase || !asked.includes('verificationCode')) return {}
  return {
    firebaseChannel: 'sms' as const,
    firebaseIdToken: await proveByFirebase(values.verificationCode),
  }
}

async function typedInvitation(code: string | undefined): Promise<string | null> {
  if (!code) return null
  const known = await checkAffiliate(code)
  if (known === null) throw new WrongInvitation()
  return known
}

/** Which field the server's refusal names, where it names one itself. */
export function refusedField(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  return typeof error.value.field === 'string' ? error.value.field : null
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Version = z.int().min(1)
const Age = z.int().min(18).max(99)

/** What a member still has to agree to, or agrees to now; what is settled is left out. */
export const Consent = z.strictObject({
  /** The version of the user agreement. */
  agreement: Version.optional(),
  /** The version of the privacy statement. */
  privacy: Version.optional(),
  /** The age that the member confirms. */
  age: Age.optional(),
})
export type Consent = z.infer<typeof Consent>

export const getMissingConsent = endpoint({
  summary:
    'What the caller has not agreed to yet: statements that changed, and a minimum age that was raised. A visitor is told all of it, to agree to by registering.',
  method: 'GET',
  path: '/wps/member/consent',
  access: 'anyone',
  input: z.strictObject({}),
  output: Consent,
  errors: [],
  isBackground: true,
})

export const giveConsent = endpoint({
  summary: 'The member agrees to these versions and confirms this age; answers what is missing still.',
  method: 'POST',
  path: '/wps/member/consent',
  access: 'member',
  input: Consent,
  output: Consent,
  errors: ['consent.outdated'],
})

export const consentEndpoints = { getMissingConsent, giveConsent }

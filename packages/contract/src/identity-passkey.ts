import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SessionRecord } from './identity.ts'
import {
  bytes,
  clientDataJSON,
  credentialId,
  ofSecondFactor,
  PasskeySignature,
  secondFactor,
} from './passkey-signature.ts'

/** What the device is asked to sign, once, within a few minutes. */
const challenge = { challenge: z.string(), rpId: z.string(), timeoutMs: z.number().int() }

export const startPasskey = endpoint({
  summary: 'Begins to add a passkey of the member; asks for a log-in of the last ten minutes.',
  method: 'POST',
  path: '/wps/member/passkey/challenge',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({
    ...challenge,
    siteName: z.string(),
    userName: z.string(),
    /** Names the member to the device, and says nothing about them. */
    userHandle: z.string(),
    /** The passkeys the member has, so that no device makes a second one. */
    credentialIds: z.array(z.string()),
  }),
  errors: ['login.stale', 'passkey.limit', 'passkey.unavailable'],
  perMinute: 20,
})

export const addPasskey = endpoint({
  summary: 'Adds the passkey a device made for the challenge; withdrawals rest for a day.',
  method: 'PUT',
  path: '/wps/member/passkey',
  access: 'member',
  input: z.strictObject({ credentialId, clientDataJSON, attestationObject: bytes(16_384) }),
  output: z.object({}),
  errors: ['login.stale', 'passkey.refused', 'passkey.limit', 'passkey.unavailable'],
  perMinute: 20,
})

export const listPasskeys = endpoint({
  summary: 'The passkeys of the member.',
  method: 'GET',
  path: '/wps/member/passkey',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        /** The host name it was made for, and whether that is the one the member looks from. */
        host: z.string(),
        isForThisHost: z.boolean(),
        /** The browser it was made in. */
        userAgent: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    hasSecondFactor: z.boolean(),
  }),
  errors: [],
})

export const removePasskey = endpoint({
  summary:
    'Takes one of the member’s own passkeys away, the second factor with the last one for this host name; asks for a log-in of the last ten minutes, and withdrawals rest for a day.',
  method: 'DELETE',
  path: '/wps/member/passkey',
  access: 'member',
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({}),
  errors: ['login.stale', 'passkey.unknown'],
})

export const setSecondFactor = endpoint({
  summary:
    'Asks for a passkey with every log-in by anything else, or no more; asks for a log-in of the last ten minutes, to begin with for a passkey as well, and withdrawals rest for a day.',
  method: 'PUT',
  path: '/wps/member/passkey/secondFactor',
  access: 'member',
  input: z.strictObject({ isOn: z.boolean(), ...secondFactor }),
  output: z.object({}),
  errors: ['login.stale', 'passkey.none', ...ofSecondFactor],
  perMinute: 20,
})

export const startPasskeyLogin = endpoint({
  summary: 'Begins a log-in by passkey; the device knows whose it is.',
  method: 'POST',
  path: '/wps/session/passkey/challenge',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.object(challenge),
  errors: ['passkey.unavailable'],
  perMinute: 300,
})

export const loginByPasskey = endpoint({
  summary: 'Logs a member in by the challenge their passkey signed.',
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'anyone',
  input: PasskeySignature.extend({ side: z.enum(['member', 'agent']).default('member') }),
  output: SessionRecord,
  errors: ['passkey.refused', 'passkey.unavailable', 'login.notMember', 'login.notAgent', 'account.disabled'],
  perMinute: 300,
})

export const identityPasskeyEndpoints = {
  startPasskey,
  addPasskey,
  listPasskeys,
  removePasskey,
  setSecondFactor,
  startPasskeyLogin,
  loginByPasskey,
}

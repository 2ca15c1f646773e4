/** The browser's side of passkeys: keys that stay on the member's device and answer to a finger, a face or a PIN. */
import type { InputOf, OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { PasskeySignature } from '@perya/contract/passkey-signature'

/** ES256, EdDSA and RS256, which every device speaks one of. */
const algorithms = [-7, -8, -257]

/** An address that is only a number has no passkeys, and older browsers have none at all. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

/** The player changed their mind: nothing to explain. */
export class PasskeyCancelled extends Error {}
/** One is asked for, and the browser has none to show. */
export class PasskeyUnsupported extends Error {}
/** This device has one of the member's passkeys already. */
export class PasskeyExists extends Error {}

export async function makePasskey(
  start: OutputOf<Endpoints['startPasskey']>,
): Promise<InputOf<Endpoints['addPasskey']>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge: start.challenge,
    rp: { id: start.rpId, name: start.siteName },
    user: { id: start.userHandle, name: start.userName, displayName: start.userName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: start.credentialIds.map((id) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: start.timeoutMs,
  })
  const made = await asked(navigator.credentials.create({ publicKey }))
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  return {
    credentialId: made.id,
    clientDataJSON: base64url(clientDataJSON),
    attestationObject: base64url(attestationObject),
  }
}

/** What there is to sign; with the passkeys that will do, where it is known whose. */
export type PasskeyChallenge = OutputOf<Endpoints['startPasskeyLogin']> & {
  credentialIds?: readonly string[]
}

export async function signWithPasskey(start: PasskeyChallenge): Promise<PasskeySignature> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge: start.challenge,
    rpId: start.rpId,
    allowCredentials: (start.credentialIds ?? []).map((id) => ({ type: 'public-key', id })),
    userVerification: 'required',
    timeout: start.timeoutMs,
  })
  const signed = await asked(navigator.credentials.get({ publicKey }))
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    signed.response as AuthenticatorAssertionResponse
  return {
    credentialId: signed.id,
    clientDataJSON: base64url(clientDataJSON),
    authenticatorData: base64url(authenticatorData),
    signature: base64url(signature),
    userHandle: userHandle && base64url(userHandle),
  }
}

async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const answer = await question.catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled()
    throw name === 'InvalidStateError' ? new PasskeyExists() : error
  })
  if (answer === null) throw new PasskeyCancelled()
  return answer as PublicKeyCredential
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

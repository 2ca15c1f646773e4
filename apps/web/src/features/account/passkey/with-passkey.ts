import type { PasskeySignature } from '@perya/contract/passkey-signature'
import { ApiError } from '#lib/api/api-error.ts'
import {
  hasPasskeys,
  PasskeyCancelled,
  type PasskeyChallenge,
  PasskeyUnsupported,
  signWithPasskey,
} from './passkey.ts'

/** Sends a call, and sends it again with a passkey's signature where the member asks for one besides. */
export async function withPasskey<T>(
  send: (shown: { passkey?: PasskeySignature }) => Promise<T>,
): Promise<T> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'passkey.required') throw error
    if (!hasPasskeys()) throw new PasskeyUnsupported()
    const passkey = await signWithPasskey(error.value as PasskeyChallenge).catch((failure: unknown) => {
      // What was asked for says more than that it did not come.
      throw failure instanceof PasskeyCancelled ? error : failure
    })
    return send({ passkey })
  }
}

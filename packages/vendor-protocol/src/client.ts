/** The vendor's side of the protocol: signs a call, sends it and returns the outcome. */
import { randomUUID } from 'node:crypto'
import { VendorAnswer, type VendorCallName, type VendorInput, vendorCalls } from '@perya/contract/vendor'
import { type Line, openLine } from './post.ts'
import { signParts, type VendorKey, vendorHeaders } from './signature.ts'

export type VendorIdentity = { vendor: string; brand: string; keyId: string; key: VendorKey }

export type SignedCall = { path: string; headers: Record<string, string>; body: Buffer }

/** All that a caller can know: the answer, or that none came. */
export type CallOutcome =
  | { isKnown: true; httpStatus: number; answer: VendorAnswer }
  | { isKnown: false; reason: string }

/** What a test may change to forge a call. */
export type SigningOptions = { now?: number; nonce?: string }

export function signCall(
  identity: VendorIdentity,
  path: string,
  body: Buffer,
  { now = Date.now(), nonce = randomUUID() }: SigningOptions = {},
): SignedCall {
  const timestamp = String(now)
  const signature = signParts(identity.key, { timestamp, nonce, method: 'POST', path, body })
  return {
    path,
    body,
    headers: {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: identity.vendor,
      [vendorHeaders.brand]: identity.brand,
      [vendorHeaders.keyId]: identity.keyId,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: signature,
    },
  }
}

export async function sendCall(url: string, call: SignedCall, timeoutMs = 2_000): Promise<CallOutcome> {
  return sendOn(openLine(url), call, timeoutMs)
}

async function sendOn(line: Line, call: SignedCall, timeoutMs: number): Promise<CallOutcome> {
  try {
    const { status, text } = await line(call, timeoutMs)
    const answer = VendorAnswer.parse(JSON.parse(text))
    // After a 5xx it is unknown whether money moved, whatever the body says.
    if (status >= 500) return { isKnown: false, reason: `HTTP ${status}` }
    return { isKnown: true, httpStatus: status, answer }
  } catch (error) {
    return { isKnown: false, reason: (error as Error).message }
  }
}

export type VendorClient = ReturnType<typeof openVendorClient>

export function openVendorClient(url: string, identity: VendorIdentity, timeoutMs = 2_000) {
  const line = openLine(url)
  return {
    call<N extends VendorCallName>(name: N, input: VendorInput<N>): Promise<CallOutcome> {
      const body = Buffer.from(JSON.stringify(input))
      return sendOn(line, signCall(identity, vendorCalls[name].path, body), timeoutMs)
    },
  }
}

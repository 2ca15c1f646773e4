/** Calls to the studio. An answer, a refusal with its reason, or no answer at all: nothing else can happen. */
import type { StudioAnswer, StudioCallName, StudioInput, StudioRefusal } from '@perya/studio-contract'

/** The studio said no, and why, in the player's language. */
export class Refused extends Error {
  readonly code: string

  constructor({ errorCode, message }: StudioRefusal) {
    super(message)
    this.name = 'Refused'
    this.code = errorCode
  }
}

/** Nobody knows whether the call arrived; the same call, with the same key, may be sent again. */
export class NoAnswer extends Error {}

const patienceMs = 15_000

export async function call<Name extends StudioCallName>(
  name: Name,
  input: StudioInput<Name>,
): Promise<StudioAnswer<Name>> {
  const { status, body } = await send(name, input)
  if (status === 200) return body as StudioAnswer<Name>
  if (status >= 500 || !isRefusal(body)) throw new NoAnswer(isRefusal(body) ? body.message : '')
  throw new Refused(body)
}

async function send(name: string, input: unknown): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`/studio/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: response.status, body: await response.json() }
  } catch (cause) {
    throw new NoAnswer('', { cause })
  }
}

const isRefusal = (body: unknown): body is StudioRefusal =>
  typeof body === 'object' && body !== null && 'errorCode' in body && 'message' in body

/** One for each intent of the player. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

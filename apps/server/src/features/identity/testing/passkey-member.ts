/** A member with a passkey on a device of theirs, which every log-in asks for once it is their second factor. */
import type { Endpoint, InputOf } from '@perya/contract/endpoint'
import { addPasskey, setSecondFactor, startPasskey } from '@perya/contract/identity-passkey'
import type { PasskeySignature } from '@perya/contract/passkey-signature'
import type { TestApp } from '#testing/test-app.ts'
import { type Answer, type Client, openClient } from './client.ts'
import { openPasskeyDevice } from './passkey-device.ts'

/** Passkeys belong to a host name. */
export const here = { headers: { host: 'localhost' } }
export const site = { origin: 'http://localhost', rpId: 'localhost' }

export type Device = ReturnType<typeof openPasskeyDevice>

export async function addPasskeyOf(client: Client): Promise<Device> {
  const device = openPasskeyDevice(site)
  const { challenge } = (await client.call(startPasskey, {})).value
  const added = await client.call(addPasskey, device.make({ challenge }))
  if (!added.success) throw new Error(`no passkey was added: ${added.text}`)
  return device
}

export const challengeOf = (answer: Answer): string =>
  (answer.value as unknown as { challenge: string }).challenge

type Showing = Endpoint & { input: { _zod: { output: { passkey?: PasskeySignature | undefined } } } }

/** The same call twice, as the app makes it: refused with a challenge, then with the challenge signed. */
export async function callWithPasskey<E extends Showing>(
  client: Client,
  endpoint: E,
  input: InputOf<E>,
  device: Device,
): Promise<Answer<E>> {
  const asked = await client.call(endpoint, input)
  if (asked.errorCode !== 'passkey.required') throw new Error(`no passkey was asked for: ${asked.text}`)
  const passkey = device.sign({ challenge: challengeOf(asked) })
  return client.call(endpoint, { ...(input as object), passkey } as InputOf<E>)
}

/** Somebody who has just switched it on. */
export async function openSecondFactor(
  test: TestApp,
  userName: string,
): Promise<{ client: Client; device: Device }> {
  const client = openClient(test, here)
  await client.logIn(userName)
  const device = await addPasskeyOf(client)
  const switched = await callWithPasskey(client, setSecondFactor, { isOn: true }, device)
  if (!switched.success) throw new Error(`${userName} has no second factor: ${switched.text}`)
  return { client, device }
}

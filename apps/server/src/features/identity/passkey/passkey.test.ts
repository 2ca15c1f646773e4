import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@perya/contract/identity-passkey'
import { getMemberInfo } from '@perya/contract/members'
import { getSecurityConfig } from '@perya/contract/security'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type Client, openClient, readMessage, readOutbox } from '../testing/client.ts'
import { type Ceremony, openPasskeyDevice } from '../testing/passkey-device.ts'
import { here, site } from '../testing/passkey-member.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())

const refused = { success: false, status: 403, errorCode: 'passkey.refused' }

/** A member who has just logged in with the password, and a device that has no passkey yet. */
async function open(userName: string) {
  const client = openClient(test, here)
  await client.logIn(userName)
  return { client, device: openPasskeyDevice(site) }
}

type Device = Awaited<ReturnType<typeof open>>['device']

async function add(client: Client, device: Device, changes: Partial<Ceremony> = {}) {
  const { challenge } = (await client.call(startPasskey, {})).value
  return client.call(addPasskey, device.make({ challenge, ...changes }))
}

async function logIn(device: Device, changes: Partial<Ceremony> = {}, client = openClient(test, here)) {
  const { challenge } = (await client.call(startPasskeyLogin, {})).value
  return client.call(loginByPasskey, device.sign({ challenge, ...changes }))
}

describe('R-96 a passkey', () => {
  it('logs its member in from any device, without SMS or password, and the session is a real one', async () => {
    const { client, device } = await open('juan')
    expect(await add(client, device)).toMatchObject({ success: true })
    const elsewhere = openClient(test, here)
    const answer = await logIn(device, {}, elsewhere)
    expect(answer).toMatchObject({ success: true, value: { userName: 'juan' } })
    elsewhere.token = answer.value.token
    expect(await elsewhere.call(getMemberInfo, {})).toMatchObject({ value: { account: 'juan' } })
  })

  it('is told to its member by mail, listed, and worth nothing once it is taken away', async () => {
    const { client, device } = await open('malaya')
    await add(client, device)
    expect((await readMessage(test, 'malaya@perya.example', /passkey/)).kind).toBe('mail')
    await logIn(device)
    const { passkeys } = (await client.call(listPasskeys, {})).value
    expect(passkeys).toMatchObject([{ userAgent: 'Test browser', lastUsedAt: new Date(time).toISOString() }])
    const id = passkeys[0]?.id ?? ''
    const stranger = (await open('juan')).client
    expect(await stranger.call(removePasskey, { id })).toMatchObject({ errorCode: 'passkey.unknown' })
    expect(await client.call(removePasskey, { id })).toMatchObject({ success: true })
    expect(await logIn(device)).toMatchObject(refused)
  })

  it('R-95 keeps withdrawals in for a day when one is added or taken away, and every way to the member says so', async () => {
    const { client, device } = await open('amihan')
    const pausedUntil = async () => (await client.call(getSecurityConfig, {})).value.pausedUntil
    const tomorrow = () => new Date(time + 86_400_000).toISOString()
    expect(await pausedUntil()).toBeNull()
    await add(client, device)
    expect(await pausedUntil()).toBe(tomorrow())
    time += 3_600_000
    await client.logIn('amihan')
    const [made] = (await client.call(listPasskeys, {})).value.passkeys
    await client.call(removePasskey, { id: made?.id ?? '' })
    expect(await pausedUntil()).toBe(tomorrow())
    expect(await client.call(removePasskey, { id: made?.id ?? '' })).toMatchObject({ success: false })
    await eventually(async () => {
      const told = await readOutbox(test, 'amihan@perya.example')
      expect(told.filter(({ body }) => /passkey.*24/.test(body))).toHaveLength(2)
    })
  })

  it.each<[string, Partial<Ceremony>]>([
    ['on another site’s page', { origin: 'https://perya.evil.example' }],
    ['for another host name', { rpId: 'perya.evil.example' }],
    ['without the finger or PIN of its owner', { isUserVerified: false }],
    ['for something else', { type: 'payment.get' }],
  ])('made or signed %s is refused', async (_what, changes) => {
    const { client, device } = await open('tala')
    expect(await add(client, device, changes)).toMatchObject(refused)
    expect(await add(client, device)).toMatchObject({ success: true })
    expect(await logIn(device, changes)).toMatchObject(refused)
    expect(await logIn(device)).toMatchObject({ success: true })
  })

  it('signs a challenge once, in time, and only for the device that asked', async () => {
    const { client, device } = await open('amihan')
    await add(client, device)
    const asking = openClient(test, here)
    const ask = async () => (await asking.call(startPasskeyLogin, {})).value.challenge

    const signed = device.sign({ challenge: await ask() })
    expect(await asking.call(loginByPasskey, signed)).toMatchObject({ success: true })
    expect(await asking.call(loginByPasskey, signed)).toMatchObject(refused)

    const late = device.sign({ challenge: await ask() })
    time += 5 * 60_000
    expect(await asking.call(loginByPasskey, late)).toMatchObject(refused)

    const lured = device.sign({ challenge: await ask() })
    expect(await openClient(test, here).call(loginByPasskey, lured)).toMatchObject(refused)
    expect(await asking.call(loginByPasskey, lured)).toMatchObject(refused)

    const invented = device.sign({ challenge: Buffer.alloc(32).toString('base64url') })
    expect(await asking.call(loginByPasskey, invented)).toMatchObject(refused)

    // One asked for to add a passkey opens no session.
    const { challenge } = (await (await open('amihan')).client.call(startPasskey, {})).value
    expect(await asking.call(loginByPasskey, device.sign({ challenge }))).toMatchObject(refused)
  })

  it('whose signatures are counted is refused when the count stands still or goes back, as a copy’s does', async () => {
    const { client, device } = await open('crispin')
    await add(client, device, { counter: 4 })
    expect(await logIn(device, { counter: 5 })).toMatchObject({ success: true })
    for (const counter of [5, 4, 0]) expect(await logIn(device, { counter })).toMatchObject(refused)
    expect(await logIn(device, { counter: 6 })).toMatchObject({ success: true })
  })

  it('signed by another key, or under another member’s name, is refused', async () => {
    const { client, device } = await open('datu')
    await add(client, device)
    const client2 = openClient(test, here)
    const ask = async () => (await client2.call(startPasskeyLogin, {})).value.challenge
    const challenge = await ask()
    const forged = openPasskeyDevice(site).sign({ challenge })
    const { credentialId } = device.sign({ challenge })
    expect(await client2.call(loginByPasskey, { ...forged, credentialId })).toMatchObject(refused)
    const asOther = device.sign({ challenge: await ask() }, 'c29tZWJvZHkgZWxzZQ')
    expect(await client2.call(loginByPasskey, asOther)).toMatchObject(refused)
  })

  it('is added only by somebody who has just logged in, ten at most, each once', async () => {
    const { client, device } = await open('juan')
    const { challenge } = (await client.call(startPasskey, {})).value
    time += 10 * 60_000
    expect(await client.call(startPasskey, {})).toMatchObject({ status: 403, errorCode: 'login.stale' })
    expect(await client.call(addPasskey, device.make({ challenge }))).toMatchObject({
      errorCode: 'login.stale',
    })
    await client.logIn('juan')
    expect(await add(client, device)).toMatchObject({ success: true })
    expect(await add(client, device)).toMatchObject(refused)
    const { passkeys } = (await client.call(listPasskeys, {})).value
    for (let count = passkeys.length; count < 10; count++) await add(client, openPasskeyDevice(site))
    expect(await client.call(startPasskey, {})).toMatchObject({ status: 409, errorCode: 'passkey.limit' })
  })

  it('of a player opens no agent’s door, and none works at an address that is only a number', async () => {
    const { client, device } = await open('tala')
    await add(client, device)
    const { challenge } = (await client.call(startPasskeyLogin, {})).value
    expect(await client.call(loginByPasskey, { ...device.sign({ challenge }), side: 'agent' })).toMatchObject(
      { errorCode: 'login.notAgent' },
    )
    const bare = openClient(test, { headers: { host: '127.0.0.1:7000' } })
    expect(await bare.call(startPasskeyLogin, {})).toMatchObject({ errorCode: 'passkey.unavailable' })
  })
})

import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { listSessions } from '@perya/contract/identity'
import { followEvents } from '@perya/contract/live'
import { getMemberInfo } from '@perya/contract/members'
import { getSiteStatus } from '@perya/contract/merchants'
import { walletBalance } from '@perya/contract/wallet'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { identityJobs } from '../identity.jobs.ts'
import { type Client, openClient } from '../testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const minute = 60_000

let test: TestApp
let base: string
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
  base = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

/** Opens the stream of balances, as an app does whenever the last one ended. */
async function openStream(client: Client): Promise<Response> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${base}${followEvents.path}`, { headers: { token: client.token as string, cookie } })
}

async function askLikeAnOpenApp(client: Client): Promise<(string | undefined)[]> {
  const stream = await openStream(client)
  const streamError = stream.ok ? undefined : ((await stream.json()) as { errorCode: string }).errorCode
  if (stream.ok) await stream.body?.cancel()
  const answers = [await client.call(getSiteStatus, {}), await client.call(walletBalance, {})]
  return [streamError, ...answers.map((answer) => answer.errorCode)]
}

describe('R-94 half an hour without a sign of life', () => {
  it('ends a session whose page stands open and asks for status, balance and stream by itself', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    for (let passed = 0; passed < 29; passed++) {
      time += minute
      expect(await askLikeAnOpenApp(client)).toEqual([undefined, undefined, undefined])
    }
    time += minute
    expect(await askLikeAnOpenApp(client)).toEqual(Array(3).fill('session.expired'))
    expect(await client.call(getMemberInfo, {})).toMatchObject({ errorCode: 'session.expired' })
  })

  it('begins anew with whatever the member does, also right after a call of the app itself', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    for (const _ of [1, 2, 3]) {
      time += 29 * minute
      expect(await client.call(walletBalance, {})).toMatchObject({ success: true })
      expect(await client.call(getMemberInfo, {})).toMatchObject({ success: true })
    }
    expect((await client.call(listSessions, {})).value.sessions[0]?.lastSeenAt).toBe(
      new Date(time).toISOString(),
    )
  })

  it('ends the stream of a page nobody comes back to', async () => {
    const client = openClient(test)
    await client.logIn('tala')
    const stream = await openStream(client)
    time += 31 * minute
    const [tidy] = identityJobs(test.ctx)
    await tidy?.run()
    await stream.text()
    expect(await askLikeAnOpenApp(client)).toEqual(Array(3).fill('session.expired'))
  })

  it('is measured by calls the contract marks, and every one of those only reads', () => {
    const marked = Object.values<Endpoint>(endpoints).filter(({ isBackground }) => isBackground)
    expect(marked).toEqual(expect.arrayContaining([getSiteStatus, walletBalance, followEvents]))
    expect(marked.map(({ method }) => method)).toEqual(marked.map(() => 'GET'))
  })
})

/** A mobile carrier puts thousands of members behind one address, so each of them has a pace of their own. */
import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('R-91 R-117 calls of strangers and neighbours behind one address keep no member from betting', async () => {
  // All in one minute: over its border one call more may pass.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ip = '10.88.88.88'
  const [stranger, juan, tala] = [0, 1, 2].map(() => openClient(test, { ip })) as [Client, Client, Client]
  await juan.logIn('juan')
  await tala.logIn('tala')
  const perMinute = placeLotteryOrder.perMinute ?? 0
  const order = (client: Client) => client.call(placeLotteryOrder, {} as never)
  const codesOf = async (client: Client, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => order(client)))
    return new Set(answers.map(({ errorCode }) => errorCode))
  }
  expect(await codesOf(stranger, perMinute + 1)).toEqual(new Set(['session.required']))
  expect(await codesOf(juan, perMinute)).toEqual(new Set(['input.invalid']))
  const tooMany = await order(juan)
  expect(tooMany).toMatchObject({ status: 429, errorCode: 'rate.limited' })
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
  expect((await order(tala)).errorCode).toBe('input.invalid')
})

import { getTrialUser, listSessions, loginFreePlay } from '@perya/contract/identity'
import { changePassword } from '@perya/contract/identity-password'
import { getHeadIcon, getMemberInfo, setHeadIcon } from '@perya/contract/members'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findMemberByUserName } from '#features/members/index.ts'
import { readBalances } from '#features/wallet/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { openClient } from '../testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('TRIAL-1 a device gets one trial account at the trial merchant, however often it asks', async () => {
  const client = openClient(test)
  const first = await client.call(getTrialUser, {})
  expect(first).toMatchObject({ value: { customerType: 4, merchantCode: 'PERYAT', firstTimeLogin: true } })
  const again = await client.call(getTrialUser, {})
  const freePlay = await client.call(loginFreePlay, {})
  expect([again.value.userName, freePlay.value.userName]).toEqual([
    first.value.userName,
    first.value.userName,
  ])
  const stranger = await openClient(test).call(getTrialUser, {})
  expect(stranger.value.userName).not.toBe(first.value.userName)

  client.token = freePlay.value.token
  expect(await client.call(getMemberInfo, {})).toMatchObject({ value: { type: 4, merchantCode: 'PERYAT' } })
})

it('TRIAL-1 two calls at once make one account with its play money once', async () => {
  const client = openClient(test)
  await client.call(getTrialUser, {})
  client.cookies.set('device', 'z'.repeat(43))
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(getTrialUser, {})))
  const names = new Set(answers.map((answer) => answer.value.userName))
  expect(names.size).toBe(1)
  const member = await findMemberByUserName(test.ctx.db, 'PERYAT', [...names][0] as string)
  const balances = await readBalances(test.ctx.db, [member?.id as bigint])
  expect(balances[0]?.cash).toBe(100_000_000n)
})

it('TRIAL-1 R-98 a trial member is told to use an actual account where one is needed', async () => {
  const client = openClient(test)
  client.token = (await client.call(getTrialUser, {})).value.token
  const password = 'isang bagong password'
  const answers = [
    await client.call(changePassword, {
      oldPassword: '',
      newPassword: password,
      confirmNewPassword: password,
    }),
    await client.call(getHeadIcon, {}),
    await client.call(setHeadIcon, { icon: 'tala' }),
    await client.call(listSessions, {}),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 403,
      errorCode: 'account.trial',
      message: 'Please log in with an actual account to use this function.',
    })
  }
  expect(await client.call(getMemberInfo, {})).toMatchObject({ value: { type: 4 } })
})

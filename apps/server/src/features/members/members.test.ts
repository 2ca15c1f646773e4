import { getHeadIcon, getMemberInfo, setHeadIcon } from '@perya/contract/members'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openClient } from '#features/identity/testing/client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('MINE-1 a member sees who they are and since when, with personal data masked', async () => {
  const client = openClient(test)
  await client.logIn('juan')
  const { value } = await client.call(getMemberInfo, {})
  expect(value).toMatchObject({
    account: 'juan',
    regDate: '2026-03-21T11:45:00.000Z',
    type: 0,
    toUpline: true,
    merchantCode: 'PERYA',
    email: 'ju***@perya.example',
    mobileNum: '+63****004',
    payeeName: 'J*** d*** C***',
  })
})

it('MINE-1 a member chooses a picture by a form, from those there are', async () => {
  const client = openClient(test)
  await client.logIn('juan')
  const choose = (icon: string) =>
    test.app.inject({
      method: 'POST',
      url: setHeadIcon.path,
      headers: {
        token: client.token,
        cookie: `device=${client.cookies.get('device')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ icon }).toString(),
    })
  expect((await choose('tala')).json()).toMatchObject({ value: { icon: 'tala' } })
  expect((await choose('../etc/passwd')).json()).toMatchObject({ errorCode: 'input.invalid' })
  const { value } = await client.call(getHeadIcon, {})
  expect(value.icon).toBe('tala')
  expect(value.icons).toContain('parol')
})

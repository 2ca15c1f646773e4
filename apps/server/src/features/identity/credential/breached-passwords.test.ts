import { hash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changePassword } from '@perya/contract/identity-password'
import { registerMember } from '@perya/contract/identity-registration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { demoPassword, openClient } from '../testing/client.ts'

const breached = 'tatlong bituin at araw'
const padding = 'bahay kubo kahit munti'
const fine = 'magtanim ay di biro'
const sha1 = (text: string) => hash('sha1', text).toUpperCase()

let test: TestApp
let service: Server
let answer = 200
const asked: string[] = []
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.statusCode = answer
    response.end(`${'0'.repeat(35)}:7\r\n${sha1(breached).slice(5)}:3\r\n${sha1(padding).slice(5)}:0\r\n`)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const breachedPasswordsUrl = `http://127.0.0.1:${port}/range`
  test = await openTestApp({ context: { env: { breachedPasswordsUrl } } })
})
afterAll(async () => {
  await test.close()
  service.close()
})

it('R-89 a password lost in a breach elsewhere is refused, and the service learns five letters of a hash', async () => {
  const client = openClient(test)
  const register = async (username: string, password: string) =>
    client.call(registerMember, {
      registerMethod: 'H5',
      username,
      password,
      confirmPassword: password,
      birthDate: '1990-05-17',
      ...(await client.solveCaptcha()),
    })
  expect(await register('bituin_una', breached)).toMatchObject({ status: 400, errorCode: 'password.common' })
  expect(await register('bituin_una', padding)).toMatchObject({ success: true })

  await client.logIn('tala')
  const change = (newPassword: string) =>
    client.call(changePassword, {
      oldPassword: demoPassword,
      newPassword,
      confirmNewPassword: newPassword,
    })
  expect(await change(breached)).toMatchObject({ errorCode: 'password.common' })
  expect(await change(fine)).toMatchObject({ success: true })
  const told = [breached, padding, breached, fine].map((text) => `/range/${sha1(text).slice(0, 5)}`)
  expect(asked).toEqual(told)
})

it('R-89 while the service fails nobody is kept from a new password', async () => {
  answer = 503
  const client = openClient(test)
  await client.logIn('malaya')
  const typed = { oldPassword: demoPassword, newPassword: breached, confirmNewPassword: breached }
  expect(await client.call(changePassword, typed)).toMatchObject({ success: true })
})

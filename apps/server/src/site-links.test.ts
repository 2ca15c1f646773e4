/** Links of a site lead to the site, whatever host a request names. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createDeposit, listDepositChannels } from '@perya/contract/deposits'
import { startPasskeyLogin } from '@perya/contract/identity-passkey'
import { mailPasswordLink } from '@perya/contract/identity-password'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openClient, readOutbox, someAddress } from '#features/identity/testing/client.ts'
import { changeMerchant } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Where the links in the mails that went out lead, oldest first. */
const mailedTo: string[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) =>
    text(stream).then((mail) => {
      // A log-in on a new device is mailed too, at a moment of its own.
      const link = /(\S+)\/m\/forget#reset=/.exec(mail.replaceAll('=\r\n', ''))?.[1]
      if (link !== undefined) mailedTo.push(link)
      done()
    }, done),
})

let test: TestApp
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const url = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`
  const mail = { url, from: 'Perya <no-reply@perya.example>' }
  test = await openTestApp({ context: { env: { trustProxy: ['127.0.0.1'], mail } } })
  await changeMerchant(test.ctx.db, 'PERYA', 'hosts', 'play.example')
  await eventually(async () => expect(await webClip({ host: 'play.example' })).toContain('play.example'))
})
beforeEach(() => {
  test.ctx.env.mode = 'demo'
})
afterAll(async () => {
  await test.close()
  await new Promise<void>((resolve) => mailServer.close(() => resolve()))
})

type Headers = Record<string, string>

const from = (headers: Headers) => ({
  ip: '127.0.0.1',
  headers: { 'x-forwarded-for': someAddress(), ...headers },
})

const proxied = { remoteAddress: '127.0.0.1' }

const webClip = async (headers: Headers) => {
  const { body } = await test.app.inject({ url: '/download/perya.mobileconfig', ...proxied, headers })
  return /<key>URL<\/key><string>(.*?)\/m\/home</.exec(body)?.[1]
}

async function mailed(headers: Headers, username: string) {
  const before = mailedTo.length
  const email = `${username}@perya.example`
  const answer = await openClient(test, from(headers)).call(mailPasswordLink, { username, email })
  expect(answer).toMatchObject({ success: true })
  await eventually(() => expect(mailedTo.length).toBeGreaterThan(before))
  return mailedTo.at(-1)
}

async function paidBackTo(headers: Headers, userName: string) {
  const client = openClient(test, from(headers))
  await client.logIn(userName)
  const { vendors } = (await client.call(listDepositChannels, {})).value
  const channel = vendors.flatMap(({ channels }) => channels).find(({ kind }) => kind === 'ewalletQr')
  const { value } = await client.call(createDeposit, {
    requestKey: randomUUID(),
    channelId: channel?.id ?? '',
    amount: channel?.minAmount ?? '',
  })
  const page = new URL(value.qrText ?? '')
  return [page.origin, new URL(page.searchParams.get('return') ?? '').origin]
}

const passkeysFor = async (headers: Headers) =>
  (await openClient(test, from(headers)).call(startPasskeyLogin, {})).value?.rpId

const hostile: Headers[] = [
  { host: 'evil.example' },
  { host: 'play.example:x@evil.example' },
  { host: 'play.example', 'x-forwarded-host': 'play.example:x@evil.example' },
  { host: 'play.example:6666', 'x-forwarded-proto': 'javascript' },
]

it('FORGOT-1 PAY-1 DL-2 in production every link leads to a host of the site, whatever a request says', async () => {
  test.ctx.env.mode = 'production'
  await changeMerchant(test.ctx.db, 'PERYA', 'mainDomain', 'main.example')
  await eventually(async () => expect(await webClip({ host: 'evil.example' })).toBe('https://main.example'))
  for (const headers of hostile) {
    const origin = headers.host === 'evil.example' ? 'https://main.example' : 'https://play.example'
    const said = JSON.stringify(headers)
    expect(await mailed(headers, 'juan'), said).toBe(origin)
    expect(await paidBackTo(headers, 'juan'), said).toEqual([origin, origin])
    expect(await webClip(headers), said).toBe(origin)
    expect(await passkeysFor(headers), said).toBe(new URL(origin).hostname)
  }
})

it('FORGOT-1 PAY-1 DL-2 in a demo no link leads to a host that only a request names', async () => {
  const here = `http://localhost:${test.ctx.env.port}`
  const origins = [here, 'http://play.example', 'http://play.example', 'http://play.example:6666']
  for (const [index, headers] of hostile.entries()) {
    const said = JSON.stringify(headers)
    expect(await mailed(headers, 'tala'), said).toBe(origins[index])
    expect(await paidBackTo(headers, 'tala'), said).toEqual([origins[index], origins[index]])
    expect(await webClip(headers), said).toBe(origins[index])
  }
})

it('FORGOT-1 in a demo on this machine a mailed link opens', async () => {
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const email = 'malaya@perya.example'
  await fetch(`${address}${mailPasswordLink.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'malaya', email }),
  })
  const [mail] = await readOutbox(test, email)
  expect(mail?.body).toContain(`${address}/m/forget#reset=`)
})

it('PAY-1 a production site without an address offers no gateway, since nobody could come back from it', async () => {
  test.ctx.env.mode = 'production'
  await changeMerchant(test.ctx.db, 'PERYA', 'hosts', '')
  await changeMerchant(test.ctx.db, 'PERYA', 'mainDomain', '')
  await eventually(async () => expect(await webClip({ host: 'play.example' })).toBeUndefined())
  const client = openClient(test)
  await client.logIn('malaya')
  const { vendors } = (await client.call(listDepositChannels, {})).value
  const kinds = vendors.flatMap(({ channels }) => channels).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['manual']))
})

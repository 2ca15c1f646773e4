import { randomUUID } from 'node:crypto'
import * as contract from '@perya/contract/chat'
import { readThreads, unreadThreads } from '@perya/contract/inbox'
import { followEvents, type LiveEvents } from '@perya/contract/live'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { sendByOperator } from '#features/inbox/index.ts'
import { openNotifications } from '#platform/notifications.ts'
import { makeServices } from '#platform/service.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { startCommand } from '#testing/test-server.ts'
import { buildApp } from '../../app.ts'
import { followChat, readChat, sayByOperator, waitingChats } from './index.ts'

let test: TestApp
/** A second node on the same database, with a listening of its own. */
let otherNode: Awaited<ReturnType<typeof openOtherNode>>
let now = new Date()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => now } })
  otherNode = await openOtherNode()
}, 60_000)
afterAll(async () => {
  await otherNode.close()
  await test.close()
})

async function openOtherNode() {
  const notifications = await openNotifications(test.url, test.ctx.log)
  const ctx = { ...test.ctx, notifications, services: makeServices() }
  const app = await buildApp(ctx)
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ctx,
    base,
    async close() {
      await app.close()
      await notifications.close()
    },
  }
}

async function as(userName: string): Promise<Client> {
  const client = openClient(test)
  await client.logIn(userName)
  return client
}
const say = (client: Client, text: string, key: string = randomUUID()) =>
  client.call(contract.sayInChat, { key, text })
const open = async (client: Client, where: { before?: string; after?: string } = {}) =>
  (await client.call(contract.launchChat, where)).value
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

/** What a client's app hears at the other node. */
async function listenAtOtherNode(client: Client) {
  const stop = new AbortController()
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${otherNode.base}${followEvents.path}`, {
    headers: { token: client.token ?? '', cookie, 'user-agent': 'Test browser' },
    signal: stop.signal,
  })
  expect(response.status).toBe(200)
  let heard = ''
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += piece
  })().catch(() => undefined)
  return {
    all: <Name extends keyof LiveEvents>(name: Name): LiveEvents[Name][] =>
      [...heard.matchAll(new RegExp(`event: ${name}\ndata: (.*)\n`, 'g'))].map(([, data]) =>
        JSON.parse(data ?? ''),
      ),
    close: () => stop.abort(),
  }
}

describe('CONT-4 a chat', () => {
  it('goes both ways over two nodes: each side hears the other at once, and it is kept', async () => {
    const juan = await as('juan')
    const app = await listenAtOtherNode(juan)
    const atDesk: string[] = []
    const stop = await followChat(otherNode.ctx, 'PERYA', 'juan', ({ text }) => atDesk.push(text))

    const { value: line } = await say(juan, 'Is anybody there?')
    await eventually(() => expect(atDesk).toEqual(['Is anybody there?']))
    await eventually(() => expect(app.all('chat').at(-1)).toEqual({ lastId: line.id, unread: 0 }))
    expect(await waitingChats(test.ctx, 'PERYA')).toMatchObject([
      { userName: 'juan', text: 'Is anybody there?' },
    ])

    const answer = await sayByOperator(test.ctx, 'PERYA', 'juan', 'Yes, how can I help?')
    await eventually(() => expect(app.all('chat').at(-1)).toEqual({ lastId: String(answer.id), unread: 1 }))
    expect(texts((await open(juan, { after: line.id })).lines)).toEqual(['Yes, how can I help?'])
    await eventually(() => expect(app.all('chat').at(-1)?.unread).toBe(0))
    expect(await waitingChats(test.ctx, 'PERYA')).toEqual([])
    expect(texts(await readChat(test.ctx, 'PERYA', 'juan'))).toEqual([
      'Is anybody there?',
      'Yes, how can I help?',
    ])
    app.close()
    stop()
  })

  it('keeps one copy of a line that was sent again, and the order in which things were said', async () => {
    const tala = await as('tala')
    const key = randomUUID()
    const [first, again] = await Promise.all([say(tala, 'Once', key), say(tala, 'Once', key)])
    expect(again.value).toEqual(first.value)
    await Promise.all(Array.from({ length: 8 }, (_, at) => say(tala, `Line ${at}`)))
    const { lines } = await open(tala)
    expect(texts(lines)).toHaveLength(9)
    const ids = lines.map(({ id }) => BigInt(id))
    expect(ids).toEqual([...ids].sort((one, other) => (one < other ? -1 : 1)))
  })

  it('shows fifty lines at once, and more in either direction', async () => {
    const amihan = await as('amihan')
    for (let at = 0; at < 120; at += 1) await sayByOperator(test.ctx, 'PERYA', 'amihan', `Line ${at}`)
    const latest = await open(amihan)
    expect([texts(latest.lines).at(0), texts(latest.lines).at(-1), latest.hasMore]).toEqual([
      'Line 70',
      'Line 119',
      true,
    ])
    const earlier = await open(amihan, { before: latest.lines[0]?.id as string })
    expect([texts(earlier.lines).at(0), earlier.hasMore]).toEqual(['Line 20', true])
    const later = await open(amihan, { after: earlier.lines[0]?.id as string })
    expect([texts(later.lines).at(0), texts(later.lines).length, later.hasMore]).toEqual([
      'Line 21',
      50,
      true,
    ])
  })

  it('R-98 is nobody else’s', async () => {
    const [juan, malaya] = [await as('juan'), await as('malaya')]
    await say(juan, 'My secret')
    expect((await open(malaya)).lines).toEqual([])
    expect((await open(malaya, { after: '1' })).lines).toEqual([])
  })

  it('R-102 takes thirty lines a minute, however many are sent at once', async () => {
    const crispin = await as('crispin')
    const answers = await Promise.all(Array.from({ length: 36 }, (_, at) => say(crispin, `Line ${at}`)))
    expect(answers.filter(({ success }) => success)).toHaveLength(30)
    expect(answers.find(({ success }) => !success)?.errorCode).toBe('rate.limited')
    now = new Date(now.getTime() + 61_000)
    expect((await say(crispin, 'Calmer now')).success).toBe(true)
  })

  it.each([
    ['nobody', 'Hi', 'member.unknown'],
    ['juan', '  ', 'A line has 1 to 1000 characters.'],
  ])('an operator who writes to %s is told what is wrong', async (userName, words, why) => {
    await expect(sayByOperator(test.ctx, 'PERYA', userName, words)).rejects.toThrow(why)
  })
})

describe('CONT-1 MSG-1 the count of unread messages', () => {
  it('follows every letter on every node, and falls and rises as it is read and unread on another device', async () => {
    const datu = await as('datu')
    const app = await listenAtOtherNode(datu)
    await eventually(() => expect(app.all('inbox')).toHaveLength(1))
    const before = app.all('inbox')[0]?.unread ?? 0
    const words = { TY: 'a', EN: 'b' }
    const letter = JSON.stringify({ titles: words, texts: words })
    const id = await sendByOperator(test.ctx, 'PERYA', 'datu', letter)
    await eventually(() => expect(app.all('inbox').at(-1)?.unread).toBe(before + 1))
    await datu.call(readThreads, { ids: [String(id)] })
    await eventually(() => expect(app.all('inbox').at(-1)?.unread).toBe(before))
    await datu.call(unreadThreads, { ids: [String(id)] })
    await eventually(() => expect(app.all('inbox').at(-1)?.unread).toBe(before + 1))
    app.close()
  })
})

it('CONT-4 an operator follows a chat at the command line: what is said shows, what is typed is said, Ctrl+C ends it', async () => {
  const malaya = await as('malaya')
  await say(malaya, 'Said before anybody looked')
  const command = startCommand('merchant', ['PERYA', 'chat', 'follow', 'malaya'], { DATABASE_URL: test.url })
  onTestFinished(async () => void (await command.interrupt()))
  await eventually(() => expect(command.output()).toMatch(/malaya: Said before anybody looked\n$/))
  await say(malaya, 'Is anybody there?')
  await eventually(() => expect(command.output()).toMatch(/malaya: Is anybody there\?\n$/))
  command.type('')
  command.type('Yes, how can I help?')
  await eventually(async () => {
    const { lines } = await open(malaya)
    expect(lines.at(-1)).toMatchObject({ text: 'Yes, how can I help?', isMine: false })
  })
  await eventually(() => expect(command.output()).toMatch(/you: Yes, how can I help\?\n$/))
  const { code, stderr, stdout } = await command.interrupt()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  // Each line once, though the first was there when it began to listen.
  expect(stdout.trim().split('\n')).toHaveLength(3)
}, 60_000)

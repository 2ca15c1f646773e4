import { randomUUID } from 'node:crypto'
import { launchChat, sayInChat } from '@perya/contract/chat'
import * as contract from '@perya/contract/ops-chat'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { lockOperator, permitOperator } from '#features/operators/index.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let base: string
let rosa: OperatorClient
let juan: Client
beforeAll(async () => {
  test = await openTestApp()
  base = await test.app.listen({ host: '127.0.0.1', port: 0 })
  rosa = await openOperator(test, 'rosa', ['chat.answer'])
  juan = openClient(test)
  await juan.logIn('juan')
})
afterAll(() => test.close())

const say = (text: string) => juan.call(sayInChat, { key: randomUUID(), text })

/** What an operator's desk hears, and whether it still listens. */
async function listen(operator: OperatorClient) {
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${base}${contract.followChat.path}?userName=juan`, {
    headers: { token: operator.token ?? '', cookie },
  })
  const heard = { text: '', hasEnded: false }
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += piece
    heard.hasEnded = true
  })()
  return { status: response.status, heard }
}

it('CONT-4 who waits stands at the desk, is read and answered there', async () => {
  await say('Is anybody there?')
  const waiting = async () => (await rosa.call(contract.listWaitingChats, {})).value.chats
  expect(await waiting()).toMatchObject([{ userName: 'juan', text: 'Is anybody there?' }])
  const { value } = await rosa.call(contract.sayToMember, { userName: 'juan', text: 'Yes!' })
  expect(value).toMatchObject({ text: 'Yes!', isMembers: false })
  expect(await waiting()).toEqual([])
  const { lines } = (await rosa.call(contract.readChat, { userName: 'juan' })).value
  expect(lines.map(({ text, isMembers }) => [text, isMembers])).toEqual([
    ['Is anybody there?', true],
    ['Yes!', false],
  ])
  expect((await juan.call(launchChat, {})).value.lines.at(-1)).toMatchObject({ text: 'Yes!', isMine: false })
  const nobody = { userName: 'nobody', text: 'Hi' }
  expect((await rosa.call(contract.sayToMember, nobody)).errorCode).toBe('member.unknown')
  expect((await rosa.call(contract.readChat, { userName: 'nobody' })).errorCode).toBe('member.unknown')
})

it('CONT-4 R-94 the desk hears each line as it is said, until the operator is locked', async () => {
  const pilar = await openOperator(test, 'pilar', ['chat.answer'])
  const { status, heard } = await listen(pilar)
  expect(status).toBe(200)
  await say('First')
  await eventually(() => expect(heard.text).toMatch(/event: line\ndata: .*"text":"First"/))
  await permitOperator(test.ctx, {
    merchant: 'PERYA',
    name: 'pilar',
    permissions: ['chat.answer', 'inbox.write'],
  })
  await say('Second')
  await eventually(() => expect(heard.text).toContain('"text":"Second"'))
  await lockOperator(test.ctx, { merchant: 'PERYA', name: 'pilar' }, true)
  await eventually(() => expect(heard.hasEnded).toBe(true))
  expect((await listen(pilar)).status).toBe(401)
})

it('a stopping server ends what the desk listens to', async () => {
  const { heard } = await listen(rosa)
  await test.app.close()
  await eventually(() => expect(heard.hasEnded).toBe(true))
})

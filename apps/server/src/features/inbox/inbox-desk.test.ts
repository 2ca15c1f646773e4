import { randomUUID } from 'node:crypto'
import { getThread, listInbox, sendLetter } from '@perya/contract/inbox'
import * as contract from '@perya/contract/ops-letters'
import { takeBreak } from '@perya/contract/protection'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { createMember } from '#features/members/index.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { tendLetters } from '../../commands/merchant/letters.ts'
import { sendByOperator } from './index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let rosa: OperatorClient
let juan: Client
let ligaya: Client
beforeAll(async () => {
  test = await openTestApp()
  rosa = await openOperator(test, 'rosa', ['inbox.write'])
  juan = openClient(test)
  await juan.logIn('juan')
  ligaya = openClient(test)
  await ligaya.logIn('ligaya')
})
afterAll(() => test.close())

const words = (word: string) => ({ TY: `${word} (TY)`, EN: word })
const titlesOf = async (client: Client) =>
  (await client.call(listInbox, { pageNo: 1 })).value.threads.map(({ title }) => title)
const write = (
  to: { userName: string } | { group: contract.LetterGroup },
  title: string,
  key: string = randomUUID(),
) => rosa.call(contract.writeLetters, { key, to, titles: words(title), texts: words('Hello') })

it('CONT-1 a letter to one member is in their box alone, once however often it is sent', async () => {
  const key = randomUUID()
  expect((await write({ userName: 'juan' }, 'For you', key)).value).toEqual({ sent: 1 })
  expect((await write({ userName: 'juan' }, 'For you', key)).value).toEqual({ sent: 0 })
  expect((await titlesOf(juan)).filter((title) => title === 'For you')).toHaveLength(1)
  expect(await titlesOf(ligaya)).not.toContain('For you')
  const nobody = await write({ userName: 'nobody' }, 'Hello?')
  expect([nobody.status, nobody.errorCode]).toEqual([404, 'member.unknown'])
})

it('CONT-1 a letter to a group reaches each member of it once, however many there are and however often it is sent', async () => {
  await test.ctx.db.transaction().execute(async (tx) => {
    for (let at = 0; at < 320; at += 1) {
      const userName = `crowd${at}`
      await createMember(test.ctx, tx, { merchant: 'PERYA', userName, type: 0, language: 'EN' })
    }
  })
  const { rows } = await test.ctx.pool.query(
    "select count(*)::int as count from member where merchant = 'PERYA' and type = 0 and status = 'active'",
  )
  const players = rows[0].count
  expect(players).toBeGreaterThan(320)
  const key = randomUUID()
  const both = await Promise.all([
    write({ group: 'players' }, 'Crowd', key),
    write({ group: 'players' }, 'Crowd', key),
  ])
  expect(both.reduce((sum, { value }) => sum + value.sent, 0)).toBe(players)
  expect((await write({ group: 'players' }, 'Crowd', key)).value).toEqual({ sent: 0 })
  expect((await titlesOf(juan)).filter((title) => title === 'Crowd')).toHaveLength(1)
  expect(await titlesOf(ligaya)).not.toContain('Crowd')

  await write({ group: 'agents' }, 'Agents')
  expect(await titlesOf(ligaya)).toContain('Agents')
  expect(await titlesOf(juan)).not.toContain('Agents')
})

it('R-82 what is written to many never reaches whoever takes a break; what is written to them alone does', async () => {
  const crispin = openClient(test)
  await crispin.logIn('crispin')
  await crispin.call(takeBreak, { kind: 'timeout', days: 1 })
  await crispin.logIn('crispin')
  await write({ group: 'everybody' }, 'Double your luck')
  await write({ userName: 'crispin' }, 'About your account')
  expect(await titlesOf(juan)).toContain('Double your luck')
  const titles = await titlesOf(crispin)
  expect(titles).toContain('About your account')
  expect(titles).not.toContain('Double your luck')
})

it('R-73 R-82 what is written to many reaches nobody who may not play, by age or by a list', async () => {
  const malaya = openClient(test)
  await malaya.logIn('malaya')
  const bornOn = (date: string | null) =>
    test.ctx.pool.query("update member set birth_date = $1 where user_name = 'malaya'", [date])
  await bornOn(`${new Date().getFullYear() - 17}-01-01`)
  await write({ group: 'players' }, 'Triple your luck')
  await bornOn(null)
  await write({ group: 'players' }, 'Come back soon')
  const titles = await titlesOf(malaya)
  expect(titles).toContain('Come back soon')
  expect(titles).not.toContain('Triple your luck')
})

it('CONT-1 what a member writes to the service waits at the desk, and leaves it with the answer', async () => {
  const { threadId } = (await juan.call(sendLetter, { text: 'Where is my bonus?' })).value
  const waiting = async () => (await rosa.call(contract.listWaitingThreads, {})).value.threads
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ id: threadId, userName: 'juan', text: 'Where is my bonus?' }),
  )
  expect((await rosa.call(contract.answerThread, { id: threadId, texts: words('On its way') })).success).toBe(
    true,
  )
  expect((await waiting()).map(({ id }) => id)).not.toContain(threadId)
  const { letters } = (await juan.call(getThread, { id: threadId })).value
  expect(letters.map(({ text, isMine }) => [text, isMine])).toEqual([
    ['Where is my bonus?', true],
    ['On its way', false],
  ])
  const atDesk = (await rosa.call(contract.readThread, { id: threadId })).value
  expect(atDesk).toMatchObject({ userName: 'juan', letters: [{ isMembers: true }, { isMembers: false }] })
})

it('CONT-1 an operator reads and answers by command what a member wrote, and nothing between members', async () => {
  const { threadId } = (await juan.call(sendLetter, { text: 'Is my card kept?\nIt is the blue one.' })).value
  const letters = (...rest: string[]) => tendLetters(test.ctx.db, 'PERYA', rest)
  expect(await letters()).toMatch(new RegExp(`^${threadId}  \\S+  juan  Is my card kept\\?$`, 'm'))
  expect(await letters(threadId)).toMatch(
    /^juan: Is my card kept\?\n\S+ {2}juan: Is my card kept\?\nIt is the blue one\.$/,
  )
  expect(await letters(threadId, 'answer', JSON.stringify(words('It is')))).toBe('juan is answered.')
  expect(await letters(threadId)).toMatch(/ {2}you: It is$/)
  expect(await letters()).not.toMatch(new RegExp(`^${threadId} `, 'm'))
  await expect(letters(threadId, 'answer', '{"TY":"x","EN":""}')).rejects.toThrow('EN: it is empty')
  await expect(letters(threadId, 'burn')).rejects.toThrow('Usage:')
  await expect(letters('999999')).rejects.toThrow('letter.unknown')
  const to = { kind: 'downline', userName: 'juan' } as const
  const between = (await ligaya.call(sendLetter, { to, text: 'Only for you' })).value.threadId
  expect(await letters()).not.toContain('Only for you')
  await expect(letters(between)).rejects.toThrow('letter.unknown')
})

it('R-99 letters between members are nobody’s business at the desk', async () => {
  const to = { kind: 'downline', userName: 'juan' } as const
  const { threadId } = (await ligaya.call(sendLetter, { to, text: 'Between us' })).value
  expect((await rosa.call(contract.listWaitingThreads, {})).text).not.toContain('Between us')
  for (const call of [
    rosa.call(contract.readThread, { id: threadId }),
    rosa.call(contract.answerThread, { id: threadId, texts: words('x') }),
  ]) {
    expect((await call).errorCode).toBe('letter.unknown')
  }
  const answer = JSON.stringify({ threadId, texts: words('x') })
  await expect(sendByOperator(test.ctx, 'PERYA', 'ligaya', answer)).rejects.toThrow('letter.unknown')
})

it('CONT-1 a letter without words, without end or with half a character is refused with its place, whoever writes it', async () => {
  const { threadId } = (await juan.call(sendLetter, { text: 'Hello?' })).value
  for (const [wrong, why] of [
    ['  ', 'it is empty'],
    ['x'.repeat(5_001), 'more than'],
    ['\ud83d', 'a character that is none'],
    ['a\u0000b', 'a character that is none'],
  ] as const) {
    const [titles, texts] = [words('Hi'), { ...words('x'), EN: wrong }]
    const to = { userName: 'juan' }
    for (const [field, call] of [
      ['texts.EN', rosa.call(contract.writeLetters, { key: randomUUID(), to, titles, texts })],
      [
        'titles.EN',
        rosa.call(contract.writeLetters, { key: randomUUID(), to, titles: texts, texts: titles }),
      ],
      ['texts.EN', rosa.call(contract.answerThread, { id: threadId, texts })],
      ['text', juan.call(sendLetter, { text: wrong })],
    ] as const) {
      const { status, errorCode, value } = await call
      expect([status, errorCode, value]).toEqual([400, 'input.invalid', { field }])
    }
    const json = JSON.stringify({ titles, texts })
    await expect(sendByOperator(test.ctx, 'PERYA', 'juan', json)).rejects.toThrow(`texts.EN: it`)
    await expect(sendByOperator(test.ctx, 'PERYA', 'juan', json)).rejects.toThrow(why)
  }
})

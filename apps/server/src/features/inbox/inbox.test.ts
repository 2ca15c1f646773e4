import { randomUUID } from 'node:crypto'
import * as contract from '@perya/contract/inbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { sendByOperator } from './index.ts'

let test: TestApp
let now = new Date()
const people = new Map<string, Client>()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => now } })
})
afterAll(() => test.close())

async function as(userName: string): Promise<Client> {
  let client = people.get(userName)
  if (!client) {
    client = openClient(test)
    await client.logIn(userName)
    people.set(userName, client)
  }
  return client
}
const unread = async (client: Client) => (await client.call(contract.getUnreadCount, {})).value
const box = async (client: Client) => (await client.call(contract.listInbox, { pageNo: 1 })).value.threads
const write = (json: object, userName = 'juan') =>
  sendByOperator(test.ctx, 'PERYA', userName, JSON.stringify(json))
const words = (text: string) => ({ TY: `${text} (TY)`, EN: text })

describe('a member’s inbox', () => {
  it('CONT-1 MSG-1 counts what is unread, until it is read', async () => {
    const juan = await as('juan')
    const before = await unread(juan)
    const id = String(await write({ titles: words('News'), texts: words('Something happened.') }))
    expect(await unread(juan)).toBe(before + 1)
    expect((await box(juan))[0]).toMatchObject({
      id,
      title: 'News',
      preview: 'Something happened.',
      isRead: false,
    })
    expect((await juan.call(contract.readThreads, { ids: [id] })).value).toBe(before)
    expect((await box(juan))[0]).toMatchObject({ id, isRead: true })
  })

  it('CONT-1 MSG-1 lets a letter wait to be read once more', async () => {
    const juan = await as('juan')
    const id = String(await write({ titles: words('Later'), texts: words('Read me twice.') }))
    const before = (await juan.call(contract.readThreads, { ids: [id] })).value
    expect((await juan.call(contract.unreadThreads, { ids: [id] })).value).toBe(before + 1)
    expect((await box(juan))[0]).toMatchObject({ id, isRead: false })
    expect(await unread(juan)).toBe(before + 1)
    expect((await juan.call(contract.readThreads, { ids: [id] })).value).toBe(before)
  })

  it('CONT-1 keeps a conversation in one place, and brings it up again with every answer', async () => {
    const juan = await as('juan')
    const { threadId } = (
      await juan.call(contract.sendLetter, { text: 'Where is my bonus?\nIt was promised.' })
    ).value
    expect((await box(juan))[0]).toMatchObject({ id: threadId, title: 'Where is my bonus?', isRead: true })
    now = new Date(now.getTime() + 1_000)
    await write({ threadId, texts: words('It is there now.') })
    expect((await box(juan))[0]).toMatchObject({ id: threadId, isRead: false, preview: 'It is there now.' })
    await juan.call(contract.sendLetter, { threadId, text: 'Thank you' })
    const { letters } = (await juan.call(contract.getThread, { id: threadId })).value
    expect(letters.map(({ isMine, text }) => [isMine, text])).toEqual([
      [true, 'Where is my bonus?\nIt was promised.'],
      [false, 'It is there now.'],
      [true, 'Thank you'],
    ])
  })

  it('CONT-1 loses what is deleted, unless the service writes again', async () => {
    const juan = await as('juan')
    const id = String(await write({ titles: words('Old'), texts: words('Gone soon.') }))
    await juan.call(contract.deleteThreads, { ids: [id] })
    expect((await box(juan)).map((thread) => thread.id)).not.toContain(id)
    expect((await juan.call(contract.getThread, { id })).errorCode).toBe('letter.unknown')
    expect((await juan.call(contract.sendLetter, { threadId: id, text: 'Hello?' })).errorCode).toBe(
      'letter.unknown',
    )
    await write({ threadId: id, texts: words('Once more.') })
    expect((await box(juan))[0]).toMatchObject({ id, isRead: false })
  })

  it('R-98 CONT-1 is nobody else’s', async () => {
    const [juan, tala] = [await as('juan'), await as('tala')]
    const id = String(await write({ titles: words('Private'), texts: words('For juan alone.') }))
    expect((await tala.call(contract.getThread, { id })).errorCode).toBe('letter.unknown')
    expect((await tala.call(contract.sendLetter, { threadId: id, text: 'Hi' })).errorCode).toBe(
      'letter.unknown',
    )
    await tala.call(contract.readThreads, { ids: [id] })
    await tala.call(contract.deleteThreads, { ids: [id] })
    expect((await box(juan))[0]).toMatchObject({ id, isRead: false })
    await juan.call(contract.readThreads, { ids: [id] })
    await tala.call(contract.unreadThreads, { ids: [id] })
    expect((await box(juan))[0]).toMatchObject({ id, isRead: true })
  })

  it('CONT-1 writes a letter once, however often its key is sent', async () => {
    const [tala, crispin] = [await as('tala'), await as('crispin')]
    const key = randomUUID()
    const begin = () => tala.call(contract.sendLetter, { key, text: 'Only once' })
    const threads = (await Promise.all([begin(), begin(), begin()])).map(({ value }) => value.threadId)
    expect(new Set(threads).size).toBe(1)
    const [threadId = ''] = threads
    const answerKey = randomUUID()
    const answer = () => tala.call(contract.sendLetter, { key: answerKey, threadId, text: 'And this' })
    await Promise.all([answer(), answer()])
    const { letters } = (await tala.call(contract.getThread, { id: threadId })).value
    expect(letters.map(({ text }) => text)).toEqual(['Only once', 'And this'])
    // A key is its sender's: somebody else's letter of that name is another one.
    const others = (await crispin.call(contract.sendLetter, { key, text: 'Mine' })).value.threadId
    expect(others).not.toBe(threadId)
  })

  it('CONT-1 names a letter by its first words without halving an emoji, and refuses numbers no letter can have', async () => {
    const tala = await as('tala')
    const { threadId } = (await tala.call(contract.sendLetter, { text: `${'a'.repeat(59)}🎉 and more` }))
      .value
    expect((await box(tala)).find(({ id }) => id === threadId)?.title).toBe(`${'a'.repeat(59)}🎉`)
    await tala.call(contract.sendLetter, { threadId, text: `${'b'.repeat(89)}🎉 and more` })
    expect((await box(tala)).find(({ id }) => id === threadId)?.preview).toBe(`${'b'.repeat(89)}🎉`)
    expect((await tala.call(contract.getThread, { id: '9999999999999999999' })).status).toBe(400)
  })

  it('MINE-1 CONT-1 is closed with the site’s mail, also to an app that offers it still', async () => {
    const juan = await as('juan')
    const set = async (value: 'on' | 'off') => {
      await changeMerchant(test.ctx.db, 'PERYA', 'MAILCEN', value)
      await eventually(() => expect(merchantOf(test.ctx, 'PERYA').flags.MAILCEN).toBe(value === 'on'))
    }
    await set('off')
    for (const answer of [
      await juan.call(contract.listInbox, {}),
      await juan.call(contract.getThread, { id: '1' }),
      await juan.call(contract.sendLetter, { text: 'Hello?' }),
      await juan.call(contract.deleteThreads, { ids: ['1'] }),
      await juan.call(contract.unreadThreads, { ids: ['1'] }),
    ]) {
      expect([answer.status, answer.errorCode]).toEqual([403, 'permission.denied'])
    }
    expect((await juan.call(contract.getUnreadCount, {})).value).toBe(0)
    // Agents keep a mail of their own.
    expect((await (await as('ligaya')).call(contract.listInbox, {})).success).toBe(true)
    await set('on')
    expect((await juan.call(contract.listInbox, {})).success).toBe(true)
  })

  it('CONT-1 takes twenty letters a day, however many are sent at once', async () => {
    const malaya = await as('malaya')
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => malaya.call(contract.sendLetter, { text: `Letter ${at}` })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(20)
    expect(answers.find(({ success }) => !success)?.errorCode).toBe('letter.tooMany')
    const { threads, hasMore } = (await malaya.call(contract.listInbox, { pageNo: 1 })).value
    expect([threads.length, hasMore]).toEqual([20, false])
  })
})

describe('R-99 CONT-1 an agent and their downline', () => {
  const to = (userName: string): contract.Correspondent => ({ kind: 'downline', userName })
  const send = (client: Client, letter: { to?: contract.Correspondent; threadId?: string; text: string }) =>
    client.call(contract.sendLetter, letter)

  it('write to each other, each with a box of their own', async () => {
    const [ligaya, juan] = [await as('ligaya'), await as('juan')]
    const { threadId } = (await send(ligaya, { to: to('juan'), text: 'Welcome to my team' })).value
    expect((await box(ligaya))[0]).toMatchObject({ id: threadId, isRead: true, correspondent: to('juan') })
    const [received] = await box(juan)
    expect(received).toMatchObject({
      title: 'Welcome to my team',
      isRead: false,
      correspondent: { kind: 'upline' },
    })
    expect(JSON.stringify(received)).not.toContain('ligaya')
    now = new Date(now.getTime() + 1_000)
    await send(juan, { threadId: received?.id as string, text: 'Thank you' })
    expect((await box(ligaya))[0]).toMatchObject({ id: threadId, isRead: false, preview: 'Thank you' })
    await juan.call(contract.deleteThreads, { ids: [received?.id as string] })
    const { letters } = (await ligaya.call(contract.getThread, { id: threadId })).value
    expect(letters.map(({ isMine, text }) => [isMine, text])).toEqual([
      [true, 'Welcome to my team'],
      [false, 'Thank you'],
    ])
    expect((await send(await as('juan'), { to: { kind: 'upline' }, text: 'Hello agent' })).success).toBe(true)
  })

  it.each<[string, contract.Correspondent, string]>([
    ['ligaya', to('nobody'), 'nobody'],
    ['ligaya', to('bayani'), 'a sibling'],
    ['ligaya', to('datu'), 'the upline by name'],
    ['datu', to('juan'), 'the downline of a downline'],
    ['juan', to('ligaya'), 'the upline as if below'],
    ['juan', to('juan'), 'themselves'],
    ['datu', { kind: 'upline' }, 'an upline they do not have'],
  ])('%s cannot write to %j (%s)', async (userName, recipient, _who) => {
    const answer = await send(await as(userName), { to: recipient, text: 'Hi' })
    expect(answer.errorCode).toBe('letter.noRecipient')
  })

  it('may write at the same moment, over and over', async () => {
    const [ligaya, amihan] = [await as('ligaya'), await as('amihan')]
    const { threadId } = (await send(amihan, { to: { kind: 'upline' }, text: 'Both at once' })).value
    const other = (await box(ligaya)).find(({ title }) => title === 'Both at once')?.id as string
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2
          ? send(amihan, { threadId, text: `a${at}` })
          : send(ligaya, { threadId: other, text: `b${at}` }),
      ),
    )
    expect(answers.every(({ success }) => success)).toBe(true)
    const [mine, theirs] = await Promise.all([
      amihan.call(contract.getThread, { id: threadId }),
      ligaya.call(contract.getThread, { id: other }),
    ])
    expect(mine.value.letters).toHaveLength(11)
    expect(theirs.value.letters).toHaveLength(11)
  })

  it('write no more once the downline belongs to another', async () => {
    const [ligaya, moved] = [await as('ligaya'), 'juan']
    const { threadId } = (await send(ligaya, { to: to(moved), text: 'Still there?' })).value
    const move = (upline: string) =>
      sql`
      update member set upline_id = (select id from member where merchant = 'PERYA' and user_name = ${upline})
      where merchant = 'PERYA' and user_name = ${moved}`.execute(test.ctx.db)
    await move('bayani')
    expect((await send(ligaya, { threadId, text: 'Hello?' })).errorCode).toBe('letter.noRecipient')
    await move('ligaya')
    expect((await send(ligaya, { threadId, text: 'Hello!' })).success).toBe(true)
  })
})

describe('an operator', () => {
  it.each([
    ['nobody', { titles: words('a'), texts: words('b') }, 'member.unknown'],
    ['juan', { texts: words('b') }, 'This is no letter: titles'],
    ['juan', { threadId: '999999', texts: words('b') }, 'letter.unknown'],
  ])('CONT-1 who writes to %s is told what is wrong', async (userName, json, why) => {
    await expect(write(json, userName)).rejects.toThrow(why)
  })
})

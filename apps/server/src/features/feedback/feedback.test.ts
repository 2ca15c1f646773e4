import { randomUUID } from 'node:crypto'
import * as contract from '@perya/contract/feedback'
import { countWords } from '@perya/contract/feedback-bounds'
import { getUnreadCount } from '@perya/contract/inbox'
import { pictureBytesMax } from '@perya/contract/picture-bounds'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { canvas, evilPictures, pngBomb, polyglot, polyglotLeftovers } from '#testing/evil-pictures.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { feedbackJobs } from './feedback.jobs.ts'
import { answerByOperator, listOpenFeedback, readFeedback } from './index.ts'

let test: TestApp
let now = new Date()
let juan: Client
let tala: Client
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => now } })
  juan = openClient(test)
  tala = openClient(test)
  await juan.logIn('juan')
  await tala.logIn('tala')
})
afterAll(() => test.close())

const send = (client: Client, it: { content: string; comment?: string; pictures?: string[]; key?: string }) =>
  client.call(contract.putFeedback, { key: randomUUID(), ...it })
const history = async (client: Client) =>
  (await client.call(contract.listFeedback, { pageNo: 1 })).value.feedback
const handIn = (client: Client, file: Uint8Array) =>
  client.call(contract.addFeedbackPicture, Buffer.from(file) as unknown as Uint8Array<ArrayBuffer>, {
    'content-type': 'application/octet-stream',
  })
/** The client reads answers as text, which a picture is not. */
async function pictureBytes(client: Client, id: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return test.app.inject({
    url: `${contract.getFeedbackPicture.path}?id=${id}`,
    remoteAddress: client.ip,
    headers: { token: client.token ?? '', cookie, 'user-agent': 'Test browser' },
  })
}

describe('feedback', () => {
  it.each([
    ['', 0],
    ['Salamat po!', 2],
    ['one  two\n\nthree', 3],
    ['... — !!', 0],
    ['₱500 ay nawala 😡', 4],
  ])('CONT-2 %j has %i words', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  it('CONT-2 takes 3 to 200 words and a comment of 140 characters, and says so otherwise', async () => {
    expect((await send(juan, { content: 'Too short' })).message).toBe('Please write 3 to 200 words.')
    const long = Array.from({ length: 201 }, () => 'word').join(' ')
    expect((await send(juan, { content: long })).errorCode).toBe('feedback.words')
    const content = 'The game stopped'
    expect((await send(juan, { content, comment: 'x'.repeat(141) })).errorCode).toBe('input.invalid')
    expect((await send(juan, { content, comment: 'x'.repeat(140) })).success).toBe(true)
    expect((await history(juan))[0]).toMatchObject({ content, comment: 'x'.repeat(140), answer: null })
  })

  it('CONT-2 that is sent again because the answer was lost is kept once', async () => {
    const again = { key: randomUUID(), content: 'Please add more fish' }
    const [first, second] = [await send(juan, again), await send(juan, again)]
    expect(second.value).toEqual(first.value)
    expect((await history(juan)).filter(({ content }) => content === again.content)).toHaveLength(1)
  })

  it('CONT-2 shows the answer in its history, and rings in the inbox', async () => {
    const unread = async () => (await juan.call(getUnreadCount, {})).value
    const before = await unread()
    const id = BigInt((await send(juan, { content: 'When is the draw?' })).value.id)
    expect((await listOpenFeedback(test.ctx, 'PERYA')).map((open) => open.id)).toContain(id)
    const userName = await answerByOperator(test.ctx, 'PERYA', id, { TY: 'Bukas.', EN: 'Tomorrow.' })
    expect(userName).toBe('juan')
    expect((await history(juan))[0]).toMatchObject({ id: String(id), answer: { text: 'Tomorrow.' } })
    expect(await unread()).toBe(before + 1)
    expect((await listOpenFeedback(test.ctx, 'PERYA')).map((open) => open.id)).not.toContain(id)
    await expect(answerByOperator(test.ctx, 'PERYA', 999_999n, { TY: 'a', EN: 'b' })).rejects.toThrow(
      'feedback.unknown',
    )
  })

  it('R-102 CONT-2 takes ten a day, however many are sent at once', async () => {
    const malaya = openClient(test)
    await malaya.logIn('malaya')
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => send(malaya, { content: `Number ${at} of many` })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(10)
    expect(answers.find(({ success }) => !success)?.errorCode).toBe('feedback.tooMany')
  })

  it('CONT-2 is refused where a merchant takes none', async () => {
    const set = async (value: 'on' | 'off') => {
      await changeMerchant(test.ctx.db, 'PERYA', 'FEEDBACK3', value)
      await eventually(() => expect(merchantOf(test.ctx, 'PERYA').flags.FEEDBACK3).toBe(value === 'on'))
    }
    await set('off')
    expect((await send(juan, { content: 'Is anybody there?' })).errorCode).toBe('permission.denied')
    await set('on')
  })
})

describe('R-106 CONT-2 a picture', () => {
  it('is drawn anew: turned upright, without place or maker, and without what hung on it', async () => {
    const file = await polyglot()
    expect(file.includes('SecretPhone')).toBe(true)
    const { id } = (await handIn(juan, file)).value
    const answer = await pictureBytes(juan, id)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="picture.webp"',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const bytes = answer.rawPayload
    for (const left of polyglotLeftovers) expect(bytes.includes(left)).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 40 })
  })

  it.each(evilPictures)('that is %s is refused', async (_what, file) => {
    const answer = await handIn(juan, await file())
    expect([400, answer.errorCode]).toEqual([
      answer.status,
      expect.stringMatching(/picture.unreadable|input.invalid/),
    ])
  })

  it('with more pixels than any phone takes is refused before they are unpacked', async () => {
    const answer = await handIn(juan, pngBomb(60_000, 60_000))
    expect(answer.errorCode).toBe('picture.tooWide')
  })

  it('past 5 MB is refused while it arrives', async () => {
    const answer = await handIn(juan, Buffer.alloc(pictureBytesMax + 1))
    expect([answer.status, answer.errorCode]).toEqual([413, 'body.large'])
  })

  it('goes with one piece of feedback, three at most, and is its sender’s alone', async () => {
    const ids = await Promise.all(
      ['#111', '#222', '#333', '#444'].map(async (background) => {
        const file = await canvas().tint(background).png().toBuffer()
        return (await handIn(juan, file)).value.id
      }),
    )
    const content = 'Three pictures of it'
    expect((await send(juan, { content, pictures: ids })).errorCode).toBe('input.invalid')
    const three = ids.slice(0, 3)
    expect((await send(tala, { content, pictures: three })).errorCode).toBe('picture.unknown')
    const sent = await send(juan, { content, pictures: three })
    expect((await history(juan))[0]?.pictures).toEqual(three)
    expect((await send(juan, { content: 'Again the same', pictures: three })).errorCode).toBe(
      'picture.unknown',
    )
    expect((await history(juan)).map((one) => one.content)).not.toContain('Again the same')
    expect((await pictureBytes(tala, three[0] as string)).statusCode).toBe(404)
    const { files } = await readFeedback(test.ctx, 'PERYA', BigInt(sent.value.id))
    expect(files).toHaveLength(3)
  })

  it('that was never sent is forgotten after a day, and one that was is kept', async () => {
    const { id } = (await handIn(juan, await canvas().png().toBuffer())).value
    const [kept] = (await history(juan)).flatMap(({ pictures }) => pictures)
    const today = now
    now = new Date(now.getTime() + 25 * 3_600_000)
    await feedbackJobs(test.ctx)[0]?.run()
    now = today
    expect((await pictureBytes(juan, id)).statusCode).toBe(404)
    expect((await pictureBytes(juan, kept as string)).statusCode).toBe(200)
  })
})

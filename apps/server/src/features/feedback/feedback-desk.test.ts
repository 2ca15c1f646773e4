import { randomUUID } from 'node:crypto'
import { addFeedbackPicture, listFeedback, putFeedback } from '@perya/contract/feedback'
import { listInbox } from '@perya/contract/inbox'
import * as contract from '@perya/contract/ops-feedback'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant } from '#features/merchants/index.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let rosa: OperatorClient
let juan: Client
beforeAll(async () => {
  test = await openTestApp()
  rosa = await openOperator(test, 'rosa', ['feedback.answer'])
  juan = openClient(test)
  await juan.logIn('juan')
})
afterAll(() => test.close())

async function handIn(): Promise<string> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'application/octet-stream' }
  return (await juan.call(addFeedbackPicture, png as never, headers)).value.id
}

it('CONT-2 feedback is read at the desk with its picture, answered once for all, and rings at the member', async () => {
  const picture = await handIn()
  const unsent = await handIn()
  const sent = { key: randomUUID(), content: 'Please add more fish games', comment: '', pictures: [picture] }
  const { id } = (await juan.call(putFeedback, sent)).value
  const open = async () => (await rosa.call(contract.listFeedbackToAnswer, {})).value.feedback
  expect(await open()).toContainEqual(
    expect.objectContaining({
      id,
      userName: 'juan',
      content: sent.content,
      pictures: [picture],
      answers: null,
    }),
  )
  const shown = await rosa.call(contract.getPictureOfFeedback, { id: picture })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await rosa.call(contract.getPictureOfFeedback, { id: unsent })).errorCode).toBe('picture.unknown')

  const answers = { TY: 'Darating na.', EN: 'They are coming.' }
  expect((await rosa.call(contract.answerFeedback, { id, answers })).success).toBe(true)
  expect((await open()).map((one) => one.id)).not.toContain(id)
  expect((await rosa.call(contract.readFeedback, { id })).value).toMatchObject({ answers })
  const [mine] = (await juan.call(listFeedback, { pageNo: 1 })).value.feedback
  expect(mine).toMatchObject({ id, answer: { text: 'They are coming.' } })
  const { threads } = (await juan.call(listInbox, { pageNo: 1 })).value
  expect(threads[0]).toMatchObject({ title: 'We answered your feedback', preview: 'They are coming.' })
})

it('CONT-2 LANG-1 the letter that brings an answer is called as the merchant calls it, in the languages it has words for', async () => {
  const texts = { EN: { 'letter.feedback': 'From our desk' }, VI: { 'letter.feedback': 'Trả lời' } }
  await changeMerchant(test.ctx.db, 'PERYA', 'texts', JSON.stringify(texts))
  try {
    const sent = { key: randomUUID(), content: 'Please add more crash games', comment: '', pictures: [] }
    const { id } = (await juan.call(putFeedback, sent)).value
    await rosa.call(contract.answerFeedback, { id, answers: { TY: 'Sige.', EN: 'We will.' } })
    const titleIn = async (language: string) =>
      (await juan.call(listInbox, { pageNo: 1 }, { language })).value.threads[0]?.title
    expect(await titleIn('EN')).toBe('From our desk')
    expect(await titleIn('VI')).toBe('Trả lời')
    expect(await titleIn('TY')).toBe('May sagot na kami sa feedback mo')
  } finally {
    await changeMerchant(test.ctx.db, 'PERYA', 'texts', '{}')
  }
})

it('CONT-2 an answer to nothing is refused', async () => {
  const answers = { TY: 'a', EN: 'b' }
  const refused = await rosa.call(contract.answerFeedback, { id: '999999', answers })
  expect([refused.status, refused.errorCode]).toEqual([404, 'feedback.unknown'])
  expect((await rosa.call(contract.readFeedback, { id: '999999' })).errorCode).toBe('feedback.unknown')
})

import { LetterText } from '@perya/contract/ops-letters'
import { answerThread, readThread, waitingThreads } from '#features/inbox/index.ts'
import { ChangeRefused, readJson, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'

const usage = `Usage:
  npm run merchant -- <code> letters                          what members wrote and nobody answered
  npm run merchant -- <code> letters <number>                 every letter of one message
  npm run merchant -- <code> letters <number> answer <JSON>   such as {"TY":"Salamat!","EN":"Thank you!"}`

/** `letters …`: what members write to the service, and what it answers. */
export async function tendLetters(db: Db, code: string, words: readonly string[]): Promise<string> {
  await readMerchant(db, code)
  const desk = { db, now: () => new Date() }
  const [number = '', verb = '', ...rest] = words
  if (number === '') return describeWaiting(desk, code)
  if (!/^[1-9]\d{0,17}$/.test(number)) throw new ChangeRefused(usage)
  const id = BigInt(number)
  if (verb === '') return describeOne(desk, code, id)
  if (verb !== 'answer' || rest.length === 0) throw new ChangeRefused(usage)
  const texts = readJson(LetterText, rest.join(' '), 'answer')
  return `${await answerThread(desk, code, id, texts)} is answered.`
}

async function describeWaiting(desk: { db: Db }, code: string): Promise<string> {
  const waiting = await waitingThreads(desk, code)
  if (waiting.length === 0) return `Nobody of ${code} waits for an answer.`
  return waiting
    .map(({ id, lastAt, userName, texts }) => {
      const [first = ''] = texts.EN.split('\n', 1)
      return `${id}  ${lastAt.toISOString()}  ${userName}  ${first.slice(0, 80)}`
    })
    .join('\n')
}

async function describeOne(desk: { db: Db }, code: string, id: bigint): Promise<string> {
  const { userName, titles, letters } = await readThread(desk, code, id)
  return [
    `${userName}: ${titles.EN}`,
    ...letters.map(
      ({ isMine, texts, sentAt }) => `${sentAt.toISOString()}  ${isMine ? userName : 'you'}: ${texts.EN}`,
    ),
  ].join('\n')
}

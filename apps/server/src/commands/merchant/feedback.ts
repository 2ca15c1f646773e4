import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { LetterText } from '@perya/contract/ops-letters'
import { answerByOperator, listOpenFeedback, readFeedback } from '#features/feedback/index.ts'
import { ChangeRefused, readJson, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'

const usage = `Usage:
  npm run merchant -- <code> feedback                          what waits for an answer
  npm run merchant -- <code> feedback <number> [read <folder>] one, its pictures put into the folder
  npm run merchant -- <code> feedback <number> answer <JSON>   such as {"TY":"Salamat!","EN":"Thank you!"}`

/** `feedback …`: what members told the site, and what it answers. */
export async function tendFeedback(db: Db, code: string, words: readonly string[]): Promise<string> {
  await readMerchant(db, code)
  const [number = '', verb = 'read', ...rest] = words
  if (number === '') return describeOpen(db, code)
  if (!/^[1-9]\d{0,17}$/.test(number)) throw new ChangeRefused(usage)
  const id = BigInt(number)
  if (verb === 'answer' && rest.length > 0) {
    const answers = readJson(LetterText, rest.join(' '), 'answer')
    const userName = await answerByOperator({ db, now: () => new Date() }, code, id, answers)
    return `${userName} is answered.`
  }
  if (verb === 'read' && rest.length < 2) return describeOne(db, code, id, rest[0])
  throw new ChangeRefused(usage)
}

async function describeOpen(db: Db, code: string): Promise<string> {
  const open = await listOpenFeedback({ db }, code)
  if (open.length === 0) return `Nobody of ${code} waits for an answer.`
  return open
    .map(({ id, sentAt, userName, content }) => {
      const [first = ''] = content.split('\n', 1)
      return `${id}  ${sentAt.toISOString()}  ${userName}  ${first.slice(0, 80)}`
    })
    .join('\n')
}

async function describeOne(db: Db, code: string, id: bigint, folder?: string): Promise<string> {
  const it = await readFeedback({ db }, code, id)
  const saved = folder === undefined ? [] : await savePictures(resolve(folder), id, it.files)
  return [
    `${it.userName}, ${it.sentAt.toISOString()}`,
    it.content,
    ...(it.comment === '' ? [] : [`Comment: ${it.comment}`]),
    `Pictures: ${saved.join(', ') || it.files.length}`,
    ...(it.answers ? [`Answered: ${it.answers.EN}`] : []),
  ].join('\n')
}

async function savePictures(folder: string, id: bigint, files: readonly Buffer[]): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    files.map(async (file, at) => {
      const path = join(folder, `feedback-${id}-${at + 1}.webp`)
      await writeFile(path, file)
      return path
    }),
  )
}

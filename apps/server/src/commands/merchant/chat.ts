import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { followChat, readChat, sayByOperator, waitingChats } from '#features/chat/index.ts'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { openLog } from '#platform/log.ts'
import { openNotifications } from '#platform/notifications.ts'
import { complain, print } from '../print.ts'

const usage = `Usage:
  npm run merchant -- <code> chat                          who waits for an answer
  npm run merchant -- <code> chat read <user name>         what was said last
  npm run merchant -- <code> chat say <user name> <words>
  npm run merchant -- <code> chat follow <user name>       lines as they come; what is typed is said, Ctrl+C ends it`

type Line = { isMine: boolean; text: string; sentAt: Date }

/** `chat …`: the operator's side of the live conversations with members. */
export async function talk(
  db: Db,
  url: string,
  code: string,
  [verb = '', userName = '', ...words]: readonly string[],
): Promise<string> {
  await readMerchant(db, code)
  const desk = { db, now: () => new Date() }
  const describe = ({ isMine, text, sentAt }: Line) =>
    `${sentAt.toISOString()}  ${isMine ? userName : 'you'}: ${text}`
  if (verb === '') {
    const waiting = await waitingChats(desk, code)
    if (waiting.length === 0) return `Nobody of ${code} waits for an answer.`
    return waiting.map((one) => `${one.waitingSince.toISOString()}  ${one.userName}: ${one.text}`).join('\n')
  }
  if (verb === 'read' && userName !== '' && words.length === 0) {
    const lines = await readChat(desk, code, userName)
    return lines.map(describe).join('\n') || `Nothing was said to ${userName} yet.`
  }
  if (verb === 'say' && words.length > 0) {
    await sayByOperator(desk, code, userName, words.join(' '))
    return `${userName} reads it now.`
  }
  if (verb === 'follow' && userName !== '' && words.length === 0) {
    const show = (line: Line) => print(describe(line))
    await followUntilStopped(desk, url, { code, userName, show })
    return ''
  }
  throw new ChangeRefused(usage)
}

async function followUntilStopped(
  desk: { db: Db; now: () => Date },
  url: string,
  { code, userName, show }: { code: string; userName: string; show: (line: Line) => void },
): Promise<void> {
  const notifications = await openNotifications(url, openLog('warn'))
  const typed = createInterface({ input: process.stdin })
  try {
    const stop = await followChat({ ...desk, notifications }, code, userName, show)
    typed.on('line', (text) => {
      if (text.trim() === '') return
      sayByOperator(desk, code, userName, text).catch((error: Error) => complain(error.message))
    })
    await once(process, 'SIGINT')
    stop()
  } finally {
    typed.close()
    await notifications.close()
  }
}

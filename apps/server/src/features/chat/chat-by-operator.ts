/** The operator's side of a chat until there is a console: who waits, what was said, an answer, and what comes next. */
import { chatTextMax } from '@perya/contract/chat'
import { findMemberByUserName } from '#features/members/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { chatChannel, type LineRow, listLines, listWaiting } from './chat.store.ts'
import { sayToMember } from './say.ts'

type Desk = Pick<Context, 'db' | 'now'>

const listed = 50

export const waitingChats = ({ db }: Pick<Desk, 'db'>, merchant: string) => listWaiting(db, merchant, listed)

export async function readChat(
  { db }: Pick<Desk, 'db'>,
  merchant: string,
  userName: string,
): Promise<LineRow[]> {
  return listLines(db, await memberIdOf({ db }, merchant, userName), { limit: listed })
}

export async function sayByOperator(
  desk: Desk,
  merchant: string,
  userName: string,
  words: string,
): Promise<LineRow> {
  const memberId = await memberIdOf(desk, merchant, userName)
  const text = words.trim()
  if (text === '' || text.length > chatTextMax) {
    throw new ChangeRefused(`A line has 1 to ${chatTextMax} characters.`)
  }
  return sayToMember(desk, memberId, text)
}

/** Hands over what was said last, then every line as soon as it is said; none is missed, even while listening broke down. */
export async function followChat(
  { db, notifications }: Pick<Context, 'db' | 'notifications'>,
  merchant: string,
  userName: string,
  onLine: (line: LineRow) => void,
): Promise<() => void> {
  const memberId = await memberIdOf({ db }, merchant, userName)
  let lastId = 0n
  const hand = (lines: readonly LineRow[]) => {
    for (const line of lines) {
      lastId = line.id
      onLine(line)
    }
  }
  hand(await listLines(db, memberId, { limit: listed }))
  let reading: Promise<void> = Promise.resolve()
  const read = () => {
    reading = reading
      .then(async () => hand(await listLines(db, memberId, { after: lastId, limit: 1_000 })))
      // What cannot be read now comes with the next line.
      .catch(() => {})
  }
  return notifications.on(chatChannel, (id) => id === String(memberId) && read(), read)
}

async function memberIdOf({ db }: Pick<Desk, 'db'>, merchant: string, userName: string): Promise<bigint> {
  const member = await findMemberByUserName(db, merchant, userName)
  if (!member) throw new AppError('member.unknown')
  return member.id
}

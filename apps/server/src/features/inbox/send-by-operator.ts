import { LetterText, LetterTitle } from '@perya/contract/ops-letters'
import { z } from 'zod'
import { findMemberByUserName } from '#features/members/index.ts'
import { readJson } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { answerMember, writeToMember } from './write-letter.ts'

const Written = z
  .strictObject({
    titles: LetterTitle.optional(),
    texts: LetterText,
    threadId: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .optional(),
  })
  .refine(({ titles, threadId }) => (titles === undefined) !== (threadId === undefined), {
    path: ['titles'],
    error: 'a new message has titles, an answer says its threadId',
  })

/** An operator writes to a member, or answers one; says under which number. */
export async function sendByOperator(
  desk: Pick<Context, 'db' | 'now'>,
  merchant: string,
  userName: string,
  json: string,
): Promise<bigint> {
  const { titles, texts, threadId } = readJson(Written, json, 'letter')
  const member = await findMemberByUserName(desk.db, merchant, userName)
  if (!member) throw new AppError('member.unknown')
  if (titles) return (await writeToMember(desk, { memberId: member.id, titles, texts })) as bigint
  const id = BigInt(threadId as string)
  if (!(await answerMember(desk, { memberId: member.id, threadId: id, texts }))) {
    throw new AppError('letter.unknown')
  }
  return id
}

import type { SecurityQuestion } from '@perya/contract/security-bounds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function listQuestions(db: Db, memberId: bigint): Promise<SecurityQuestion[]> {
  const { rows } = await sql<{ question: SecurityQuestion }>`
    select question from security_answer where member_id = ${memberId} order by question`.execute(db)
  return rows.map(({ question }) => question)
}

export async function findAnswerHash(db: Db, memberId: bigint, question: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select answer_hash as hash from security_answer
    where member_id = ${memberId} and question = ${question}`.execute(db)
  return rows[0]?.hash ?? null
}

export async function replaceAnswers(
  tx: Tx,
  memberId: bigint,
  answers: readonly { question: SecurityQuestion; hash: string }[],
): Promise<void> {
  await sql`delete from security_answer where member_id = ${memberId}`.execute(tx)
  for (const { question, hash } of answers) {
    await sql`
      insert into security_answer (member_id, question, answer_hash)
      values (${memberId}, ${question}, ${hash})`.execute(tx)
  }
}

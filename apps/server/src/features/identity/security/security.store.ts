import type { SecurityQuestion } from '@perya/contract/security-bounds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type PauseReason =
  | 'password'
  | 'withdrawalPassword'
  | 'email'
  | 'mobile'
  | 'passkey'
  | 'secondFactor'
  | 'person'

/** The later end counts. */
export async function putPause(
  tx: Tx,
  memberId: bigint,
  { reason, endsAt }: { reason: PauseReason; endsAt: Date },
): Promise<void> {
  await sql`
    insert into withdrawal_pause as p (member_id, reason, ends_at) values (${memberId}, ${reason}, ${endsAt})
    on conflict (member_id) do update
    set reason = excluded.reason, ends_at = greatest(p.ends_at, excluded.ends_at)`.execute(tx)
}

export async function findPauseEnd(db: Db, memberId: bigint, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ endsAt: Date }>`
    select ends_at as "endsAt" from withdrawal_pause
    where member_id = ${memberId} and ends_at > ${now}`.execute(db)
  return rows[0]?.endsAt ?? null
}

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

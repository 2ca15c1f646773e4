import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type NewAct = Pick<
  Row<'operator_act'>,
  'at' | 'merchant' | 'operatorId' | 'call' | 'input' | 'ip' | 'userAgent' | 'requestId'
>

/** The number it is kept under. */
export async function insertAct(db: Db, act: NewAct): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into operator_act (at, merchant, operator_id, call, input, ip, user_agent, request_id)
    values (${act.at}, ${act.merchant}, ${act.operatorId}, ${act.call}, ${JSON.stringify(act.input)}, ${act.ip},
      ${act.userAgent}, ${act.requestId})
    returning id`.execute(db)
  return (rows[0] as { id: bigint }).id
}

/** What came of an act, as a row of its own. */
export async function insertOutcome(
  db: Db,
  answers: bigint,
  act: NewAct,
  outcome: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into operator_act (answers, at, merchant, operator_id, call, ip, user_agent, request_id, outcome)
    values (${answers}, ${at}, ${act.merchant}, ${act.operatorId}, ${act.call}, ${act.ip}, ${act.userAgent},
      ${act.requestId}, ${outcome})`.execute(db)
}

export type ActQuestion = { before?: bigint | undefined; operator?: string | undefined; limit: number }

export type ActRow = Pick<
  Row<'operator_act'>,
  'id' | 'at' | 'call' | 'input' | 'ip' | 'userAgent' | 'outcome'
> & {
  operator: string | null
}

export async function listActsBefore(
  db: Db,
  merchant: string,
  { before, operator, limit }: ActQuestion,
): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.id, a.at, o.name as operator, a.call, a.input, a.ip, a.user_agent as "userAgent", e.outcome
    from operator_act a left join operator o on o.id = a.operator_id left join operator_act e on e.answers = a.id
    where a.merchant = ${merchant} and a.answers is null and a.id < coalesce(${before ?? null}, 9223372036854775807)
      and (${operator ?? null}::text is null or o.name = ${operator ?? null})
    order by a.id desc limit ${limit}`.execute(db)
  return rows
}

export type Chain = {
  count: bigint
  /** The seal of the last row, in hex. */
  root: string
  /** The first row that is not as it was written; `null` when all are. */
  broken: bigint | null
}

export async function readChain(db: Db): Promise<Chain> {
  const { rows } = await sql<Chain>`
    select count(*) as count, operator_act_first_broken() as broken,
      coalesce((select encode(seal, 'hex') from operator_act order by id desc limit 1), '') as root
    from operator_act`.execute(db)
  return rows[0] as Chain
}

/** Bets as the seal of their issue counts them: those that stood when it closed, in the order of their numbers. */
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** What a leaf is the hash of, behind a byte of zero. */
const leafText = sql.raw(`concat_ws('|', s.id, p.digest, s.multiple, s.cost)`)

/** A bet that was given back later, with its whole issue, stood at the close. */
const stood = sql.raw(
  `not exists (select from lottery_end e where e.suborder_id = s.id and e.kind <> 'refunded')`,
)

/** Hashes of 32 bytes each, one behind the other. */
export async function readLeaves(
  db: Db,
  issueId: bigint,
  { after, limit }: { after: bigint; limit: number },
): Promise<{ hashes: Buffer; last: bigint } | null> {
  const { rows } = await sql<{ hashes: Buffer | null; last: bigint | null }>`
    select string_agg(sha256('\\x00'::bytea || convert_to(l.text, 'UTF8')), ''::bytea order by l.id) as hashes,
      max(l.id) as last
    from (
      select s.id, ${leafText} as text
      from lottery_suborder s join lottery_slip p on p.id = s.slip_id
      where s.issue_id = ${issueId} and s.id > ${after} and ${stood}
      order by s.id limit ${limit}
    ) l`.execute(db)
  const row = rows[0]
  return row?.hashes && row.last !== null ? { hashes: row.hashes, last: row.last } : null
}

export type SealedBet = {
  code: string
  issueNo: string
  issueId: bigint
  text: string
  place: number
  root: Buffer
  roots: Buffer
}

/** One bet of a member in the tree of its issue; `null` for whoever has no such bet. */
export async function findSealedBet(
  db: Db,
  memberId: bigint,
  id: bigint,
): Promise<SealedBet | 'open' | null> {
  const { rows } = await sql<SealedBet & { isSealed: boolean }>`
    select i.code, i.issue_no as "issueNo", i.id as "issueId", ${leafText} as text, i.bets_root as root, k.roots,
      k.roots is not null as "isSealed",
      case when k.roots is not null then (
        select count(*)::int from lottery_suborder s where s.issue_id = i.id and s.id < o.id and ${stood}
      ) end as place
    from lottery_suborder o
    join lottery_suborder s on s.id = o.id
    join lottery_slip p on p.id = s.slip_id
    join lottery_issue i on i.id = s.issue_id
    left join lottery_seal k on k.issue_id = i.id
    where o.id = ${id} and o.member_id = ${memberId} and ${stood}`.execute(db)
  const row = rows[0]
  if (!row) return null
  return row.isSealed ? row : 'open'
}

/** The hashes of the bets around one, from the first under its kept root. */
export async function readLeavesAround(
  db: Db,
  issueId: bigint,
  { first, limit }: { first: number; limit: number },
): Promise<Buffer> {
  const { rows } = await sql<{ hashes: Buffer | null }>`
    select string_agg(sha256('\\x00'::bytea || convert_to(l.text, 'UTF8')), ''::bytea order by l.id) as hashes
    from (
      select s.id, ${leafText} as text
      from lottery_suborder s join lottery_slip p on p.id = s.slip_id
      where s.issue_id = ${issueId} and ${stood}
      order by s.id offset ${first} limit ${limit}
    ) l`.execute(db)
  return rows[0]?.hashes ?? Buffer.alloc(0)
}

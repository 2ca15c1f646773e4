/** What other features ask about movements: the ledger's tables are named nowhere else. */
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** The member's cash and how many movements it has seen. */
export async function findCash(db: Db, memberId: bigint): Promise<{ balance: bigint; version: bigint }> {
  const { rows } = await sql<{ balance: bigint; version: bigint }>`
    select balance, version from ledger_account where owner = ${memberId} and kind = 'member_cash'`.execute(
    db,
  )
  const [cash] = rows
  if (!cash) throw new Error(`member ${memberId} has no cash account`)
  return cash
}

/** What was staked from cash between two movements, by the last of the starts that came before. */
export async function sumStakes(
  db: Db,
  memberId: bigint,
  { starts, after, upTo }: { starts: readonly bigint[]; after: bigint; upTo: bigint },
): Promise<{ startVersion: bigint; amount: bigint }[]> {
  const { rows } = await sql<{ startVersion: bigint; amount: bigint }>`
    select s.start as "startVersion", -sum(e.amount)::bigint as amount
    from ledger_account a
    join ledger_entry e on e.account_id = a.id and e.version > ${after} and e.version <= ${upTo}
    join ledger_transfer t on t.id = e.transfer_id
    join ledger_kind k on k.kind = t.kind and k.counts_stake
    join lateral (
      select max(start) as start from unnest(${starts}::bigint[]) start where start < e.version
    ) s on s.start is not null
    where a.owner = ${memberId} and a.kind = 'member_cash'
    group by s.start order by s.start`.execute(db)
  return rows
}

export type Movement = { id: bigint; at: Date; kind: string; key: string; amount: bigint }

/** What moved on the member's accounts under one reference. */
export async function listMovements(db: Db, memberId: bigint, reference: string): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select t.id, t.created_at as at, t.kind, t.key, sum(l.amount)::bigint as amount
    from ledger_transfer t
    cross join unnest(t.accounts, t.amounts) l (account, amount)
    join ledger_account a on a.id = l.account and a.owner = ${memberId}
    where t.reference = ${reference}
    group by t.id order by t.id`.execute(db)
  return rows
}

/** The bets of an issue as settling reads them: what is the same is read once, however many hold it. */
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

export type Bets = {
  slip: string
  multiple: number
  /** Numbers of the sub-orders and of their members, as PostgreSQL writes a list: losers are never taken apart. */
  ids: string
  members: string
}

/** As many as fit on their way, so that the next are read while these are settled. */
const betsPerRead = 1_000

/** Reads a number of different bets at a time, so that memory does not grow with the issue. */
export async function openBets(
  tx: Tx,
  issueId: bigint,
): Promise<{ next: () => Promise<Bets[]>; close: () => Promise<void> }> {
  // A cursor takes no parameters, and a number of ours needs no quoting.
  await sql`
    declare lottery_bets no scroll cursor for
    select p.body as slip, t.multiple, t.ids, t.members
    from (
      select s.slip_id, s.multiple, array_agg(s.id)::text as ids, array_agg(s.member_id)::text as members
      from lottery_suborder s
      where s.issue_id = ${sql.raw(issueId.toString())}
        and not exists (select from lottery_end e where e.suborder_id = s.id)
      group by s.slip_id, s.multiple
    ) t join lottery_slip p on p.id = t.slip_id`.execute(tx)
  return {
    async next() {
      const { rows } = await sql<Bets>`fetch ${sql.raw(String(betsPerRead))} from lottery_bets`.execute(tx)
      return rows
    },
    async close() {
      await sql`close lottery_bets`.execute(tx)
    },
  }
}

export async function insertPayouts(
  tx: Tx,
  { issueId, version }: { issueId: bigint; version: number },
  won: readonly { ids: string; members: string; amount: bigint; isReturned: boolean }[],
): Promise<void> {
  await sql`
    insert into lottery_payout (issue_id, version, member_id, suborder_id, amount, is_returned)
    select ${issueId}, ${version}, u.member_id, u.id, w.amount, w.is_returned
    from unnest(${won.map(({ ids }) => ids)}::text[], ${won.map(({ members }) => members)}::text[],
      ${won.map(({ amount }) => amount)}::bigint[], ${won.map(({ isReturned }) => isReturned)}::boolean[])
      as w (ids, members, amount, is_returned),
      unnest(w.ids::bigint[], w.members::bigint[]) as u (id, member_id)`.execute(tx)
}

import type { TicketKind } from '@perya/contract/game-record'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type TicketRow = {
  id: bigint
  kind: TicketKind
  vendorName: string
  gameCode: string | null
  names: Readonly<Record<string, string>> | null
  amount: bigint | null
  since: Date
}

/** What is being looked into for a member: only of rounds whose stake stands, and of transfers still on their way. */
export async function listTickets(db: Db, memberId: bigint): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select t.id,
      case t.reason when 'round_stuck' then 'round' when 'unpaid_win' then 'win' else 'transfer' end as kind,
      coalesce(gv.name, v.name) as "vendorName", r.game_code as "gameCode", g.names,
      case t.reason
        when 'round_stuck' then r.stake_cash + r.stake_bonus
        when 'unpaid_win' then (t.detail ->> 'amount')::bigint
        else s.amount
      end as amount,
      case t.reason when 'round_stuck' then r.opened_at when 'unpaid_win' then t.created_at else s.sent_at end as since
    from vendor_open_ticket t
    join vendor v on v.id = t.vendor_id
    left join vendor_round r on t.reason in ('round_stuck', 'unpaid_win')
      and (r.vendor_id, r.member_id, r.round_id) = (t.vendor_id, t.member_id, t.subject)
    left join vendor_transfer s on t.reason = 'transfer_stuck' and s.reference = t.subject
    left join game g on g.vendor = v.code and g.game_code = r.game_code
    left join game_vendor gv on gv.code = v.code
    where t.member_id = ${memberId} and (r.bets > 0 or s.state = 'sent')
    order by since, t.id`.execute(db)
  return rows
}

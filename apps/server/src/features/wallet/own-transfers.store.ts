import { transferKindNames, transferKinds } from '@perya/contract/ledger'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type OwnTransferRow = {
  id: bigint
  at: Date
  kind: string
  reference: string | null
  from: string | null
  to: string | null
  amount: bigint
  totalCount: number
}

/** Bets are many and never involve another member, so only these kinds are searched for one. */
const kindsAmongMembers = transferKindNames.filter((kind) => transferKinds[kind].group === 'agent')

/**
 * Movements between the member's own wallets and with other members. The amount is what arrived, or what left for
 * another member; for money back from a vendor it is what came back, not what had gone there.
 */
export async function listOwnTransfers(
  db: Db,
  memberId: bigint,
  { from, to }: { from: Date; to: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnTransferRow[]> {
  const { rows } = await sql<OwnTransferRow>`
    select t.id, t.created_at as at, t.kind, t.reference,
      min(a.kind) filter (where e.amount < 0) as "from",
      min(a.kind) filter (where e.amount > 0) as "to",
      coalesce(sum(e.amount) filter (where e.amount > 0), -sum(e.amount))::bigint as amount,
      count(*) over ()::int as "totalCount"
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
      and e.version is not null and e.created_at >= ${from} and e.created_at < ${to}
    join ledger_transfer t on t.id = e.transfer_id
    where a.owner = ${memberId}
    group by t.id
    having bool_or(e.amount < 0) and bool_or(e.amount > 0) and not bool_and(a.kind in ('in_transit', 'at_vendor'))
      or t.kind = any (${kindsAmongMembers}::text[]) and exists (
        select from ledger_account o where o.id = any (t.accounts) and o.owner <> ${memberId})
    order by t.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

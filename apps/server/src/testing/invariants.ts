/** I5–I10 of the plan, asked of a database at rest: what vendors were told against what the ledger holds. */
import type { ClientBase } from 'pg'
import type { Pool } from '#platform/db.ts'

/** Each answers with the places that are wrong, so a sound database answers with nothing. */
const questions: Record<string, string> = {
  'I5 what was acknowledged moved its amount': `
    select v.tx_id as place from vendor_tx v
    left join vendor_tx ref on v.call = 'rollback' and ref.vendor_id = v.vendor_id and ref.tx_id = v.ref_tx_id
    where v.status = 'OK' and v.cash + v.bonus <> case v.call
      when 'bet' then -v.amount
      when 'win' then v.amount
      when 'betwin' then v.win_amount - v.amount
      when 'adjust' then v.amount
      when 'rollback' then case when ref.rolled_back_by = v.tx_id then -ref.cash - ref.bonus else 0 end
    end`,
  'I5 what was acknowledged stands in the ledger': `
    select v.tx_id from vendor_tx v
    left join lateral (
      select coalesce(sum(l.amount) filter (where a.kind = 'member_cash'), 0) as cash,
        coalesce(sum(l.amount) filter (where a.kind = 'member_bonus'), 0) as bonus
      from unnest(array[v.transfer_id, v.win_transfer_id]) x (id)
      join ledger_transfer t on t.id = x.id
      cross join unnest(t.accounts, t.amounts) l (account, amount)
      join ledger_account a on a.id = l.account and a.owner = v.member_id
    ) moved on true
    where (v.cash, v.bonus) <> (moved.cash, moved.bonus)`,
  'I5 no movement belongs to two': `
    select x.id::text from vendor_tx v cross join unnest(array[v.transfer_id, v.win_transfer_id]) x (id)
    where x.id is not null group by x.id having count(*) > 1`,
  // What a demo is funded with is nobody's bet, whatever key it took.
  'I6 nothing moved that nobody sent': `
    select t.key from ledger_transfer t
    where t.key like 'vendor:%' and t.kind <> 'demo_funding'
      and t.id not in (
        select x.id from vendor_tx v cross join unnest(array[v.transfer_id, v.win_transfer_id]) x (id)
        where x.id is not null)
    union all
    select t.key from ledger_transfer t
    where t.key like 'hold:%' and t.id not in (
      select x.id from wallet_hold h cross join unnest(array[h.opened_by, h.ended_by]) x (id) where x.id is not null)`,
  'I7 what was refused left no trace': `
    select v.tx_id from vendor_tx v
    where v.status <> 'OK'
      and (v.transfer_id is not null or v.win_transfer_id is not null or v.cash <> 0 or v.bonus <> 0)`,
  'I8 a key has one outcome': `
    select t.key from ledger_transfer t group by t.key having count(*) > 1`,
  'I9 a movement is taken back at most once': `
    select t.reversal_of::text from ledger_transfer t
    where t.reversal_of is not null group by t.reversal_of having count(*) > 1`,
  'I9 a rollback that was acknowledged had its effect': `
    select v.tx_id from vendor_tx v
    left join vendor_tx ref on ref.vendor_id = v.vendor_id and ref.tx_id = v.ref_tx_id
    where v.call = 'rollback' and v.status = 'OK' and ref.rolled_back_by is null`,
  'I9 what is rolled back has its rollback': `
    select v.tx_id from vendor_tx v
    left join vendor_tx b on b.vendor_id = v.vendor_id and b.tx_id = v.rolled_back_by
    where v.rolled_back_by is not null and b.call is distinct from 'rollback'`,
  // A gift is won without a bet; whoever won something else has one that stands.
  'I10 a win stands only beside a bet that stands': `
    select v.tx_id from vendor_tx v
    join vendor_round r on r.vendor_id = v.vendor_id and r.member_id = v.member_id and r.round_id = v.round_id
    left join vendor_tx bet on bet.vendor_id = v.vendor_id and bet.tx_id = v.ref_tx_id
    where v.call = 'win' and v.status = 'OK' and v.amount > 0 and v.rolled_back_by is null
      and (bet.status <> 'OK' or bet.rolled_back_by is not null or (r.bets = 0 and r.voids > 0))`,
}

const everything = Object.entries(questions)
  .map(([invariant, question]) => `select '${invariant}' as invariant, q.place from (${question}) q (place)`)
  .join(' union all ')

export async function findBrokenInvariants(database: Pool | ClientBase): Promise<string[]> {
  const { rows } = await database.query<{ invariant: string; place: string }>(everything)
  return rows.map(({ invariant, place }) => `${invariant}: ${place}`)
}

-- Locks the running periods of members' limits, and tells whether there are any.
create or replace function ledger_lock_limits(p_members bigint[]) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  perform from member_limit m
  where m.member_id = any (p_members)
  order by m.member_id, m.measure, m.period
  for no key update;
  return found;
end
$$;

revoke execute on function ledger_lock_limits from public;

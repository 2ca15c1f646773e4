-- The one way money moves: takes a batch of postings as arrays and gives one answer for each.
--
-- Postings are numbered from 1; the legs of all of them stand in three more arrays. A posting that may not be
-- made is refused with its reason and leaves its neighbours alone. It commits with the transaction it is called in.
create or replace function ledger_post(
  p_key text[], p_kind text[], p_reference text[], p_reason text[], p_reversal_of bigint[],
  p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[]
) returns setof ledger_answer
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_now timestamptz;
  v_is_shared boolean;
  v_is_unlocked boolean;
  v_members bigint[];
  v_is_limited boolean;
begin
  -- Locked in id order, so rivals queue instead of deadlocking; the clock is read once the locks are held.
  with locked as materialized (
    select a.id, a.owner, a.changed_at
    from ledger_account a
    where a.id = any (p_leg_account) and a.floor is not null
    order by a.id
    for no key update of a
  )
  select
    greatest(clock_timestamp(), max(l.changed_at)),
    count(*) <> count(distinct l.id)
      or exists (select from ledger_kind k where k.may_overdraw and k.kind = any (p_kind)),
    count(distinct u.posting) < cardinality(p_key),
    array_agg(distinct l.owner) filter (where l.owner is not null)
  into v_now, v_is_shared, v_is_unlocked, v_members
  from locked l join unnest(p_leg_posting, p_leg_account) u (posting, id) on u.id = l.id;

  -- A posting that locks no account queues behind its twin by its key.
  if v_is_unlocked then
    perform pg_advisory_xact_lock(k.lock)
    from (
      select hashtextextended(p_key[p.posting], 0) as lock
      from (
        select u.posting
        from unnest(p_leg_posting, p_leg_account) u (posting, id) join ledger_account a on a.id = u.id
        group by u.posting having count(a.floor) = 0
      ) p
      order by 1
    ) k;
  end if;

  v_is_limited := ledger_lock_limits(v_members);

  if not v_is_shared then
    -- A new statement, so a twin that committed while we waited for the locks is seen.
    return query
    select a.posting, a.status, a.transfer_id, a.balance, a.version, a.created_at
    from ledger_post_locked(
      v_now, v_members, v_is_limited, p_key, p_kind, p_reference, p_reason, p_reversal_of,
      p_leg_posting, p_leg_account, p_leg_amount) r,
      unnest(r.postings, r.statuses, r.transfer_ids, r.balances, r.versions, r.instants)
        as a (posting, status, transfer_id, balance, version, created_at);
  else
    -- Postings that meet on an account go one after the other.
    for i in 1 .. cardinality(p_key) loop
      return query
      select i, r.statuses[1], r.transfer_ids[1], r.balances[1], r.versions[1], r.instants[1]
      from (
        select array_agg(1) as postings, array_agg(u.account order by u.n) as accounts,
          array_agg(u.amount order by u.n) as amounts
        from unnest(p_leg_posting, p_leg_account, p_leg_amount) with ordinality u (posting, account, amount, n)
        where u.posting = i
      ) l,
      ledger_post_locked(
        v_now, v_members, v_is_limited, p_key[i:i], p_kind[i:i], p_reference[i:i], p_reason[i:i], p_reversal_of[i:i],
        l.postings, l.accounts, l.amounts) r;
    end loop;
  end if;

  perform ledger_tell(v_members);
end
$$;

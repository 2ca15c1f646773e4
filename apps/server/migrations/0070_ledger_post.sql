-- The same ledger at a lower price: what a bet does not need is not read, planned or checked for it.

-- Nobody looks transfers up by what they belong to, and nobody took events from the outbox.
drop index ledger_transfer_reference;
drop table ledger_outbox;

-- A domain is checked where a value is given, a check of the table at every change of a balance.
create domain currency_code as text check (value ~ '^[A-Z]{3}$');
create domain ledger_account_kind as text check (value in (
  'member_cash', 'member_bonus', 'member_held', 'in_transit',
  'house', 'vendor', 'gateway_clearing', 'promotion_pool', 'jackpot_pool', 'commission', 'suspense', 'demo'));

drop trigger ledger_account_is_the_same on ledger_account;
alter table ledger_account
  drop constraint ledger_account_kind_check,
  drop constraint ledger_account_currency_check,
  drop constraint ledger_account_member_has_floor,
  alter column kind type ledger_account_kind,
  alter column currency type currency_code,
  -- The floor stands first: an account that has one needs no look at the list.
  add constraint ledger_account_member_has_floor check (
    floor is not null
    or kind not in ('member_cash', 'member_bonus', 'member_held', 'in_transit', 'promotion_pool', 'jackpot_pool'));
create trigger ledger_account_is_the_same before update of id, kind, merchant, currency, owner, name, opened_at
  on ledger_account for each row execute function ledger_refuse_change();

drop function ledger_post;
drop function ledger_post_locked;

-- What postings would count towards the limits of whoever they belong to.
create function ledger_counted(
  p_now timestamptz, p_kind text[], p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[]
) returns table (
  posting int, member_id bigint, measure text, period interval, cap bigint, is_new_period boolean, used bigint,
  amount bigint)
language sql
stable
as $$
  select u.posting, m.member_id, m.measure, m.period, m.cap,
    p_now >= m.starts_at + m.period,
    case when p_now >= m.starts_at + m.period then 0 else m.used end,
    case m.measure when 'deposit' then u.amount else -u.amount end
  from unnest(p_leg_posting, p_leg_account, p_leg_amount) as u (posting, account, amount)
  join ledger_account a on a.id = u.account
  join member_limit m on m.member_id = a.owner
  join ledger_kind k on k.kind = p_kind[u.posting]
  where a.kind in ('member_cash', 'member_bonus')
    and case m.measure when 'stake' then k.counts_stake when 'loss' then k.counts_loss else k.counts_deposit end;
$$;

-- Locks the running periods of members' limits, and tells whether there are any.
create function ledger_lock_limits(p_members bigint[]) returns boolean
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

-- One set-based step over postings that share no account with a floor, all of which are locked, as are the limits
-- of their owners. Answers stand in arrays, in the order of the postings; a posting without legs gets none.
create function ledger_post_locked(
  p_now timestamptz, p_members bigint[], p_is_limited boolean,
  p_key text[], p_kind text[], p_reference text[], p_reason text[], p_reversal_of bigint[],
  p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[],
  out postings int[], out statuses text[], out transfer_ids bigint[], out balances bigint[], out versions bigint[],
  out instants timestamptz[]
)
language plpgsql
-- Planned once: the arrays' sizes change with every call, the right plan does not.
set plan_cache_mode = force_generic_plan
-- A plan made while the tables were empty would read them whole for as long as the connection lives.
set enable_seqscan = off
as $$
declare
  v_blocked bigint[];
  v_over int[];
  v_makes_debt boolean;
begin
  select array_agg(b.member_id) into v_blocked
  from member_block b
  where b.member_id = any (p_members) and p_now >= b.starts_at and p_now < b.ends_at;

  if p_is_limited then
    select array_agg(distinct c.posting) into v_over
    from (
      select posting, amount, cap,
        used + sum(amount) over (partition by member_id, measure, period order by posting) as used
      from ledger_counted(p_now, p_kind, p_leg_posting, p_leg_account, p_leg_amount)
    ) c
    where c.amount > 0 and c.used > c.cap;
  end if;

  with leg as materialized (
    select u.posting, u.n, u.account, u.amount, a.id, a.owner, a.merchant, a.currency, a.floor, a.seal,
      a.balance + u.amount as balance_after,
      case when a.floor is not null then a.version + 1 end as version
    from unnest(p_leg_posting, p_leg_account, p_leg_amount) with ordinality as u (posting, account, amount, n)
    -- `offset 0` has each row looked up by its key, however small the planner took the tables to be.
    left join lateral (select * from ledger_account a where a.id = u.account offset 0) a on true
  ), whole as (
    select
      l.posting,
      array_agg(l.account order by l.n) as accounts,
      array_agg(l.amount order by l.n) as amounts,
      (array_agg(l.balance_after order by l.n))[1] as balance_after,
      (array_agg(l.version order by l.n))[1] as version,
      count(l.id) < count(*) as is_unknown,
      min(l.currency) <> max(l.currency) or min(l.merchant) <> max(l.merchant) as is_mixed,
      bool_or(l.amount < 0 and l.balance_after < l.floor) as is_short,
      bool_or(l.amount < 0 and l.owner = any (v_blocked)) as is_blocked,
      string_agg(l.seal, '' order by l.n) as seals
    from leg l
    group by l.posting
  ), judged as materialized (
    select w.posting, w.accounts, w.amounts, w.seals, w.balance_after, w.version, w.is_short,
      p.key, p.kind, p.reference, p.reason, p.reversal_of,
      t.id as earlier_id, t.balance_after as earlier_balance, t.version as earlier_version,
      t.created_at as earlier_at,
      case
        when t.id is not null and t.kind = p.kind and t.accounts = w.accounts and t.amounts = w.amounts
          then 'replayed'
        when t.id is not null then 'conflict'
        when k.kind is null or w.is_unknown then 'unknown'
        when w.is_mixed then 'mixed'
        when k.is_play and w.is_blocked then 'blocked'
        when o.posting is not null then 'limit'
        when w.is_short and not k.may_overdraw then 'insufficient'
        else 'posted'
      end as status
    from whole w
    join unnest(p_key, p_kind, p_reference, p_reason, p_reversal_of) with ordinality
      as p (key, kind, reference, reason, reversal_of, posting) on p.posting = w.posting
    left join ledger_kind k on k.kind = p.kind
    left join unnest(v_over) as o (posting) on o.posting = w.posting
    left join lateral (
      select t.* from (select) one left join ledger_transfer t on t.key = p.key offset 0
    ) t on true
  ), posted as materialized (
    select j.*, i.id,
      sha256(
        int8send(i.id)
        || textsend(concat_ws(chr(31), j.key, j.kind, j.reference, j.reason, j.reversal_of))
        || array_send(j.accounts) || array_send(j.amounts) || timestamptz_send(p_now) || j.seals
      ) as seal
    from judged j, lateral (select nextval('ledger_transfer_id') as id offset 0) i
    where j.status = 'posted'
  ), posted_leg as materialized (
    select l.id, l.amount, l.floor, l.balance_after, l.version, p.id as transfer_id, p.seal
    from leg l join posted p on p.posting = l.posting
  ), changed as (
    update ledger_account a
    set balance = l.balance_after,
        debt = greatest(0, l.floor - l.balance_after),
        version = l.version,
        changed_at = p_now,
        seal = l.seal
    from posted_leg l
    where a.id = l.id and l.floor is not null
  ), kept_transfer as (
    insert into ledger_transfer (
      id, key, kind, accounts, amounts, balance_after, version, reference, reason, reversal_of, created_at, seal)
    select p.id, p.key, p.kind, p.accounts, p.amounts, p.balance_after, p.version,
      p.reference, p.reason, p.reversal_of, p_now, p.seal
    from posted p
  ), kept_entry as (
    insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
    select l.transfer_id, l.id, l.amount, l.balance_after, l.version, p_now from posted_leg l
  )
  select array_agg(a.posting order by a.posting), array_agg(a.status order by a.posting),
    array_agg(a.transfer_id order by a.posting), array_agg(a.balance order by a.posting),
    array_agg(a.version order by a.posting), array_agg(a.created_at order by a.posting), bool_or(a.makes_debt)
  into postings, statuses, transfer_ids, balances, versions, instants, v_makes_debt
  from (
    select p.posting, p.status, p.id as transfer_id, p.balance_after as balance, p.version, p_now as created_at,
      p.is_short as makes_debt
    from posted p
    union all
    select j.posting, j.status, j.earlier_id,
      case when j.earlier_id is null then j.balance_after - j.amounts[1] else j.earlier_balance end,
      case when j.earlier_id is null then j.version - 1 else j.earlier_version end,
      j.earlier_at, false
    from judged j where j.status <> 'posted'
  ) a;

  if v_makes_debt then
    insert into member_block (member_id, reason, starts_at)
    select distinct a.owner, 'debt', p_now
    from unnest(p_leg_posting, p_leg_account, p_leg_amount) as u (posting, account, amount)
    join unnest(postings, statuses) as r (posting, status) on r.posting = u.posting
    join ledger_account a on a.id = u.account
    where r.status = 'posted' and u.amount < 0 and a.balance < a.floor and a.owner is not null;
  end if;

  if p_is_limited then
    update member_limit m
    set used = c.used + c.amount, starts_at = case when c.is_new_period then p_now else m.starts_at end
    from (
      select c.member_id, c.measure, c.period, bool_or(c.is_new_period) as is_new_period, min(c.used) as used,
        sum(c.amount)::bigint as amount
      from ledger_counted(p_now, p_kind, p_leg_posting, p_leg_account, p_leg_amount) c
      join unnest(postings, statuses) as r (posting, status) on r.posting = c.posting
      where r.status = 'posted'
      group by c.member_id, c.measure, c.period
    ) c
    where m.member_id = c.member_id and m.measure = c.measure and m.period = c.period;
  end if;
end
$$;

-- Tells every node, at commit, whose balance has changed.
create function ledger_tell(p_members bigint[]) returns void
language plpgsql
as $$
begin
  -- A message holds 8,000 bytes at most.
  for i in 1 .. coalesce(cardinality(p_members), 0) by 300 loop
    perform pg_notify('wallet.balance', array_to_string(p_members[i : i + 299], ','));
  end loop;
end
$$;

create function ledger_post(
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
    count(*) <> count(distinct l.id),
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

revoke execute on function ledger_post_locked, ledger_counted, ledger_lock_limits, ledger_tell from public;

-- One movement that nothing may refuse.
create or replace function vendor_move(
  p_key text, p_kind text, p_reference text, p_reversal_of bigint, p_accounts bigint[], p_amounts bigint[]
) returns bigint
language plpgsql
as $$
declare
  v_status text;
  v_transfer bigint;
begin
  select a.status, a.transfer_id into strict v_status, v_transfer
  from ledger_post(
    array[p_key], array[p_kind], array[p_reference], null, array[p_reversal_of],
    array_fill(1, array[cardinality(p_accounts)]), p_accounts, p_amounts) a;
  if v_status <> 'posted' then
    raise exception 'the wallet answered % to %', v_status, p_key;
  end if;
  return v_transfer;
end
$$;

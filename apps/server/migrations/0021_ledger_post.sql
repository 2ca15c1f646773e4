-- The one way money moves: `ledger_post` takes a batch of postings as arrays and gives one answer for each.
--
-- Postings are numbered from 1; the legs of all of them stand in three more arrays. A posting that may not be
-- made is refused with its reason and leaves its neighbours alone. It commits with the transaction it is called in.

create type ledger_answer as (
  posting     int,
  status      text, -- posted, replayed, conflict, insufficient, blocked, limit, unknown, mixed
  transfer_id bigint,
  balance     bigint, -- of the first leg's account: after the transfer, or now when it was refused
  version     bigint,
  created_at  timestamptz
);

-- One set-based step over postings that share no account, all of whose bounded accounts are locked.
create function ledger_post_locked(
  p_now timestamptz,
  p_key text[], p_kind text[], p_reference text[], p_reason text[], p_reversal_of bigint[], p_event text[],
  p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[]
) returns setof ledger_answer
language plpgsql
-- Planned once: the arrays' sizes change with every call, the right plan does not.
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  with leg as materialized (
    select u.posting, u.n, u.account, u.amount, a.id, a.kind, a.owner, a.merchant, a.currency, a.floor, a.seal,
      a.balance + u.amount as balance_after,
      case when a.floor is not null then a.version + 1 end as version,
      u.amount < 0 and exists (
        select from member_block b where b.member_id = a.owner and p_now >= b.starts_at and p_now < b.ends_at
      ) as is_blocked
    from unnest(p_leg_posting, p_leg_account, p_leg_amount) with ordinality as u (posting, account, amount, n)
    left join ledger_account a on a.id = u.account
  ), counted as materialized (
    select l.posting, m.member_id, m.measure, m.period, m.cap,
      p_now >= m.starts_at + m.period as is_new_period,
      case when p_now >= m.starts_at + m.period then 0 else m.used end as used,
      case m.measure when 'deposit' then l.amount else -l.amount end as amount
    from leg l
    join member_limit m on m.member_id = l.owner
    join ledger_kind k on k.kind = p_kind[l.posting]
    where l.kind in ('member_cash', 'member_bonus')
      and case m.measure when 'stake' then k.counts_stake when 'loss' then k.counts_loss else k.counts_deposit end
  ), over_limit as (
    select distinct c.posting
    from (
      select posting, amount, cap,
        used + sum(amount) over (partition by member_id, measure, period order by posting) as used
      from counted
    ) c
    where c.amount > 0 and c.used > c.cap
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
      bool_or(l.is_blocked) as is_blocked,
      string_agg(l.seal, '' order by l.n) as seals
    from leg l
    group by l.posting
  ), judged as materialized (
    select w.posting, w.accounts, w.amounts, w.seals, w.balance_after, w.version,
      p_key[w.posting] as key, p_kind[w.posting] as kind,
      t.id as earlier_id, t.balance_after as earlier_balance, t.version as earlier_version,
      t.created_at as earlier_at,
      case
        when t.id is not null and t.kind = p_kind[w.posting] and t.accounts = w.accounts and t.amounts = w.amounts
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
    left join ledger_kind k on k.kind = p_kind[w.posting]
    left join over_limit o on o.posting = w.posting
    left join ledger_transfer t on t.key = p_key[w.posting]
  ), posted as materialized (
    select j.*, i.id,
      sha256(
        int8send(i.id)
        || textsend(concat_ws(chr(31), j.key, j.kind,
             p_reference[j.posting], p_reason[j.posting], p_reversal_of[j.posting]))
        || array_send(j.accounts) || array_send(j.amounts) || timestamptz_send(p_now) || j.seals
      ) as seal
    from judged j, lateral (select nextval('ledger_transfer_id') as id offset 0) i
    where j.status = 'posted'
  ), posted_leg as materialized (
    select l.id, l.owner, l.amount, l.floor, l.balance_after, l.version, p.id as transfer_id, p.seal
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
      p_reference[p.posting], p_reason[p.posting], p_reversal_of[p.posting], p_now, p.seal
    from posted p
  ), kept_entry as (
    insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
    select l.transfer_id, l.id, l.amount, l.balance_after, l.version, p_now from posted_leg l
  ), kept_event as (
    insert into ledger_outbox (transfer_id, event, created_at)
    select p.id, p_event[p.posting]::jsonb, p_now from posted p where p_event[p.posting] is not null
  ), used_limit as (
    update member_limit m
    set used = c.used + c.amount, starts_at = case when c.is_new_period then p_now else m.starts_at end
    from (
      select member_id, measure, period, bool_or(is_new_period) as is_new_period, min(used) as used,
        sum(amount)::bigint as amount
      from counted where posting in (select posting from posted)
      group by member_id, measure, period
    ) c
    where m.member_id = c.member_id and m.measure = c.measure and m.period = c.period
  ), blocked_debtor as (
    insert into member_block (member_id, reason, starts_at)
    select distinct l.owner, 'debt', p_now
    from posted_leg l
    where l.balance_after < l.floor and l.amount < 0 and l.owner is not null
  )
  select p.posting, p.status, p.id, p.balance_after, p.version, p_now from posted p
  union all
  select j.posting, j.status, j.earlier_id,
    case when j.earlier_id is null then j.balance_after - j.amounts[1] else j.earlier_balance end,
    case when j.earlier_id is null then j.version - 1 else j.earlier_version end,
    j.earlier_at
  from judged j where j.status <> 'posted';
end
$$;

create function ledger_post(
  p_key text[], p_kind text[], p_reference text[], p_reason text[], p_reversal_of bigint[], p_event text[],
  p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[]
) returns setof ledger_answer
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  v_now timestamptz;
  v_is_shared boolean;
  v_is_unlocked boolean;
  v_members bigint[];
begin
  -- Locked in id order, so rivals queue instead of deadlocking; the clock is read once the locks are held.
  select
    greatest(clock_timestamp(), max(l.changed_at)),
    count(*) <> count(distinct l.id),
    count(distinct l.posting) < cardinality(p_key),
    array_agg(distinct l.owner) filter (where l.owner is not null)
  into v_now, v_is_shared, v_is_unlocked, v_members
  from (
    select a.id, a.owner, a.changed_at, u.posting
    from unnest(p_leg_posting, p_leg_account) u (posting, id)
    join ledger_account a on a.id = u.id
    where a.floor is not null
    order by a.id
    for no key update of a
  ) l;

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

  if exists (select from member_limit) then
    perform from member_limit m
    where m.member_id in (select a.owner from ledger_account a where a.id = any(p_leg_account))
    order by m.member_id, m.measure, m.period
    for no key update;
  end if;

  if not v_is_shared then
    -- A new statement, so a twin that committed while we waited for the locks is seen.
    return query select * from ledger_post_locked(
      v_now, p_key, p_kind, p_reference, p_reason, p_reversal_of, p_event,
      p_leg_posting, p_leg_account, p_leg_amount);
  else
    -- Postings that meet on an account go one after the other.
    for i in 1 .. cardinality(p_key) loop
      return query
      select i, r.status, r.transfer_id, r.balance, r.version, r.created_at
      from (
        select array_agg(1) as postings, array_agg(u.account order by u.n) as accounts,
          array_agg(u.amount order by u.n) as amounts
        from unnest(p_leg_posting, p_leg_account, p_leg_amount) with ordinality u (posting, account, amount, n)
        where u.posting = i
      ) l,
      ledger_post_locked(
        v_now, p_key[i:i], p_kind[i:i], p_reference[i:i], p_reason[i:i], p_reversal_of[i:i], p_event[i:i],
        l.postings, l.accounts, l.amounts) r;
    end loop;
  end if;

  -- A message holds 8,000 bytes at most.
  for i in 1 .. coalesce(cardinality(v_members), 0) by 300 loop
    perform pg_notify('wallet.balance', array_to_string(v_members[i : i + 299], ','));
  end loop;
end
$$;

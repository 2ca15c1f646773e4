-- One set-based step over postings that share no account with a floor, all of which are locked, as are the limits
-- of their owners. Answers stand in arrays, in the order of the postings; a posting without legs gets none.
create or replace function ledger_post_locked(
  p_now timestamptz, p_members bigint[], p_is_limited boolean,
  p_key text[], p_kind text[], p_reference text[], p_reason text[], p_reversal_of bigint[],
  p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[], p_is_new boolean default false,
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
  v_shut_out bigint[];
  v_over int[];
  v_makes_debt boolean;
  v_is_changed boolean;
  v_half constant int := cardinality(p_leg_posting) / 2;
begin
  select array_agg(b.member_id), array_agg(b.member_id) filter (where b.reason not in ('reality', 'session'))
  into v_blocked, v_shut_out
  from member_block b
  where b.member_id = any (p_members) and p_now >= b.starts_at and p_now < b.ends_at and b.categories is null;

  if p_is_limited then
    select array_agg(distinct c.posting) into v_over
    from (
      select posting, amount, cap,
        used + sum(amount) over (partition by member_id, measure, period order by posting) as used
      from ledger_counted(p_now, p_kind, p_leg_posting, p_leg_account, p_leg_amount)
    ) c
    where c.amount > 0 and c.used > c.cap;
  end if;

  -- Nearly always every posting has two legs, the first ones of all before the second ones: then nothing has to be grouped.
  if p_leg_posting[: v_half] = p_leg_posting[v_half + 1 :]
    and (select count(distinct u.posting) = v_half from unnest(p_leg_posting[: v_half]) u (posting)) then
    with second as materialized (
      -- One look for an account that many postings meet.
      select a.id, a.owner, a.merchant, a.currency, a.floor, a.seal, a.kind, a.balance, a.version, a.ctid as place
      from ledger_account a where a.id = any (p_leg_account[v_half + 1 :])
    ), known_kind as materialized (
      select k.kind, k.is_play, k.may_overdraw from ledger_kind k where k.kind = any (p_kind)
    ), judged as materialized (
      select u.posting, k.kind, u.amount, u.second_amount, f.id as first_id, s.id as second_id,
        f.place, f.floor, f.balance + u.amount as balance_after,
        case when f.floor is not null then f.version + 1 end as version,
        s.place as second_place, s.floor as second_floor, s.balance + u.second_amount as second_balance,
        case when s.floor is not null then s.version + 1 end as second_version,
        f.seal || s.seal as seals, o.is_short,
        t.id as earlier_id, t.balance_after as earlier_balance, t.version as earlier_version, t.created_at as earlier_at,
        case
          when t.id is not null and t.kind = p_kind[u.posting]
            and t.accounts = array[u.first_id, u.second_id] and t.amounts = array[u.amount, u.second_amount]
            then 'replayed'
          when t.id is not null then 'conflict'
          when k.kind is null or f.id is null or s.id is null then 'unknown'
          when f.currency <> s.currency or f.merchant <> s.merchant then 'mixed'
          when k.is_play and o.is_blocked then 'blocked'
          when u.posting = any (v_over) and not k.may_overdraw then 'limit'
          when o.is_short and not k.may_overdraw then 'insufficient'
          else 'posted'
        end as status
      from (
        select u.posting, p_leg_account[u.n] as first_id, p_leg_account[v_half + u.n] as second_id,
          p_leg_amount[u.n] as amount, p_leg_amount[v_half + u.n] as second_amount
        from (
          select u.posting, u.n::int as n from unnest(p_leg_posting[: v_half]) with ordinality u (posting, n) offset 0
        ) u
      ) u
      left join lateral (select a.*, a.ctid as place from ledger_account a where a.id = u.first_id offset 0) f on true
      left join second s on s.id = u.second_id
      left join known_kind k on k.kind = p_kind[u.posting]
      left join lateral (
        select t.* from (select) one
        left join ledger_transfer t on t.key = case when not p_is_new then p_key[u.posting] end offset 0
      ) t on true
      cross join lateral (
        select
          (u.amount < 0 and f.balance + u.amount < f.floor) is true
            or (u.second_amount < 0 and s.balance + u.second_amount < s.floor) is true as is_short,
          (u.amount < 0 and f.kind <> 'in_transit'
            and f.owner = any (case when f.kind = 'member_held' then v_shut_out else v_blocked end)) is true
            or (u.second_amount < 0 and s.kind <> 'in_transit'
            and s.owner = any (case when s.kind = 'member_held' then v_shut_out else v_blocked end)) is true as is_blocked
      ) o
    ), posted as materialized (
      select j.*, i.id,
        sha256(
          int8send(i.id)
          || textsend(concat_ws(chr(31), p_key[j.posting], j.kind, p_reference[j.posting], p_reason[j.posting],
            p_reversal_of[j.posting]))
          || array_send(array[j.first_id, j.second_id]) || array_send(array[j.amount, j.second_amount])
          || timestamptz_send(p_now) || j.seals
        ) as seal
      from judged j, lateral (select nextval('ledger_transfer_id') as id offset 0) i
      where j.status = 'posted'
    ), changed as (
      update ledger_account a
      set balance = l.balance_after,
          debt = greatest(0, l.floor - l.balance_after),
          version = l.version,
          changed_at = p_now,
          seal = l.seal
      from (
        select p.place, p.floor, p.balance_after, p.version, p.seal from posted p where p.floor is not null
        union all
        select p.second_place, p.second_floor, p.second_balance, p.second_version, p.seal
        from posted p where p.second_floor is not null
      ) l
      where a.ctid = l.place and a.version = l.version - 1
      returning a.id
    ), kept_transfer as (
      insert into ledger_transfer (
        id, key, kind, accounts, amounts, balance_after, version, reference, reason, reversal_of, created_at, seal)
      select p.id, p_key[p.posting], p.kind, array[p.first_id, p.second_id], array[p.amount, p.second_amount],
        p.balance_after, p.version, p_reference[p.posting], p_reason[p.posting], p_reversal_of[p.posting], p_now, p.seal
      from posted p
    ), kept_entry as (
      insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
      select p.id, p.first_id, p.amount, p.balance_after, p.version, p_now from posted p
      union all
      select p.id, p.second_id, p.second_amount, p.second_balance, p.second_version, p_now from posted p
    )
    select array_agg(a.posting), array_agg(a.status),
      array_agg(a.transfer_id), array_agg(a.balance),
      array_agg(a.version), array_agg(a.created_at), bool_or(a.makes_debt),
      (select count(*) from changed) = sum(a.floors)
    into postings, statuses, transfer_ids, balances, versions, instants, v_makes_debt, v_is_changed
    from (
      select p.posting, p.status, p.id as transfer_id, p.balance_after as balance, p.version, p_now as created_at,
        p.is_short as makes_debt, num_nonnulls(p.floor, p.second_floor) as floors
      from posted p
      union all
      select j.posting, j.status, j.earlier_id,
        case when j.earlier_id is null then j.balance_after - j.amount else j.earlier_balance end,
        case when j.earlier_id is null then j.version - 1 else j.earlier_version end,
        j.earlier_at, false, 0
      from judged j where j.status <> 'posted'
      order by posting
    ) a;
  else
    with account as materialized (
      -- One look for an account that many postings meet; its place finds the row again, since nobody else may change it.
      select a.*, a.ctid as place from ledger_account a where a.id = any (p_leg_account)
    ), leg as materialized (
      select u.posting, u.n, u.account, u.amount, a.id, a.owner, a.merchant, a.currency, a.floor, a.seal, a.kind as account_kind,
        a.place,
        a.balance + u.amount as balance_after,
        case when a.floor is not null then a.version + 1 end as version
      from unnest(p_leg_posting, p_leg_account, p_leg_amount) with ordinality as u (posting, account, amount, n)
      left join account a on a.id = u.account
    ), whole as (
      select
        l.posting,
        array_agg(l.account) as accounts,
        array_agg(l.amount) as amounts,
        (array_agg(l.balance_after))[1] as balance_after,
        (array_agg(l.version))[1] as version,
        count(l.id) < count(*) as is_unknown,
        min(l.currency) <> max(l.currency) or min(l.merchant) <> max(l.merchant) as is_mixed,
        bool_or(l.amount < 0 and l.balance_after < l.floor) as is_short,
        bool_or(l.amount < 0 and l.account_kind <> 'in_transit'
          and l.owner = any (case when l.account_kind = 'member_held' then v_shut_out else v_blocked end)) as is_blocked,
        string_agg(l.seal, '') as seals
      from (select * from leg order by posting, n) l
      group by l.posting
    ), known_kind as materialized (
      select k.kind, k.is_play, k.may_overdraw from ledger_kind k where k.kind = any (p_kind)
    ), judged as materialized (
      select w.posting, w.accounts, w.amounts, w.seals, w.balance_after, w.version, w.is_short, p.kind,
        t.id as earlier_id, t.balance_after as earlier_balance, t.version as earlier_version,
        t.created_at as earlier_at,
        case
          when t.id is not null and t.kind = p.kind and t.accounts = w.accounts and t.amounts = w.amounts
            then 'replayed'
          when t.id is not null then 'conflict'
          when k.kind is null or w.is_unknown then 'unknown'
          when w.is_mixed then 'mixed'
          when k.is_play and w.is_blocked then 'blocked'
          when w.posting = any (v_over) and not k.may_overdraw then 'limit'
          when w.is_short and not k.may_overdraw then 'insufficient'
          else 'posted'
        end as status
      from whole w
      cross join lateral (select p_kind[w.posting] as kind offset 0) p
      left join known_kind k on k.kind = p.kind
      left join lateral (
        select t.* from (select) one
        left join ledger_transfer t on t.key = case when not p_is_new then p_key[w.posting] end offset 0
      ) t on true
    ), posted as materialized (
      select j.*, i.id,
        sha256(
          int8send(i.id)
          || textsend(concat_ws(chr(31), p_key[j.posting], j.kind, p_reference[j.posting], p_reason[j.posting],
            p_reversal_of[j.posting]))
          || array_send(j.accounts) || array_send(j.amounts) || timestamptz_send(p_now) || j.seals
        ) as seal
      from judged j, lateral (select nextval('ledger_transfer_id') as id offset 0) i
      where j.status = 'posted'
    ), posted_leg as materialized (
      select l.id, l.place, l.amount, l.floor, l.balance_after, l.version, p.id as transfer_id, p.seal
      from leg l join posted p on p.posting = l.posting
    ), changed as (
      update ledger_account a
      set balance = l.balance_after,
          debt = greatest(0, l.floor - l.balance_after),
          version = l.version,
          changed_at = p_now,
          seal = l.seal
      from posted_leg l
      where a.ctid = l.place and a.version = l.version - 1 and l.floor is not null
      returning a.id
    ), kept_transfer as (
      insert into ledger_transfer (
        id, key, kind, accounts, amounts, balance_after, version, reference, reason, reversal_of, created_at, seal)
      select p.id, p_key[p.posting], p.kind, p.accounts, p.amounts, p.balance_after, p.version,
        p_reference[p.posting], p_reason[p.posting], p_reversal_of[p.posting], p_now, p.seal
      from posted p
    ), kept_entry as (
      insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
      select l.transfer_id, l.id, l.amount, l.balance_after, l.version, p_now from posted_leg l
    )
    select array_agg(a.posting), array_agg(a.status),
      array_agg(a.transfer_id), array_agg(a.balance),
      array_agg(a.version), array_agg(a.created_at), bool_or(a.makes_debt),
      (select count(*) from changed) = (select count(*) from posted_leg l where l.floor is not null)
    into postings, statuses, transfer_ids, balances, versions, instants, v_makes_debt, v_is_changed
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
      order by posting
    ) a;
  end if;

  -- Whoever calls holds the accounts; what one did not hold, and a rival changed meanwhile, may not be kept.
  if not v_is_changed then
    raise exception 'an account was changed that nobody had locked';
  end if;

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

revoke execute on function ledger_post_locked from public;

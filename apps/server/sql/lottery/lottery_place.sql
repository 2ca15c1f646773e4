-- Decides many orders at once, moves their money through `ledger_post` and keeps them. Every order of a batch is
-- another member's. Each issue, slip and account is looked up once and kept in a list, one entry for each order or
-- sub-order; what refuses an order is looked for among the few it can be. Numbers are looked up before they are sold
-- only where `p_looks` asks for it, since mostly none is scarce; a caller who left out what is needed is told to come
-- again with it.
create or replace function lottery_place(
  -- What orders share that are asked for in the same room on the same terms:
  p_merchant text[], p_site text[], p_code text[], p_room text[], p_type text[], p_stop_rule text[], p_prize_group int[],
  p_issue_stake_max bigint[], p_issue_win_max bigint[], p_number_max bigint[], p_house bigint[],
  -- One for each order, with the place of its terms:
  p_terms int[], p_member bigint[], p_request_key uuid[], p_request uuid[], p_slip uuid[], p_slip_body text[],
  p_cost bigint[], p_win bigint[],                    -- of the lines in an issue played once
  p_cash bigint[], p_held bigint[],
  p_sub_order int[], p_sub_issue bigint[], p_sub_multiple int[],
  p_lock_order int[], p_lock_number text[], p_lock_amount bigint[],
  p_looks boolean
) returns setof lottery_answer
language plpgsql
security definer
set search_path = public, pg_temp
-- Planned once: the arrays' sizes change with every call, the right plan does not.
set plan_cache_mode = force_generic_plan
-- A plan made while the tables were empty would read them whole for as long as the connection lives.
set enable_seqscan = off
as $$
declare
  v_now timestamptz;
  v_changed_at timestamptz;
  v_poorest bigint;
  v_looks boolean;
  v_accounts int;
  v_is_ahead boolean;
  v_is_limited boolean;
  -- Of the few that play is closed to:
  v_in_maintenance text[];
  v_stopped text[];
  v_inactive bigint[];
  v_partly bigint[];
  -- One for each sub-order:
  v_sub_issue_no text[];
  v_sub_is_closed boolean[];
  v_sub_is_held boolean[];
  v_sub_stake bigint[]; -- of the member in the issue, with this one
  v_sub_win bigint[];
  v_is_refused boolean; -- any of them, perhaps
  -- One for each order:
  v_status text[];
  v_detail text[];
  v_id bigint[];
  v_earlier_at timestamptz[];
  v_balance bigint[];
  v_first bigint[]; -- of its sub-orders
  v_multiples bigint[];
  v_waiting bigint[]; -- what of them waits for its issue
  v_issues int[];
  v_slip bigint[];
  v_key text[];
  v_kind text[];
  v_reference text[];
  -- One for each leg:
  v_leg_order int[];
  v_leg_account bigint[];
  v_leg_amount bigint[];
  v_refused record;
  v_moved record;
  v_posted int[];
  v_risk bigint;
  v_number_max bigint;
begin
  -- Money is set aside only for an issue that does not sell yet.
  v_is_ahead := exists (select from lottery_issue i where i.id = any (p_sub_issue) and i.opens_at > clock_timestamp());
  -- Accounts, then issues, each in the order of their numbers; the clock is read once the locks are held.
  select count(*), max(l.changed_at), min(l.balance) filter (where l.kind = 'member_cash')
  into v_accounts, v_changed_at, v_poorest
  from (
    select a.kind, a.balance, a.changed_at from ledger_account a
    where a.id = any (case when v_is_ahead then p_cash || p_held else p_cash end)
    order by a.id for no key update
  ) l;
  if v_accounts <> cardinality(p_member) * (case when v_is_ahead then 2 else 1 end) then
    raise exception 'every order of a batch is another member''s';
  end if;
  v_is_limited := ledger_lock_limits(p_member);
  -- An issue whose time has come is not held, or whoever closes it would wait for ever.
  perform from lottery_issue i
  where i.id = any (p_sub_issue) and clock_timestamp() < i.closes_at order by i.id for key share;
  v_now := clock_timestamp();

  -- New statements, so that what committed while we waited for the locks is seen.
  with issue as materialized (
    select i.id, i.issue_no, v_is_ahead and i.opens_at > v_now as is_held,
      i.closed_at is not null or i.voided_at is not null or v_now >= i.closes_at as is_closed
    from lottery_issue i where i.id = any (p_sub_issue)
  )
  select array_agg(s.issue_no), array_agg(s.is_closed), array_agg(s.is_held), array_agg(s.stake), array_agg(s.win),
    bool_or(s.is_closed or s.stake > p_issue_stake_max[p_terms[s.n]] or s.win > p_issue_win_max[p_terms[s.n]])
  into v_sub_issue_no, v_sub_is_closed, v_sub_is_held, v_sub_stake, v_sub_win, v_is_refused
  from (
    select u.n, i.issue_no, i.is_closed, i.is_held,
      coalesce(l.stake_so_far, 0) + p_cost[u.n] * u.multiple as stake,
      coalesce(l.win_so_far, 0) + p_win[u.n] * u.multiple as win
    from unnest(p_sub_order, p_sub_issue, p_sub_multiple) with ordinality as u (n, issue_id, multiple, at)
    join issue i on i.id = u.issue_id
    left join lateral (
      select o.stake_so_far, o.win_so_far from lottery_suborder o
      where o.issue_id = u.issue_id and o.member_id = p_member[u.n] order by o.id desc limit 1
    ) l on true
    order by u.at
  ) s;
  select array_agg(t.first), array_agg(t.multiples), array_agg(t.waiting), array_agg(t.issues)
  into v_first, v_multiples, v_waiting, v_issues
  from (
    select min(s.at) as first, sum(s.multiple) as multiples,
      coalesce(sum(s.multiple) filter (where s.is_held), 0) as waiting, count(*)::int as issues
    from unnest(p_sub_order, p_sub_multiple, v_sub_is_held) with ordinality as s (n, multiple, is_held, at)
    group by s.n order by s.n
  ) t;
  if cardinality(v_issues) <> cardinality(p_member) or cardinality(v_sub_is_closed) <> cardinality(p_sub_issue) then
    raise exception 'every order has an issue that was made';
  end if;

  select
    array(select m.code from merchant m where m.code = any (p_site) and m.maintenance),
    array(select x.merchant || ' ' || x.code from lottery_stop x where x.merchant = any (p_site)),
    array(select m.id from member m where m.id = any (p_member) and m.status <> 'active'),
    array(select b.member_id from member_block b
      where b.member_id = any (p_member) and v_now >= b.starts_at and v_now < b.ends_at and b.categories is not null)
  into v_in_maintenance, v_stopped, v_inactive, v_partly;

  v_status := array_fill('posted'::text, array[cardinality(p_member)]);
  if cardinality(v_in_maintenance) + cardinality(v_stopped) + cardinality(v_inactive) + cardinality(v_partly) > 0 then
    select array_agg(j.status) into v_status
    from (
      select
        case
          when p_site[a.terms] = any (v_in_maintenance) then 'stopped'
          when array[p_site[a.terms] || ' ' || p_code[a.terms], p_site[a.terms] || ' *'] && v_stopped then 'stopped'
          when a.member_id = any (v_inactive) then 'blocked'
          when a.member_id = any (v_partly) and exists (
            select from member_block b
            left join game g on g.game_code = p_code[a.terms] and g.category in ('ELOTT', 'LOTT')
            where b.member_id = a.member_id and v_now >= b.starts_at and v_now < b.ends_at
              -- A lottery without a tile is as old as the stricter of both.
              and b.categories && case when g.category is null then array['ELOTT', 'LOTT'] else array[g.category] end
          ) then 'blocked'
          else 'posted'
        end as status
      from unnest(p_terms, p_member) with ordinality as a (terms, member_id, n)
      order by a.n
    ) j;
  end if;

  if v_is_refused then
    for v_refused in
      select 1 as rank, s.at, s.n, s.issue_no, 'closed' as status
      from unnest(p_sub_order, v_sub_issue_no, v_sub_is_closed) with ordinality as s (n, issue_no, is_closed, at)
      where s.is_closed
      union all
      select 2, s.at, s.n, s.issue_no,
        case when s.stake - ended.stake > p_issue_stake_max[p_terms[s.n]] then 'issueStake' else 'issueWin' end
      from unnest(p_sub_order, p_sub_issue, v_sub_issue_no, v_sub_stake, v_sub_win) with ordinality
        as s (n, issue_id, issue_no, stake, win, at)
      -- Which of the earlier ones ended is asked only where all of them together would be too much.
      join lateral (
        select coalesce(sum(o.cost), 0)::bigint as stake, coalesce(sum(o.win_max), 0)::bigint as win
        from lottery_suborder o join lottery_end e on e.suborder_id = o.id
        where o.issue_id = s.issue_id and o.member_id = p_member[s.n]
      ) ended on s.stake - ended.stake > p_issue_stake_max[p_terms[s.n]] or s.win - ended.win > p_issue_win_max[p_terms[s.n]]
      where s.stake > p_issue_stake_max[p_terms[s.n]] or s.win > p_issue_win_max[p_terms[s.n]]
      order by rank, at
    loop
      if v_status[v_refused.n] = 'posted' then
        v_status[v_refused.n] := v_refused.status;
        v_detail[v_refused.n] := v_refused.issue_no;
      end if;
    end loop;
  end if;

  -- Who has not the money is told so, or that a number is sold out, without a second try for the others.
  v_looks := p_looks or v_poorest < (select max(u.cost * u.multiples) from unnest(p_cost, v_multiples) u (cost, multiples));
  -- An order that was asked for before cannot be kept a second time, so only those are looked for that are not to be kept.
  v_id := array_fill(null::bigint, array[cardinality(p_member)]);
  v_earlier_at := array_fill(null::timestamptz, array[cardinality(p_member)]);
  if v_looks or array_remove(v_status, 'posted') <> '{}' then
    for v_refused in
      select u.n, o.id, o.created_at, case when o.request = u.request then 'replayed' else 'conflict' end as status
      from unnest(p_member, p_request_key, p_request) with ordinality as u (member_id, request_key, request, n)
      join lateral (
        select o.id, o.member_id, o.request, o.created_at from lottery_order o
        where o.request_key = u.request_key offset 0
      ) o on o.member_id = u.member_id
    loop
      v_status[v_refused.n] := v_refused.status;
      v_detail[v_refused.n] := null;
      v_id[v_refused.n] := v_refused.id;
      v_earlier_at[v_refused.n] := v_refused.created_at;
    end loop;
  end if;

  -- A number is counted only where all orders together could pass a limit by it.
  select sum(l.amount * v_multiples[l.n]), min(p_number_max[p_terms[l.n]]) into v_risk, v_number_max
  from unnest(p_lock_order, p_lock_amount) as l (n, amount);
  if v_looks and (v_risk > v_number_max or exists (
    select from lottery_wanted(v_first, v_issues, p_lock_order, p_lock_number, p_lock_amount) w
    join lateral (
      select k.amount from lottery_liability k
      where k.merchant = p_merchant[p_terms[w.n]] and k.issue_id = p_sub_issue[w.at] and k.number = w.number offset 0
    ) k on k.amount + v_risk > v_number_max
  )) then
    -- What is sold out for an order whoever else is here,
    for v_refused in
      select distinct on (w.n) w.n, v_sub_issue_no[w.at] || ' ' || w.number as what
      from lottery_wanted(v_first, v_issues, p_lock_order, p_lock_number, p_lock_amount) w
      left join lateral (
        select k.amount from lottery_liability k
        where k.merchant = p_merchant[p_terms[w.n]] and k.issue_id = p_sub_issue[w.at] and k.number = w.number offset 0
      ) k on true
      where v_status[w.n] = 'posted' and coalesce(k.amount, 0) + w.amount * p_sub_multiple[w.at] > p_number_max[p_terms[w.n]]
      order by w.n, w.at
    loop
      v_status[v_refused.n] := 'soldOut';
      v_detail[v_refused.n] := v_refused.what;
    end loop;
    -- then what those before it leave nothing of; who has not the money takes nothing from others.
    for v_refused in
      select t.n, v_sub_issue_no[t.at] || ' ' || t.number as what
      from (
        select w.n, w.at, w.number,
          coalesce(k.amount, 0)
            + sum(w.amount * p_sub_multiple[w.at])
              over (partition by p_merchant[p_terms[w.n]], p_sub_issue[w.at], w.number order by w.at) as amount
        from lottery_wanted(v_first, v_issues, p_lock_order, p_lock_number, p_lock_amount) w
        join lateral (select a.balance from ledger_account a where a.id = p_cash[w.n] offset 0) a
          on a.balance >= p_cost[w.n] * v_multiples[w.n]
        left join lateral (
          select k.amount from lottery_liability k
          where k.merchant = p_merchant[p_terms[w.n]] and k.issue_id = p_sub_issue[w.at] and k.number = w.number offset 0
        ) k on true
        where v_status[w.n] = 'posted' and coalesce(k.amount, 0) + v_risk > v_number_max
      ) t
      where t.amount > p_number_max[p_terms[t.n]]
    loop
      v_status[v_refused.n] := 'soldOut';
      v_detail[v_refused.n] := v_refused.what;
    end loop;
  end if;

  -- Staked at once where the issue sells, set aside beside the member's cash where it does not yet.
  select array_agg(o.id), array_agg('lottery:' || o.id),
    array_agg(case when o.waiting = o.cost then 'stake_hold' else 'stake' end),
    array_agg('lottery:' || o.code || ':' || o.id),
    array_agg(o.n) filter (where o.is_posted) || array_agg(o.n) filter (where o.is_posted and o.cost > o.waiting)
      || array_agg(o.n) filter (where o.is_posted and o.waiting > 0),
    array_agg(o.cash) filter (where o.is_posted) || array_agg(o.house) filter (where o.is_posted and o.cost > o.waiting)
      || array_agg(o.held) filter (where o.is_posted and o.waiting > 0),
    array_agg(-o.cost) filter (where o.is_posted)
      || array_agg(o.cost - o.waiting) filter (where o.is_posted and o.cost > o.waiting)
      || array_agg(o.waiting) filter (where o.is_posted and o.waiting > 0)
  into v_id, v_key, v_kind, v_reference, v_leg_order, v_leg_account, v_leg_amount
  from (
    select u.n::int, p_code[u.terms] as code, u.cash, p_house[u.terms] as house, u.held, u.status = 'posted' as is_posted,
      u.cost * u.multiples as cost, u.cost * u.waiting as waiting,
      case when u.status = 'posted' then nextval('lottery_order_id') else u.earlier_id end as id
    from unnest(p_terms, p_cash, p_held, p_cost, v_multiples, v_waiting, v_status, v_id) with ordinality
      as u (terms, cash, held, cost, multiples, waiting, status, earlier_id, n)
    order by u.n
    offset 0
  ) o;

  if v_leg_order is not null then
    select m.* into v_moved
    from ledger_post_locked(
      greatest(v_now, v_changed_at), p_member, v_is_limited, v_key, v_kind, v_reference, null, null,
      v_leg_order, v_leg_account, v_leg_amount, true) m;
    -- Who has not the money for a number that is sold out is told that it is.
    if not v_looks and array_remove(v_moved.statuses, 'posted') <> '{}' then
      raise exception 'an order was not paid for' using errcode = 'PL001';
    end if;
    select array_agg(r.status), array_agg(r.balance), array_agg(r.n) filter (where r.is_posted)
    into v_status, v_balance, v_posted
    from (
      select u.n::int, coalesce(m.status, u.status) as status, m.balance, m.status = 'posted' as is_posted
      from unnest(v_status) with ordinality as u (status, n)
      left join unnest(v_moved.postings, v_moved.statuses, v_moved.balances) as m (n, status, balance) on m.n = u.n
      order by u.n
    ) r;
    perform ledger_tell(p_member);
  end if;

  if v_posted is not null then
    -- Most slips were played before.
    for v_try in 1 .. 2 loop
      select array_agg(s.id) into v_slip
      from (
        select s.id from unnest(p_slip) with ordinality as u (digest, n)
        left join lateral (select s.id from lottery_slip s where s.digest = u.digest offset 0) s on true
        order by u.n
      ) s;
      exit when array_position(v_slip, null) is null;
      if exists (select from unnest(v_posted) n where v_slip[n] is null and p_slip_body[n] is null) then
        raise exception 'a slip is not here' using errcode = 'PL001';
      end if;
      insert into lottery_slip (digest, body)
      select distinct on (p_slip[n]) p_slip[n], p_slip_body[n] from unnest(v_posted) n where v_slip[n] is null
      order by p_slip[n]
      on conflict (digest) do nothing;
    end loop;

    insert into lottery_order (
      id, member_id, merchant, code, room_type, request_key, request, type, stop_rule, prize_group, slip_id, cost,
      issue_count, created_at)
    select v_id[o.n], p_member[o.n], p_merchant[o.terms], p_code[o.terms], p_room[o.terms], p_request_key[o.n],
      p_request[o.n], p_type[o.terms], p_stop_rule[o.terms], p_prize_group[o.terms], v_slip[o.n],
      p_cost[o.n] * v_multiples[o.n], v_issues[o.n], v_now
    from (select n, p_terms[n] as terms from unnest(v_posted) n) o;

    insert into lottery_suborder (
      id, issue_id, member_id, slip_id, multiple, cost, win_max, is_held, stake_so_far, win_so_far)
    select v_id[u.n] * 1024 + u.at - v_first[u.n], u.issue_id, p_member[u.n], v_slip[u.n], u.multiple,
      p_cost[u.n] * u.multiple, p_win[u.n] * u.multiple, u.is_held, u.stake, u.win
    from unnest(p_sub_order, p_sub_issue, p_sub_multiple, v_sub_is_held, v_sub_stake, v_sub_win) with ordinality
      as u (n, issue_id, multiple, is_held, stake, win, at)
    where v_status[u.n] = 'posted';

    with added as (
      insert into lottery_liability as k (merchant, issue_id, number, amount)
      select p_merchant[p_terms[w.n]], p_sub_issue[w.at], w.number, sum(w.amount * p_sub_multiple[w.at])
      from lottery_wanted(v_first, v_issues, p_lock_order, p_lock_number, p_lock_amount) w
      where v_status[w.n] = 'posted'
      group by 1, 2, 3
      -- In one order for everybody, so that rivals queue instead of deadlocking.
      order by 1, 2, 3
      on conflict (merchant, issue_id, number) do update set amount = k.amount + excluded.amount
      returning k.amount
    )
    select max(amount) > v_number_max into v_is_refused from added;
    -- Rooms allow more or less: whose number it is, is asked only where one allows too little.
    v_is_refused := v_is_refused and exists (
      select from lottery_wanted(v_first, v_issues, p_lock_order, p_lock_number, p_lock_amount) w
      join lateral (
        select k.amount from lottery_liability k
        where k.merchant = p_merchant[p_terms[w.n]] and k.issue_id = p_sub_issue[w.at] and k.number = w.number offset 0
      ) k on k.amount > p_number_max[p_terms[w.n]]
      where v_status[w.n] = 'posted'
    );

    -- A rival sold the number, or the issue closed, while we were at it: nothing is kept, and it is tried again.
    if v_is_refused or exists (
      select from lottery_issue i
      where i.id = any (array(select u.issue_id from unnest(p_sub_order, p_sub_issue) as u (n, issue_id)
        where v_status[u.n] = 'posted'))
        and clock_timestamp() >= i.closes_at
    ) then
      raise exception 'the issue or a number of it is gone' using errcode = 'serialization_failure';
    end if;
  end if;

  return query
  select u.n::int, u.status, v_detail[u.n], u.id, coalesce(u.earlier_at, v_now), v_balance[u.n], h.places
  from unnest(v_status, v_id, v_earlier_at) with ordinality as u (status, id, earlier_at, n)
  left join (
    select s.n, array_agg((s.at - v_first[s.n])::int order by s.at) as places
    from unnest(p_sub_order, v_sub_is_held) with ordinality as s (n, is_held, at)
    where s.is_held group by s.n
  ) h on h.n = u.n and u.status = 'posted';
end
$$;

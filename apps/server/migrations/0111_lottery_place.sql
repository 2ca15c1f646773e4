-- Orders, many at a time: one statement decides each, moves its money through `ledger_post` and keeps it.
-- Every order of a batch is another member's.

create type lottery_answer as (
  n          int,
  status     text, -- posted, replayed, or why not
  detail     text, -- the issue or the number it is about
  order_id   bigint,
  created_at timestamptz,
  balance    bigint,
  held       int[] -- places of the sub-orders that wait for their issue, of an order that was posted
);

create function lottery_place(
  p_member bigint[], p_merchant text[], p_site text[], p_code text[], p_room text[],
  p_request_key uuid[], p_request uuid[], p_type text[], p_stop_rule text[], p_prize_group int[],
  p_slip uuid[], p_slip_body text[],
  p_cost bigint[], p_win bigint[],                    -- of the lines in an issue played once
  p_issue_stake_max bigint[], p_issue_win_max bigint[], p_number_max bigint[],
  p_cash bigint[], p_held bigint[], p_house bigint[],
  p_sub_order int[], p_sub_issue bigint[], p_sub_multiple int[],
  p_lock_order int[], p_lock_number text[], p_lock_amount bigint[]
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
  v_status text[];
  v_detail text[];
  v_id bigint[];
  v_earlier_at timestamptz[];
  v_balance bigint[];
  v_posted int[];
begin
  -- Accounts, then issues, each in the order of their numbers; the clock is read once the locks are held.
  perform from ledger_account a where a.id = any (p_cash || p_held) order by a.id for no key update;
  -- An issue whose time has come is not held, or whoever closes it would wait for ever.
  perform from lottery_issue i
  where i.id = any (p_sub_issue) and clock_timestamp() < i.closes_at order by i.id for key share;
  v_now := clock_timestamp();

  with asked as materialized (
    select u.*
    from unnest(
      p_member, p_merchant, p_site, p_code, p_request_key, p_request, p_cost, p_win, p_issue_stake_max,
      p_issue_win_max, p_number_max) with ordinality
      as u (member_id, merchant, site, code, request_key, request, cost, win, issue_stake_max, issue_win_max,
        number_max, n)
  ), sub as materialized (
    select u.n, u.issue_id, u.multiple, u.place, i.issue_no,
      i.closed_at is not null or i.voided_at is not null or v_now >= i.closes_at as is_closed
    from unnest(p_sub_order, p_sub_issue, p_sub_multiple) with ordinality as u (n, issue_id, multiple, place)
    join lateral (select * from lottery_issue i where i.id = u.issue_id offset 0) i on true
  ), closed as (
    select s.n, (array_agg(s.issue_no order by s.place))[1] as issue_no from sub s where s.is_closed group by s.n
  ), risky as (
    select s.n, (array_agg(s.issue_no order by s.place))[1] as issue_no,
      bool_or(other.stake + a.cost * s.multiple > a.issue_stake_max) as is_stake
    from sub s
    join asked a on a.n = s.n
    join lateral (
      select coalesce(sum(o.cost), 0) as stake, coalesce(sum(o.win_max), 0) as win
      from lottery_suborder o
      where o.member_id = a.member_id and o.issue_id = s.issue_id
        and not exists (select from lottery_end e where e.suborder_id = o.id)
      offset 0
    ) other on true
    where other.stake + a.cost * s.multiple > a.issue_stake_max or other.win + a.win * s.multiple > a.issue_win_max
    group by s.n
  ), locked as (
    select l.n, s.issue_id, s.issue_no, l.number, a.number_max,
      coalesce(k.amount, 0)
        + sum(l.amount * s.multiple) over (partition by a.merchant, s.issue_id, l.number order by l.n, s.place) as amount
    from unnest(p_lock_order, p_lock_number, p_lock_amount) as l (n, number, amount)
    join asked a on a.n = l.n
    join sub s on s.n = l.n
    left join lateral (
      select k.amount from lottery_liability k
      where k.merchant = a.merchant and k.issue_id = s.issue_id and k.number = l.number
      offset 0
    ) k on true
  ), sold as (
    select l.n, (array_agg(l.issue_no || ' ' || l.number))[1] as what
    from locked l where l.amount > l.number_max group by l.n
  ), judged as (
    select a.n, o.id as earlier_id, o.created_at as earlier_at,
      case
        when o.request = a.request then 'replayed'
        when o.id is not null then 'conflict'
        when m.maintenance or exists (
          select from lottery_stop x where x.merchant = a.site and x.code in (a.code, '*')
        ) then 'stopped'
        when member.status <> 'active' then 'blocked'
        when c.n is not null then 'closed'
        when r.is_stake then 'issueStake'
        when r.n is not null then 'issueWin'
        when s.n is not null then 'soldOut'
        else 'posted'
      end as status,
      coalesce(c.issue_no, r.issue_no, s.what) as detail
    from asked a
    join merchant m on m.code = a.site
    join member on member.id = a.member_id
    left join lottery_order o on o.member_id = a.member_id and o.request_key = a.request_key
    left join closed c on c.n = a.n
    left join risky r on r.n = a.n
    left join sold s on s.n = a.n
  )
  select array_agg(j.status order by j.n), array_agg(j.detail order by j.n), array_agg(j.earlier_at order by j.n),
    array_agg(case when j.status = 'posted' then nextval('lottery_order_id') else j.earlier_id end order by j.n)
  into v_status, v_detail, v_earlier_at, v_id
  from judged j;

  -- Staked at once where the issue sells, set aside beside the member's cash where it does not yet.
  with sub as materialized (
    select u.n, p_cost[u.n] * u.multiple as cost, i.opens_at > v_now as is_held
    from unnest(p_sub_order, p_sub_issue, p_sub_multiple) as u (n, issue_id, multiple)
    join lateral (select * from lottery_issue i where i.id = u.issue_id offset 0) i on true
    where v_status[u.n] = 'posted'
  ), whole as materialized (
    select s.n, sum(s.cost)::bigint as cost, coalesce(sum(s.cost) filter (where s.is_held), 0)::bigint as held,
      row_number() over (order by s.n)::int as posting
    from sub s group by s.n
  ), leg as (
    select w.posting, 1 as place, p_cash[w.n] as account, -w.cost as amount from whole w
    union all
    select w.posting, 2, p_house[w.n], w.cost - w.held from whole w where w.cost > w.held
    union all
    select w.posting, 3, p_held[w.n], w.held from whole w where w.held > 0
  ), legs as (
    select array_agg(l.posting order by l.posting, l.place) as postings,
      array_agg(l.account order by l.posting, l.place) as accounts,
      array_agg(l.amount order by l.posting, l.place) as amounts
    from leg l
  ), postings as (
    select
      array_agg('lottery:' || v_id[w.n] order by w.posting) as keys,
      array_agg(case when w.cost = w.held then 'stake_hold' else 'stake' end order by w.posting) as kinds,
      array_agg('lottery:' || p_code[w.n] || ':' || v_id[w.n] order by w.posting) as refs,
      array_agg(null::text) as reasons, array_agg(null::bigint) as reversals
    from whole w
  ), answered as (
    select w.n, a.status, a.balance
    from postings p, legs l, lateral ledger_post(
      p.keys, p.kinds, p.refs, p.reasons, p.reversals, l.postings, l.accounts, l.amounts) a
    join whole w on w.posting = a.posting
    where p.keys is not null
  )
  select array_agg(coalesce(a.status, v_status[u.n]) order by u.n), array_agg(a.balance order by u.n),
    array_agg(u.n order by u.n) filter (where a.status = 'posted')
  into v_status, v_balance, v_posted
  from generate_subscripts(v_status, 1) as u (n) left join answered a on a.n = u.n;

  if v_posted is not null then
    insert into lottery_slip (digest, body)
    select distinct on (p_slip[n]) p_slip[n], p_slip_body[n] from unnest(v_posted) n
    where not exists (select from lottery_slip s where s.digest = p_slip[n])
    order by p_slip[n]
    on conflict (digest) do nothing;

    insert into lottery_order (
      id, member_id, merchant, code, room_type, request_key, request, type, stop_rule, prize_group, slip_id, cost,
      issue_count, created_at)
    select v_id[n], p_member[n], p_merchant[n], p_code[n], p_room[n], p_request_key[n], p_request[n], p_type[n],
      p_stop_rule[n], p_prize_group[n], s.id, p_cost[n] * t.multiples, t.issues, v_now
    from unnest(v_posted) n
    join lateral (select s.id from lottery_slip s where s.digest = p_slip[n] offset 0) s on true
    join (
      select u.n, sum(u.multiple) as multiples, count(*) as issues
      from unnest(p_sub_order, p_sub_multiple) as u (n, multiple) group by u.n
    ) t using (n);

    insert into lottery_suborder (id, issue_id, member_id, slip_id, multiple, cost, win_max, is_held)
    select v_id[u.n] * 1024 + u.place, u.issue_id, p_member[u.n], s.id, u.multiple, p_cost[u.n] * u.multiple,
      p_win[u.n] * u.multiple, i.opens_at > v_now
    from (
      select u.n, u.issue_id, u.multiple, row_number() over (partition by u.n order by u.at) - 1 as place
      from unnest(p_sub_order, p_sub_issue, p_sub_multiple) with ordinality as u (n, issue_id, multiple, at)
      where v_status[u.n] = 'posted'
    ) u
    join lateral (select i.opens_at from lottery_issue i where i.id = u.issue_id offset 0) i on true
    join lateral (select s.id from lottery_slip s where s.digest = p_slip[u.n] offset 0) s on true
    order by u.n, u.place;

    with added as (
      insert into lottery_liability as k (merchant, issue_id, number, amount)
      select p_merchant[l.n], s.issue_id, l.number, sum(l.amount * s.multiple)
      from unnest(p_lock_order, p_lock_number, p_lock_amount) as l (n, number, amount)
      join unnest(p_sub_order, p_sub_issue, p_sub_multiple) as s (n, issue_id, multiple) on s.n = l.n
      where v_status[l.n] = 'posted'
      group by 1, 2, 3
      -- In one order for everybody, so that rivals queue instead of deadlocking.
      order by 1, 2, 3
      on conflict (merchant, issue_id, number) do update set amount = k.amount + excluded.amount
      returning k.merchant, k.number, k.amount
    )
    select array_agg(u.n) into v_posted
    from added a
    join unnest(p_lock_order, p_lock_number) as u (n, number) on u.number = a.number and p_merchant[u.n] = a.merchant
    where v_status[u.n] = 'posted' and a.amount > p_number_max[u.n];

    -- A rival sold the number, or the issue closed, while we were at it: nothing is kept, and the next try is told so.
    if v_posted is not null or exists (
      select from unnest(p_sub_order, p_sub_issue) as u (n, issue_id)
      join lateral (select i.closes_at from lottery_issue i where i.id = u.issue_id offset 0) i on true
      where v_status[u.n] = 'posted' and clock_timestamp() >= i.closes_at
    ) then
      raise exception 'the issue or a number of it is gone' using errcode = 'serialization_failure';
    end if;
  end if;

  return query
  select u.n, v_status[u.n], v_detail[u.n], v_id[u.n], coalesce(v_earlier_at[u.n], v_now), v_balance[u.n],
    (select array_agg((o.id & 1023)::int order by o.id) from lottery_suborder o
     where v_status[u.n] = 'posted' and o.is_held and o.id between v_id[u.n] * 1024 and v_id[u.n] * 1024 + 1023)
  from generate_subscripts(v_status, 1) as u (n);
end
$$;

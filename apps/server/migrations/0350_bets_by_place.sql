-- A bet with less work around it. Lists are read by place instead of being unnested side by side, rows that one step needs
-- once are not stored for it, nonces are inserted without being asked for first, an account that a whole batch meets is
-- looked up once, and rounds that are there already have a statement of their own, which most batches do not need.

create or replace function vendor_take_nonces(p_slot smallint[], p_nonce uuid[], p_request uuid[])
returns boolean[]
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_slot constant smallint := p_slot[1];
  v_before constant smallint := (v_slot + 3) % 4;
  v_after constant smallint := (v_slot + 1) % 4;
  v_is_taken boolean;
  v_forged boolean[];
begin
  -- A nonce is nearly always new, and asking before each insert costs as much again as the insert.
  begin
    insert into vendor_nonce (slot, nonce, request)
    select u.slot, u.nonce, u.request
    from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
    order by u.slot, u.nonce;
    v_is_taken := true;
  exception when unique_violation then
    insert into vendor_nonce (slot, nonce, request)
    select u.slot, u.nonce, u.request
    from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
    order by u.slot, u.nonce
    on conflict do nothing;
    v_is_taken := false;
  end;

  -- A nonce may also stand in the ten minutes before or after, under another timestamp; calls that come together share
  -- their ten minutes, but for those around a full ten.
  if v_is_taken and v_slot = all (p_slot)
    and not exists (select from vendor_nonce v where v.slot = v_before and v.nonce = any (p_nonce))
    and not exists (select from vendor_nonce v where v.slot = v_after and v.nonce = any (p_nonce)) then
    return array_fill(false, array[cardinality(p_nonce)]);
  end if;

  -- A new statement, so that the row of a rival that committed while we waited is seen.
  select array_agg(coalesce(k.is_forged, false) order by u.n)
  into v_forged
  from unnest(p_slot, p_nonce, p_request) with ordinality u (slot, nonce, request, n)
  left join lateral (
    select bool_or(v.request <> u.request) as is_forged
    from vendor_nonce v
    where v.nonce = u.nonce and v.slot in (u.slot, (u.slot + 1) % 4, (u.slot + 3) % 4)
  ) k on true;
  return v_forged;
end
$$;

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
        when w.posting = any (v_over) then 'limit'
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

-- Which of a member's limits a stake would pass.
create function vendor_limit_reached(p_member bigint, p_amount bigint, p_now timestamptz) returns text
language plpgsql
stable
as $$
begin
  return (
    select case l.measure when 'bet' then 'stake' else l.measure end
    from member_limit l
    where l.member_id = p_member and l.measure in ('stake', 'loss', 'bet')
      and p_amount + case when p_now >= l.starts_at + l.period then 0 else l.used end > l.cap
    order by l.measure desc, l.period limit 1);
end
$$;
revoke execute on function vendor_limit_reached from public;

create or replace function vendor_play(
  p_slot smallint[], p_nonce uuid[], p_request uuid[], p_vendor int[], p_vendor_code text[], p_call text[], p_tx text[],
  p_payload uuid[], p_member bigint[], p_round text[], p_ref text[], p_game text[], p_currency text[], p_session uuid[],
  p_amount bigint[], p_win bigint[], p_jackpot bigint[], p_is_closed boolean[], p_is_promo boolean[],
  p_cash bigint[], p_bonus bigint[], p_counterpart bigint[], p_risk text[] default null
) returns setof vendor_answer
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_forged boolean[];
  v_now timestamptz;
  v_changed_at timestamptz;
  v_is_limited boolean;
  -- Of the few that play is closed to:
  v_closed int[];
  v_in_maintenance text[];
  v_disabled text[];
  v_inactive bigint[];
  v_blocked bigint[];
  v_excluded bigint[];
  v_partly bigint[];
  -- One for each call, in order:
  v_verdict text[];
  v_cash_now bigint[];
  v_bonus_now bigint[];
  v_from_cash bigint[];
  v_payout bigint[];
  v_to_bonus bigint[];
  v_has_round boolean[];
  v_is_known boolean[];
  v_earlier_status text[];
  v_earlier_balance bigint[];
  v_earlier_limit text[];
  v_key text[];
  v_kind text[];
  v_reference text[];
  -- One for each leg:
  v_leg_call int[];
  v_leg_account bigint[];
  v_leg_amount bigint[];
  v_bonus_account bigint[];
  v_moved record;
  v_status text[];
  v_transfer bigint[];
  v_won record;
begin
  v_forged := vendor_take_nonces(p_slot, p_nonce, p_request);

  -- Locked in id order, so rivals queue instead of deadlocking; the clock is read once the locks are held.
  -- A bonus account that is empty gives nothing, so most need no lock.
  select clock_timestamp() into v_now
  from (
    select count(*) from (
      select from ledger_account a
      where a.id = any (p_cash || p_bonus) and (a.kind = 'member_cash' or a.balance <> 0)
      order by a.id
      for no key update
    ) l
  ) counted;
  v_is_limited := ledger_lock_limits(p_member);

  select
    array(select v.id from vendor v where not v.is_enabled),
    array(select m.code from merchant m where m.maintenance),
    array(select g.vendor_id || ':' || g.game_code from vendor_disabled_game g
      where g.vendor_id = any (p_vendor) and g.game_code = any (p_game)),
    array(select m.id from member m where m.id = any (p_member) and m.status <> 'active'),
    array_agg(b.member_id) filter (where b.categories is null),
    array_agg(b.member_id) filter (where b.reason = 'exclusion'),
    coalesce(array_agg(b.member_id) filter (where b.categories is not null), '{}')
  into v_closed, v_in_maintenance, v_disabled, v_inactive, v_blocked, v_excluded, v_partly
  from member_block b
  where b.member_id = any (p_member) and v_now >= b.starts_at and v_now < b.ends_at;

  -- A new statement, so a twin that committed while we waited for the locks is seen.
  with judged as (
    select c.n, c.call, c.amount, c.vendor_code, c.tx_id, c.round_id, c.cash_id, c.bonus_id, c.counterpart_id,
      t.tx_id is not null as is_known, t.status as earlier_status, t.balance as earlier_balance,
      t.limit_name as earlier_limit,
      cash.balance as cash_now, coalesce(bonus.balance, 0) as bonus_now,
      greatest(cash.changed_at, bonus.changed_at) as changed_at,
      r.round_id is not null as has_round,
      coalesce(r.stake_cash, 0) as stake_cash, coalesce(r.stake_bonus, 0) as stake_bonus,
      -- A stake is taken from cash, then from bonus; a payout goes back the way the round's stakes came.
      case when c.call <> 'win' then least(c.amount, greatest(cash.balance, 0)) end as stake_from_cash,
      case when c.call = 'win' then c.amount else c.win end as payout,
      case
        when v_forged[c.n] then 'BAD_SIGNATURE'
        when t.payload = c.payload then 'REPLAY'
        when t.call = 'tombstone' and t.member_id = c.member_id then 'TX_ROLLED_BACK'
        when t.tx_id is not null then 'TX_CONFLICT'
        when cash.currency is distinct from c.currency then 'WRONG_CURRENCY'
        when c.call = 'win' then
          case
            when c.is_promo then 'OK'
            when r.round_id is null then 'TX_NOT_FOUND'
            when r.game_code <> c.game_code then 'TX_CONFLICT'
            when c.ref_tx_id is not null and ref.tx_id is null then 'TX_NOT_FOUND'
            when ref.member_id <> c.member_id or ref.round_id <> c.round_id or ref.call not in ('bet', 'betwin', 'tombstone')
              then 'TX_CONFLICT'
            when ref.rolled_back_by is not null or ref.call = 'tombstone' then 'TX_ROLLED_BACK'
            when ref.status <> 'OK' then 'PARENT_FAILED'
            when r.state = 'CLOSED' then 'ROUND_CLOSED'
            when r.bets = 0 and r.voids > 0 then 'TX_ROLLED_BACK'
            when r.bets = 0 then 'TX_NOT_FOUND'
            else 'OK'
          end
        when c.vendor_id = any (v_closed) then 'VENDOR_DISABLED'
        when cash.merchant = any (v_in_maintenance) then 'MAINTENANCE'
        when v_disabled <> '{}' and c.vendor_id || ':' || c.game_code = any (v_disabled) then 'GAME_DISABLED'
        when s.token_digest is null or s.member_id <> c.member_id or s.vendor_id <> c.vendor_id
          or s.game_code <> c.game_code then 'SESSION_INVALID'
        when s.ends_at <= v_now then 'SESSION_EXPIRED'
        when c.member_id = any (v_excluded) then 'SELF_EXCLUDED'
        when c.member_id = any (v_blocked) or c.member_id = any (v_inactive) then 'PLAYER_BLOCKED'
        when c.member_id = any (v_partly) and is_closed_category(c.member_id, c.vendor_code, c.game_code, v_now)
          then 'PLAYER_BLOCKED'
        when r.game_code <> c.game_code then 'TX_CONFLICT'
        when r.state = 'CLOSED' then 'ROUND_CLOSED'
        when c.amount > greatest(cash.balance, 0) + coalesce(greatest(bonus.balance, 0), 0) then 'INSUFFICIENT_FUNDS'
        else 'OK'
      end as verdict
    -- Read by place: each list that is unnested is written to a store of its own and read back.
    from (
      select u.n, u.call, p_vendor[u.n] as vendor_id, p_vendor_code[u.n] as vendor_code, p_tx[u.n] as tx_id,
        p_payload[u.n] as payload, p_member[u.n] as member_id, p_round[u.n] as round_id, p_ref[u.n] as ref_tx_id,
        p_game[u.n] as game_code, p_currency[u.n] as currency, p_session[u.n] as session, p_amount[u.n] as amount,
        p_win[u.n] as win, p_is_promo[u.n] as is_promo, p_cash[u.n] as cash_id, p_bonus[u.n] as bonus_id,
        p_counterpart[u.n] as counterpart_id
      from (select u.call, u.n::int as n from unnest(p_call) with ordinality u (call, n)) u offset 0
    ) c
    -- `offset 0` has each row looked up by its key, however small the planner took the tables to be.
    join lateral (select * from ledger_account a where a.id = c.cash_id offset 0) cash on true
    left join lateral (select * from ledger_account a where a.id = c.bonus_id offset 0) bonus on true
    left join lateral (
      select t.* from (select) one
      left join vendor_tx t on t.vendor_id = c.vendor_id and t.tx_id = c.tx_id offset 0
    ) t on true
    left join lateral (
      select * from vendor_tx t where t.vendor_id = c.vendor_id and t.tx_id = c.ref_tx_id offset 0
    ) ref on true
    left join lateral (
      select * from vendor_round r
      where r.vendor_id = c.vendor_id and r.member_id = c.member_id and r.round_id = c.round_id offset 0
    ) r on true
    left join lateral (select * from vendor_play_session s where s.token_digest = c.session offset 0) s on true
    offset 0
  ), shared as (
    select s.*, s.amount - s.stake_from_cash as stake_from_bonus,
      case
        when s.call = 'win' and s.stake_bonus > 0
          then div(s.payout::numeric * s.stake_bonus, s.stake_cash + s.stake_bonus)::bigint
        when s.call = 'betwin' and s.amount > s.stake_from_cash
          then div(s.payout::numeric * (s.amount - s.stake_from_cash), s.amount)::bigint
        else 0
      end as payout_to_bonus
    from judged s offset 0
  ), leg as (
    -- First leg the member's, as the ledger wants it; a leg of nothing is no leg.
    select h.*, h.verdict = 'OK' as is_ok,
      case when h.call = 'win' then h.payout - h.payout_to_bonus else -h.stake_from_cash end as amount_of_cash,
      case when h.call = 'win' then h.payout_to_bonus else -h.stake_from_bonus end as amount_of_bonus,
      case when h.call = 'win' then -h.payout else h.amount end as amount_of_counterpart
    from shared h offset 0
  )
  select
    array_agg(l.verdict), array_agg(l.cash_now), array_agg(l.bonus_now),
    array_agg(l.stake_from_cash), array_agg(l.payout),
    array_agg(l.payout_to_bonus), array_agg(l.has_round),
    array_agg(l.is_known), array_agg(l.earlier_status),
    array_agg(l.earlier_balance), array_agg(l.earlier_limit),
    array_agg('vendor:' || l.vendor_code || ':' || l.tx_id),
    array_agg(case when l.call = 'win' then 'payout' else 'stake' end),
    array_agg('round:' || l.vendor_code || ':' || l.round_id),
    array_agg(l.n) filter (where l.is_ok and l.amount_of_cash <> 0)
      || array_agg(l.n) filter (where l.is_ok and l.amount_of_bonus <> 0)
      || array_agg(l.n) filter (where l.is_ok and l.amount_of_counterpart <> 0),
    array_agg(l.cash_id) filter (where l.is_ok and l.amount_of_cash <> 0)
      || array_agg(l.bonus_id) filter (where l.is_ok and l.amount_of_bonus <> 0)
      || array_agg(l.counterpart_id) filter (where l.is_ok and l.amount_of_counterpart <> 0),
    array_agg(l.amount_of_cash) filter (where l.is_ok and l.amount_of_cash <> 0)
      || array_agg(l.amount_of_bonus) filter (where l.is_ok and l.amount_of_bonus <> 0)
      || array_agg(l.amount_of_counterpart) filter (where l.is_ok and l.amount_of_counterpart <> 0),
    array_agg(l.bonus_id) filter (where l.is_ok and (l.amount_of_bonus <> 0 or l.payout_to_bonus <> 0)),
    max(l.changed_at)
  into v_verdict, v_cash_now, v_bonus_now, v_from_cash, v_payout, v_to_bonus, v_has_round, v_is_known,
    v_earlier_status, v_earlier_balance, v_earlier_limit, v_key, v_kind, v_reference,
    v_leg_call, v_leg_account, v_leg_amount, v_bonus_account, v_changed_at
  from (select * from leg order by n) l;

  if v_bonus_account is not null then
    with locked as (
      select a.id, a.balance, a.changed_at from ledger_account a
      where a.id = any (v_bonus_account) order by a.id
      for no key update
    )
    select greatest(v_changed_at, max(l.changed_at)),
      array(
        select coalesce(k.balance, b.balance)
        from unnest(p_bonus, v_bonus_now) with ordinality b (id, balance, n)
        left join locked k on k.id = b.id
        order by b.n)
    into v_changed_at, v_bonus_now
    from locked l;
  end if;

  select m.* into v_moved
  from ledger_post_locked(
    greatest(v_now, v_changed_at), p_member, v_is_limited, v_key, v_kind, v_reference, null, null,
    v_leg_call, v_leg_account, v_leg_amount, cardinality(p_tx) > 1) m;

  select null::int[] as postings, null::bigint[] as transfer_ids into v_won;
  if 'betwin' = any (p_call) then
    v_won := vendor_pay_pairs(
      greatest(clock_timestamp(), v_changed_at), p_member, v_is_limited, v_key, v_reference, p_call, v_verdict,
      v_moved.postings, v_moved.statuses, p_cash, p_bonus, p_counterpart, v_payout, v_to_bonus);
  end if;

  if 'TX_CONFLICT' = any (v_verdict) then
    insert into vendor_alarm (vendor_id, member_id, reason, subject, detail, created_at)
    select c.vendor_id, c.member_id, 'tx_conflict', c.tx_id,
      jsonb_build_object('call', c.call, 'round', c.round_id, 'ref', c.ref_tx_id, 'game', c.game_code), v_now
    from unnest(p_vendor, p_member, p_tx, p_call, p_round, p_ref, p_game, v_verdict)
      as c (vendor_id, member_id, tx_id, call, round_id, ref_tx_id, game_code, verdict)
    where c.verdict = 'TX_CONFLICT';
  end if;

  if v_verdict && array['ROUND_CLOSED', 'TX_NOT_FOUND', 'WRONG_CURRENCY'] then
    insert into vendor_alarm (vendor_id, member_id, reason, subject, detail, created_at)
    select c.vendor_id, c.member_id,
      case when c.verdict = 'WRONG_CURRENCY' then 'tx_conflict' else 'unpaid_win' end,
      case when c.verdict = 'WRONG_CURRENCY' then c.tx_id else c.round_id end,
      jsonb_build_object('call', c.call, 'tx', c.tx_id, 'round', c.round_id, 'game', c.game_code, 'status', c.verdict,
        'amount', c.amount), v_now
    from unnest(p_vendor, p_member, p_tx, p_call, p_round, p_game, p_amount, v_verdict)
      as c (vendor_id, member_id, tx_id, call, round_id, game_code, amount, verdict)
    where c.call = 'win' and c.amount > 0 and c.verdict in ('ROUND_CLOSED', 'TX_NOT_FOUND', 'WRONG_CURRENCY');
  end if;

  perform ledger_tell(p_member);

  select
    array_agg(case
      when c.verdict <> 'OK' then c.verdict
      when m.status is null or m.status = 'posted' then 'OK'
      when m.status = 'insufficient' then 'INSUFFICIENT_FUNDS'
      when m.status = 'limit' then 'LIMIT_REACHED'
      when m.status = 'blocked' then 'PLAYER_BLOCKED'
      else 'INTERNAL'
    end order by c.n),
    array_agg(m.transfer_id order by c.n)
  into v_status, v_transfer
  from unnest(v_verdict) with ordinality c (verdict, n)
  left join unnest(v_moved.postings, v_moved.statuses, v_moved.transfer_ids) m (n, status, transfer_id) on m.n = c.n;

  if true = any (v_has_round) then
    insert into vendor_round as r (
      vendor_id, member_id, round_id, game_code, state, bets, credits, stake_cash, stake_bonus, paid, risk, opened_at,
      changed_at)
    select p_vendor[d.n], p_member[d.n], p_round[d.n], p_game[d.n],
      case when p_is_closed[d.n] then 'CLOSED' when p_call[d.n] = 'bet' then 'OPEN' else 'SETTLED' end,
      case when p_call[d.n] = 'win' then 0 else 1 end, case when v_payout[d.n] > 0 then 1 else 0 end,
      coalesce(v_from_cash[d.n], 0), coalesce(p_amount[d.n] - v_from_cash[d.n], 0), coalesce(v_payout[d.n], 0), p_risk[d.n],
      v_now, v_now
    from (select u.status, u.n::int as n from unnest(v_status) with ordinality u (status, n) offset 0) d
    where d.status = 'OK' and v_has_round[d.n]
    on conflict (vendor_id, member_id, round_id) do update
    set state = excluded.state, bets = r.bets + excluded.bets, credits = r.credits + excluded.credits,
      stake_cash = r.stake_cash + excluded.stake_cash, stake_bonus = r.stake_bonus + excluded.stake_bonus,
      paid = r.paid + excluded.paid,
      risk = case
        when excluded.bets > 0 and r.bets + r.voids = 0 then excluded.risk
        when excluded.bets = 0 and r.risk = 'later' then nullif(excluded.risk, 'later')
        else r.risk
      end,
      changed_at = excluded.changed_at;
  end if;

  return query
  with done as materialized (
    select h.n, h.status, w.transfer_id as win_transfer_id,
      p_amount[h.n] - v_from_cash[h.n] as stake_from_bonus,
      case when h.status <> 'OK' then 0 when p_call[h.n] = 'win' then v_payout[h.n] - v_to_bonus[h.n]
        else coalesce(v_payout[h.n] - v_to_bonus[h.n], 0) - v_from_cash[h.n] end as cash_moved,
      case when h.status <> 'OK' then 0 when p_call[h.n] = 'win' then v_to_bonus[h.n]
        else v_to_bonus[h.n] - (p_amount[h.n] - v_from_cash[h.n]) end as bonus_moved,
      case when h.status = 'LIMIT_REACHED' then vendor_limit_reached(p_member[h.n], p_amount[h.n], v_now) end as limit_name
    from (select u.status, u.n::int as n from unnest(v_status) with ordinality u (status, n) offset 0) h
    left join unnest(v_won.postings, v_won.transfer_ids) w (n, transfer_id) on w.n = h.n
  ), kept_tx as (
    insert into vendor_tx (
      vendor_id, tx_id, call, member_id, round_id, ref_tx_id, game_code, payload, request, amount, win_amount,
      jackpot_amount, cash, bonus, transfer_id, win_transfer_id, status, limit_name, balance, created_at)
    select p_vendor[d.n], p_tx[d.n], p_call[d.n], p_member[d.n], p_round[d.n], p_ref[d.n], p_game[d.n], p_payload[d.n],
      p_request[d.n], p_amount[d.n], coalesce(p_win[d.n], 0), coalesce(p_jackpot[d.n], 0), d.cash_moved, d.bonus_moved,
      v_transfer[d.n], d.win_transfer_id, d.status, d.limit_name,
      v_cash_now[d.n] + v_bonus_now[d.n] + d.cash_moved + d.bonus_moved, v_now
    from done d
    where not v_is_known[d.n] and d.status not in ('BAD_SIGNATURE', 'MAINTENANCE', 'INTERNAL')
  ), kept_round as (
    insert into vendor_round as r (
      vendor_id, member_id, round_id, game_code, state, bets, credits, stake_cash, stake_bonus, paid, risk, opened_at,
      changed_at)
    select p_vendor[d.n], p_member[d.n], p_round[d.n], p_game[d.n],
      case when p_is_closed[d.n] then 'CLOSED' when p_call[d.n] = 'bet' then 'OPEN' else 'SETTLED' end,
      case when p_call[d.n] = 'win' then 0 else 1 end, case when v_payout[d.n] > 0 then 1 else 0 end,
      coalesce(v_from_cash[d.n], 0), coalesce(d.stake_from_bonus, 0), coalesce(v_payout[d.n], 0), p_risk[d.n], v_now, v_now
    from done d where d.status = 'OK' and not v_has_round[d.n]
  )
  select d.n,
    case when d.status = 'REPLAY' then v_earlier_status[d.n] else d.status end,
    -- An id that is known is answered with what is kept about it, the same each time.
    case when v_is_known[d.n] then case when d.status <> 'TX_CONFLICT' then v_earlier_balance[d.n] end
      else v_cash_now[d.n] + v_bonus_now[d.n] + d.cash_moved + d.bonus_moved end,
    d.status = 'REPLAY',
    v_cash_now[d.n] + v_bonus_now[d.n] + d.cash_moved + d.bonus_moved,
    case when d.status = 'REPLAY' then v_earlier_limit[d.n] else d.limit_name end,
    d.status = 'BAD_SIGNATURE'
  from done d;
end
$$;

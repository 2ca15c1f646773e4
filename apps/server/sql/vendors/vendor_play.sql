-- Bets, wins and their pairs, many at a time: decides each call, moves its money through `ledger_post`, and keeps the
-- answer under the vendor's own transaction id. Every call of a batch is another member's. Lists are read by place,
-- and rounds that are there already have a statement of their own, which most batches do not need. A gift takes room
-- where nothing else refuses it, and a vendor that its limit closed takes no bets.
create or replace function vendor_play(
  p_slot smallint[], p_nonce uuid[], p_request uuid[], p_vendor int[], p_vendor_code text[], p_call text[], p_tx text[],
  p_payload uuid[], p_member bigint[], p_round text[], p_ref text[], p_game text[], p_currency text[], p_session uuid[],
  p_amount bigint[], p_win bigint[], p_jackpot bigint[], p_is_closed boolean[], p_is_promo boolean[], p_cash bigint[],
  p_bonus bigint[], p_counterpart bigint[], p_risk text[] default null
)
returns setof vendor_answer
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
  v_n int;
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
    array(
      select v.id from vendor v where not v.is_enabled
      union all
      select l.vendor_id from vendor_limit l where l.kind = 'net' and l.stopped_at is not null),
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

  -- Gifts are few, so each asks by itself, and every batch asks in one order of vendors, so that none wait in a ring.
  if true = any (p_is_promo) then
    for v_n in
      select c.n::int from unnest(p_is_promo, v_verdict, p_vendor, p_member) with ordinality
        as c (is_promo, verdict, vendor_id, member_id, n)
      where c.is_promo and c.verdict = 'OK' and not vendor_is_trial(c.member_id)
      order by c.vendor_id, c.n
    loop
      if not vendor_take_room(
        p_vendor[v_n], 'promo', p_amount[v_n], v_now, p_member[v_n],
        jsonb_build_object('call', p_call[v_n], 'tx', p_tx[v_n], 'round', p_round[v_n], 'amount', p_amount[v_n])) then
        v_verdict[v_n] := 'MAINTENANCE';
      end if;
    end loop;
    select array_agg(l.call order by l.n), array_agg(l.account order by l.n), array_agg(l.amount order by l.n)
    into v_leg_call, v_leg_account, v_leg_amount
    from unnest(v_leg_call, v_leg_account, v_leg_amount) with ordinality l (call, account, amount, n)
    where v_verdict[l.call] = 'OK';
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
    d.status = 'BAD_SIGNATURE',
    d.cash_moved + d.bonus_moved
  from done d;
end
$$;

-- Bets, wins and their pairs at a lower price: a few small steps over arrays instead of one statement that carries
-- every field of every call through all of them. What it answers is what it answered.

-- Digest of what was signed, as in `vendor_nonce`: the same bytes, however late they come again, get the first answer.
alter table vendor_tx add column request uuid;

-- Remembers nonces and tells, in order, which ones were used before for another request.
create or replace function vendor_take_nonces(p_slot smallint[], p_nonce uuid[], p_request uuid[]) returns boolean[]
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_taken int;
  v_beside smallint[];
  v_forged boolean[];
begin
  with taken as (
    insert into vendor_nonce (slot, nonce, request)
    select u.slot, u.nonce, u.request
    from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
    order by u.slot, u.nonce
    on conflict do nothing
    returning 1
  )
  select count(*), (select array_agg(distinct (s + d) % 4) from unnest(p_slot) s, unnest('{1,3}'::smallint[]) d)
  into v_taken, v_beside
  from taken;

  -- A nonce may also stand in the ten minutes before or after, under another timestamp.
  if v_taken = cardinality(p_nonce)
    and not exists (select from vendor_nonce v where v.slot = any (v_beside) and v.nonce = any (p_nonce)) then
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

create or replace function vendor_play(
  p_slot smallint[], p_nonce uuid[], p_request uuid[],
  p_vendor int[], p_vendor_code text[], p_call text[], p_tx text[], p_payload uuid[], p_member bigint[],
  p_round text[], p_ref text[], p_game text[], p_currency text[], p_session uuid[],
  p_amount bigint[], p_win bigint[], p_jackpot bigint[], p_is_closed boolean[], p_is_promo boolean[],
  p_cash bigint[], p_bonus bigint[], p_counterpart bigint[]
) returns setof vendor_answer
language plpgsql
security definer
set search_path = public, pg_temp
-- Planned once: the arrays' sizes change with every call, the right plan does not.
set plan_cache_mode = force_generic_plan
-- A plan made while the tables were empty would read them whole for as long as the connection lives.
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
    array_agg(b.member_id),
    array_agg(b.member_id) filter (where b.reason = 'exclusion')
  into v_closed, v_in_maintenance, v_disabled, v_inactive, v_blocked, v_excluded
  from member_block b
  where b.member_id = any (p_member) and v_now >= b.starts_at and v_now < b.ends_at;

  -- A new statement, so a twin that committed while we waited for the locks is seen.
  with judged as materialized (
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
        when c.vendor_id || ':' || c.game_code = any (v_disabled) then 'GAME_DISABLED'
        when s.token_digest is null or s.member_id <> c.member_id or s.vendor_id <> c.vendor_id
          or s.game_code <> c.game_code then 'SESSION_INVALID'
        when s.ends_at <= v_now then 'SESSION_EXPIRED'
        when c.member_id = any (v_excluded) then 'SELF_EXCLUDED'
        when c.member_id = any (v_blocked) or c.member_id = any (v_inactive) then 'PLAYER_BLOCKED'
        when r.game_code <> c.game_code then 'TX_CONFLICT'
        when r.state = 'CLOSED' then 'ROUND_CLOSED'
        when c.amount > greatest(cash.balance, 0) + coalesce(greatest(bonus.balance, 0), 0) then 'INSUFFICIENT_FUNDS'
        else 'OK'
      end as verdict
    from unnest(
      p_vendor, p_vendor_code, p_call, p_tx, p_payload, p_member, p_round, p_ref, p_game, p_currency, p_session,
      p_amount, p_win, p_is_promo, p_cash, p_bonus, p_counterpart) with ordinality
      as c (vendor_id, vendor_code, call, tx_id, payload, member_id, round_id, ref_tx_id, game_code, currency,
        session, amount, win, is_promo, cash_id, bonus_id, counterpart_id, n)
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
    array_agg(l.verdict order by l.n), array_agg(l.cash_now order by l.n), array_agg(l.bonus_now order by l.n),
    array_agg(l.stake_from_cash order by l.n), array_agg(l.payout order by l.n),
    array_agg(l.payout_to_bonus order by l.n), array_agg(l.has_round order by l.n),
    array_agg(l.is_known order by l.n), array_agg(l.earlier_status order by l.n),
    array_agg(l.earlier_balance order by l.n), array_agg(l.earlier_limit order by l.n),
    array_agg('vendor:' || l.vendor_code || ':' || l.tx_id order by l.n),
    array_agg(case when l.call = 'win' then 'payout' else 'stake' end order by l.n),
    array_agg('round:' || l.vendor_code || ':' || l.round_id order by l.n),
    array_agg(l.n::int order by l.n) filter (where l.is_ok and l.amount_of_cash <> 0)
      || array_agg(l.n::int order by l.n) filter (where l.is_ok and l.amount_of_bonus <> 0)
      || array_agg(l.n::int order by l.n) filter (where l.is_ok and l.amount_of_counterpart <> 0),
    array_agg(l.cash_id order by l.n) filter (where l.is_ok and l.amount_of_cash <> 0)
      || array_agg(l.bonus_id order by l.n) filter (where l.is_ok and l.amount_of_bonus <> 0)
      || array_agg(l.counterpart_id order by l.n) filter (where l.is_ok and l.amount_of_counterpart <> 0),
    array_agg(l.amount_of_cash order by l.n) filter (where l.is_ok and l.amount_of_cash <> 0)
      || array_agg(l.amount_of_bonus order by l.n) filter (where l.is_ok and l.amount_of_bonus <> 0)
      || array_agg(l.amount_of_counterpart order by l.n) filter (where l.is_ok and l.amount_of_counterpart <> 0),
    array_agg(l.bonus_id) filter (where l.is_ok and (l.amount_of_bonus <> 0 or l.payout_to_bonus <> 0)),
    max(l.changed_at)
  into v_verdict, v_cash_now, v_bonus_now, v_from_cash, v_payout, v_to_bonus, v_has_round, v_is_known,
    v_earlier_status, v_earlier_balance, v_earlier_limit, v_key, v_kind, v_reference,
    v_leg_call, v_leg_account, v_leg_amount, v_bonus_account, v_changed_at
  from leg l;

  if v_bonus_account is not null then
    perform from ledger_account a where a.id = any (v_bonus_account) order by a.id for no key update;
  end if;

  select m.* into v_moved
  from ledger_post_locked(
    greatest(v_now, v_changed_at), p_member, v_is_limited, v_key, v_kind, v_reference, null, null,
    v_leg_call, v_leg_account, v_leg_amount) m;

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

  perform ledger_tell(p_member);

  return query
  with done as materialized (
    select h.*, a.transfer_id, w.transfer_id as win_transfer_id,
      h.amount - h.stake_from_cash as stake_from_bonus,
      a.status,
      case when a.status <> 'OK' then 0 when h.call = 'win' then h.payout - h.payout_to_bonus
        else coalesce(h.payout - h.payout_to_bonus, 0) - h.stake_from_cash end as cash_moved,
      case when a.status <> 'OK' then 0 when h.call = 'win' then h.payout_to_bonus
        else h.payout_to_bonus - (h.amount - h.stake_from_cash) end as bonus_moved,
      case when a.status = 'LIMIT_REACHED' then (
        select l.measure from member_limit l
        where l.member_id = h.member_id and l.measure in ('stake', 'loss')
          and h.amount + case when v_now >= l.starts_at + l.period then 0 else l.used end > l.cap
        order by l.measure desc, l.period limit 1
      ) end as limit_name
    from unnest(
      p_vendor, p_call, p_tx, p_payload, p_request, p_member, p_round, p_ref, p_game, p_amount, p_win, p_jackpot, p_is_closed,
      v_verdict, v_cash_now, v_bonus_now, v_from_cash, v_payout, v_to_bonus, v_has_round, v_is_known,
      v_earlier_status, v_earlier_balance, v_earlier_limit) with ordinality
      as h (vendor_id, call, tx_id, payload, request, member_id, round_id, ref_tx_id, game_code, amount, win, jackpot, is_closed,
        verdict, cash_now, bonus_now, stake_from_cash, payout, payout_to_bonus, has_round, is_known,
        earlier_status, earlier_balance, earlier_limit, n)
    left join unnest(v_moved.postings, v_moved.statuses, v_moved.transfer_ids) m (n, status, transfer_id) on m.n = h.n
    left join unnest(v_won.postings, v_won.transfer_ids) w (n, transfer_id) on w.n = h.n
    cross join lateral (select m.transfer_id, case
        when h.verdict <> 'OK' then h.verdict
        when m.status is null or m.status = 'posted' then 'OK'
        when m.status = 'insufficient' then 'INSUFFICIENT_FUNDS'
        when m.status = 'limit' then 'LIMIT_REACHED'
        when m.status = 'blocked' then 'PLAYER_BLOCKED'
        else 'INTERNAL'
      end as status) a
  ), kept_tx as (
    insert into vendor_tx (
      vendor_id, tx_id, call, member_id, round_id, ref_tx_id, game_code, payload, request, amount, win_amount,
      jackpot_amount, cash, bonus, transfer_id, win_transfer_id, status, limit_name, balance, created_at)
    select d.vendor_id, d.tx_id, d.call, d.member_id, d.round_id, d.ref_tx_id, d.game_code, d.payload, d.request, d.amount,
      coalesce(d.win, 0), coalesce(d.jackpot, 0), d.cash_moved, d.bonus_moved, d.transfer_id, d.win_transfer_id,
      d.status, d.limit_name, d.cash_now + d.bonus_now + d.cash_moved + d.bonus_moved, v_now
    from done d
    where not d.is_known and d.status not in ('BAD_SIGNATURE', 'MAINTENANCE', 'INTERNAL')
  ), kept_round as (
    insert into vendor_round as r (
      vendor_id, member_id, round_id, game_code, state, bets, credits, stake_cash, stake_bonus, paid, opened_at, changed_at)
    select d.vendor_id, d.member_id, d.round_id, d.game_code,
      case when d.is_closed then 'CLOSED' when d.call = 'bet' then 'OPEN' else 'SETTLED' end,
      case when d.call = 'win' then 0 else 1 end, case when d.payout > 0 then 1 else 0 end,
      coalesce(d.stake_from_cash, 0), coalesce(d.stake_from_bonus, 0), coalesce(d.payout, 0), v_now, v_now
    from done d where d.status = 'OK' and not d.has_round
  ), changed_round as (
    insert into vendor_round as r (
      vendor_id, member_id, round_id, game_code, state, bets, credits, stake_cash, stake_bonus, paid, opened_at, changed_at)
    select d.vendor_id, d.member_id, d.round_id, d.game_code,
      case when d.is_closed then 'CLOSED' when d.call = 'bet' then 'OPEN' else 'SETTLED' end,
      case when d.call = 'win' then 0 else 1 end, case when d.payout > 0 then 1 else 0 end,
      coalesce(d.stake_from_cash, 0), coalesce(d.stake_from_bonus, 0), coalesce(d.payout, 0), v_now, v_now
    from done d where d.status = 'OK' and d.has_round
    on conflict (vendor_id, member_id, round_id) do update
    set state = excluded.state, bets = r.bets + excluded.bets, credits = r.credits + excluded.credits,
      stake_cash = r.stake_cash + excluded.stake_cash, stake_bonus = r.stake_bonus + excluded.stake_bonus,
      paid = r.paid + excluded.paid, changed_at = excluded.changed_at
  )
  select d.n::int,
    case when d.status = 'REPLAY' then d.earlier_status else d.status end,
    -- An id that is known is answered with what is kept about it, the same each time.
    case when d.is_known then case when d.status <> 'TX_CONFLICT' then d.earlier_balance end
      else d.cash_now + d.bonus_now + d.cash_moved + d.bonus_moved end,
    d.status = 'REPLAY',
    d.cash_now + d.bonus_now + d.cash_moved + d.bonus_moved,
    case when d.status = 'REPLAY' then d.earlier_limit else d.limit_name end,
    d.status = 'BAD_SIGNATURE'
  from done d;
end
$$;

-- The second half of each pair whose first half was taken: refused by nothing, or the whole batch fails with it.
create function vendor_pay_pairs(
  p_now timestamptz, p_member bigint[], p_is_limited boolean, p_key text[], p_reference text[], p_call text[],
  p_verdict text[], p_posting int[], p_status text[], p_cash bigint[], p_bonus bigint[], p_counterpart bigint[],
  p_payout bigint[], p_to_bonus bigint[],
  out postings int[], out transfer_ids bigint[]
)
language plpgsql
as $$
declare
  v_key text[];
  v_reference text[];
  v_n int[];
  v_leg_posting int[];
  v_leg_account bigint[];
  v_leg_amount bigint[];
  v_moved record;
begin
  with pair as (
    select c.*, row_number() over (order by c.n)::int as posting
    from unnest(p_key, p_reference, p_call, p_verdict, p_cash, p_bonus, p_counterpart, p_payout, p_to_bonus)
      with ordinality as c (key, reference, call, verdict, cash_id, bonus_id, counterpart_id, payout, to_bonus, n)
    join unnest(p_posting, p_status) m (n, status) on m.n = c.n
    where c.call = 'betwin' and c.verdict = 'OK' and m.status = 'posted' and c.payout > 0
  ), leg as (
    select p.posting, l.*
    from pair p cross join lateral (values
      (1, p.cash_id, p.payout - p.to_bonus),
      (2, p.bonus_id, p.to_bonus),
      (3, p.counterpart_id, -p.payout)) l (place, account, amount)
    where l.amount <> 0
  )
  select p.n, p.key, p.reference, l.posting, l.account, l.amount
  into v_n, v_key, v_reference, v_leg_posting, v_leg_account, v_leg_amount
  from (
    select array_agg(n::int order by posting) as n, array_agg(key || ':win' order by posting) as key,
      array_agg(reference order by posting) as reference
    from pair
  ) p, (
    select array_agg(posting order by posting, place) as posting, array_agg(account order by posting, place) as account,
      array_agg(amount order by posting, place) as amount
    from leg
  ) l;
  if v_n is null then
    return;
  end if;

  select m.* into v_moved
  from ledger_post_locked(
    p_now, p_member, p_is_limited, v_key, array_fill('payout'::text, array[cardinality(v_key)]), v_reference, null, null,
    v_leg_posting, v_leg_account, v_leg_amount) m;
  if exists (select from unnest(v_moved.statuses) s where s <> 'posted') then
    raise exception 'the wallet answered % to payouts', v_moved.statuses;
  end if;
  postings := v_n;
  transfer_ids := v_moved.transfer_ids;
end
$$;

drop function vendor_fail;

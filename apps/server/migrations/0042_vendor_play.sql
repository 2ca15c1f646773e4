-- Bets, wins and their pairs, many at a time: one statement decides each call, moves its money through
-- `ledger_post`, and keeps the answer under the vendor's own transaction id. Every call of a batch is another member's.

create type vendor_answer as (
  n               int,
  status          text, -- of the protocol
  balance         bigint,
  is_duplicate    boolean,
  current_balance bigint,
  limit_name      text,
  is_forged       boolean -- the nonce was used for something else
);

-- Ends the transaction: what stands in the way cannot happen, so nothing of it may be kept.
create function vendor_fail(p_what text) returns boolean
language plpgsql
as $$
begin
  raise exception 'the wallet answered % to a payout', p_what;
end
$$;

create function vendor_play(
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
begin
  v_forged := vendor_take_nonces(p_slot, p_nonce, p_request);

  -- Locked in id order, so rivals queue instead of deadlocking; the clock is read once the locks are held.
  select clock_timestamp() into v_now
  from (
    select count(*) from (
      select from ledger_account a
      where a.id = any (p_cash || p_bonus)
      order by a.id
      for no key update
    ) l
  ) counted;

  return query
  with call as materialized (
    select u.*, v_forged[u.n] as is_forged
    from unnest(
      p_vendor, p_vendor_code, p_call, p_tx, p_payload, p_member, p_round, p_ref, p_game, p_currency, p_session,
      p_amount, p_win, p_jackpot, p_is_closed, p_is_promo, p_cash, p_bonus, p_counterpart) with ordinality
      as u (vendor_id, vendor_code, call, tx_id, payload, member_id, round_id, ref_tx_id, game_code, currency,
        session, amount, win, jackpot, is_closed, is_promo, cash_id, bonus_id, counterpart_id, n)
  ), judged as materialized (
    select c.*, t.tx_id is not null as is_known, t.status as earlier_status, t.balance as earlier_balance,
      t.limit_name as earlier_limit,
      cash.balance as cash_now, coalesce(bonus.balance, 0) as bonus_now,
      coalesce(r.stake_cash, 0) as stake_cash, coalesce(r.stake_bonus, 0) as stake_bonus,
      case
        when c.is_forged then 'BAD_SIGNATURE'
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
        when not v.is_enabled then 'VENDOR_DISABLED'
        when m.maintenance then 'MAINTENANCE'
        when g.game_code is not null then 'GAME_DISABLED'
        when s.token_digest is null or s.member_id <> c.member_id or s.vendor_id <> c.vendor_id
          or s.game_code <> c.game_code then 'SESSION_INVALID'
        when s.ends_at <= v_now then 'SESSION_EXPIRED'
        when block.is_excluded then 'SELF_EXCLUDED'
        when block.is_excluded is not null or member.status <> 'active' then 'PLAYER_BLOCKED'
        when r.game_code <> c.game_code then 'TX_CONFLICT'
        when r.state = 'CLOSED' then 'ROUND_CLOSED'
        when c.amount > greatest(cash.balance, 0) + coalesce(greatest(bonus.balance, 0), 0) then 'INSUFFICIENT_FUNDS'
        else 'OK'
      end as verdict
    from call c
    join vendor v on v.id = c.vendor_id
    join member on member.id = c.member_id
    join merchant m on m.code = member.merchant
    join ledger_account cash on cash.id = c.cash_id
    left join ledger_account bonus on bonus.id = c.bonus_id
    left join vendor_tx t on t.vendor_id = c.vendor_id and t.tx_id = c.tx_id
    left join vendor_tx ref on ref.vendor_id = c.vendor_id and ref.tx_id = c.ref_tx_id
    left join vendor_round r
      on r.vendor_id = c.vendor_id and r.member_id = c.member_id and r.round_id = c.round_id
    left join vendor_play_session s on s.token_digest = c.session
    left join vendor_disabled_game g on g.vendor_id = c.vendor_id and g.game_code = c.game_code
    left join lateral (
      select bool_or(b.reason = 'exclusion') as is_excluded
      from member_block b
      where b.member_id = c.member_id and v_now >= b.starts_at and v_now < b.ends_at
    ) block on true
  ), split as materialized (
    -- A stake is taken from cash, then from bonus; a payout goes back the way the round's stakes came.
    select j.*,
      case when j.call <> 'win' then least(j.amount, greatest(j.cash_now, 0)) end as stake_from_cash,
      case when j.call = 'win' then j.amount else j.win end as payout
    from judged j
  ), shared as materialized (
    select s.*, s.amount - s.stake_from_cash as stake_from_bonus,
      case
        when s.call = 'win' and s.stake_bonus > 0
          then div(s.payout::numeric * s.stake_bonus, s.stake_cash + s.stake_bonus)::bigint
        when s.call = 'betwin' and s.amount > s.stake_from_cash
          then div(s.payout::numeric * (s.amount - s.stake_from_cash), s.amount)::bigint
        else 0
      end as payout_to_bonus
    from split s
  ), leg as (
    -- First leg the member's, as the ledger wants it; a leg of nothing is no leg.
    select h.n, 1 as place, h.cash_id as account,
      case when h.call = 'win' then h.payout - h.payout_to_bonus else -h.stake_from_cash end as amount
    from shared h where h.verdict = 'OK'
    union all
    select h.n, 2, h.bonus_id, case when h.call = 'win' then h.payout_to_bonus else -h.stake_from_bonus end
    from shared h where h.verdict = 'OK'
    union all
    select h.n, 3, h.counterpart_id, case when h.call = 'win' then -h.payout else h.amount end
    from shared h where h.verdict = 'OK'
  ), numbered as materialized (
    select l.*, dense_rank() over (order by l.n)::int as posting from leg l where l.amount <> 0
  ), batch as (
    select p.posting as postings, l.posting as leg_postings, l.account as leg_accounts, l.amount as leg_amounts,
      p.key, p.kind, p.reference
    from (
      select array_agg(d.posting order by d.posting) as posting,
        array_agg('vendor:' || h.vendor_code || ':' || h.tx_id order by d.posting) as key,
        array_agg(case when h.call = 'win' then 'payout' else 'stake' end order by d.posting) as kind,
        array_agg('round:' || h.vendor_code || ':' || h.round_id order by d.posting) as reference
      from (select distinct n, posting from numbered) d join shared h on h.n = d.n
    ) p, (
      select array_agg(posting order by posting, place) as posting,
        array_agg(account order by posting, place) as account, array_agg(amount order by posting, place) as amount
      from numbered
    ) l
    where p.posting is not null
  ), moved as materialized (
    select a.posting, a.status, a.transfer_id
    from batch b, ledger_post(
      b.key, b.kind, b.reference, array_fill(null::text, array[cardinality(b.key)]),
      array_fill(null::bigint, array[cardinality(b.key)]), array_fill(null::text, array[cardinality(b.key)]),
      b.leg_postings, b.leg_accounts, b.leg_amounts) a
  ), first_move as materialized (
    select h.n, m.transfer_id,
      case
        when h.verdict <> 'OK' then h.verdict
        when m.status is null or m.status = 'posted' then 'OK'
        when m.status = 'insufficient' then 'INSUFFICIENT_FUNDS'
        when m.status = 'limit' then 'LIMIT_REACHED'
        when m.status = 'blocked' then 'PLAYER_BLOCKED'
        else 'INTERNAL'
      end as status
    from shared h
    left join (select distinct n, posting from numbered) d on d.n = h.n
    left join moved m on m.posting = d.posting
  ), win_batch as (
    select array_agg(h.n::int order by h.n) as n,
      array_agg('vendor:' || h.vendor_code || ':' || h.tx_id || ':win' order by h.n) as key,
      array_agg('round:' || h.vendor_code || ':' || h.round_id order by h.n) as reference
    from shared h join first_move f on f.n = h.n
    where h.call = 'betwin' and f.status = 'OK' and h.payout > 0
  ), win_leg as (
    select array_agg(l.posting order by l.posting, l.place) as posting,
      array_agg(l.account order by l.posting, l.place) as account,
      array_agg(l.amount order by l.posting, l.place) as amount
    from win_batch b
    cross join lateral unnest(b.n) with ordinality i (n, posting)
    join shared h on h.n = i.n
    cross join lateral (values
      (i.posting::int, 1, h.cash_id, h.payout - h.payout_to_bonus),
      (i.posting::int, 2, h.bonus_id, h.payout_to_bonus),
      (i.posting::int, 3, h.counterpart_id, -h.payout)) l (posting, place, account, amount)
    where l.amount <> 0
  ), win_moved as materialized (
    -- The second half of a pair is refused by nothing, or the whole batch fails with it.
    select b.n[a.posting] as n, a.transfer_id, a.status
    from win_batch b, win_leg l, ledger_post(
      b.key, array_fill('payout'::text, array[cardinality(b.key)]), b.reference,
      array_fill(null::text, array[cardinality(b.key)]), array_fill(null::bigint, array[cardinality(b.key)]),
      array_fill(null::text, array[cardinality(b.key)]), l.posting, l.account, l.amount) a
    where b.n is not null
  ), done as materialized (
    select h.*, f.status, f.transfer_id, w.transfer_id as win_transfer_id,
      case when f.status <> 'OK' then 0 when h.call = 'win' then h.payout - h.payout_to_bonus
        else coalesce(h.payout - h.payout_to_bonus, 0) - h.stake_from_cash end as cash_moved,
      case when f.status <> 'OK' then 0 when h.call = 'win' then h.payout_to_bonus
        else h.payout_to_bonus - h.stake_from_bonus end as bonus_moved,
      case when f.status = 'LIMIT_REACHED' then (
        select l.measure from member_limit l
        where l.member_id = h.member_id and l.measure in ('stake', 'loss')
          and h.amount + case when v_now >= l.starts_at + l.period then 0 else l.used end > l.cap
        order by l.measure desc, l.period limit 1
      ) end as limit_name,
      case when w.status <> 'posted' then vendor_fail(w.status) end as never
    from shared h
    join first_move f on f.n = h.n
    left join win_moved w on w.n = h.n
  ), kept_tx as (
    insert into vendor_tx (
      vendor_id, tx_id, call, member_id, round_id, ref_tx_id, game_code, payload, amount, win_amount, jackpot_amount,
      cash, bonus, transfer_id, win_transfer_id, status, limit_name, balance, created_at)
    select d.vendor_id, d.tx_id, d.call, d.member_id, d.round_id, d.ref_tx_id, d.game_code, d.payload, d.amount,
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
    from done d
    where d.status = 'OK'
    on conflict (vendor_id, member_id, round_id) do update
    set state = excluded.state, bets = r.bets + excluded.bets, credits = r.credits + excluded.credits,
      stake_cash = r.stake_cash + excluded.stake_cash, stake_bonus = r.stake_bonus + excluded.stake_bonus,
      paid = r.paid + excluded.paid, changed_at = excluded.changed_at
  ), kept_alarm as (
    insert into vendor_alarm (vendor_id, member_id, reason, subject, detail, created_at)
    select d.vendor_id, d.member_id, 'tx_conflict', d.tx_id,
      jsonb_build_object('call', d.call, 'round', d.round_id, 'ref', d.ref_tx_id, 'game', d.game_code), v_now
    from done d where d.status = 'TX_CONFLICT'
  )
  select d.n::int,
    case when d.status = 'REPLAY' then d.earlier_status else d.status end,
    -- An id that is known is answered with what is kept about it, the same each time.
    case when d.is_known then case when d.status <> 'TX_CONFLICT' then d.earlier_balance end
      else d.cash_now + d.bonus_now + d.cash_moved + d.bonus_moved end,
    d.status = 'REPLAY',
    d.cash_now + d.bonus_now + d.cash_moved + d.bonus_moved,
    case when d.status = 'REPLAY' then d.earlier_limit else d.limit_name end,
    d.is_forged
  from done d;
end
$$;

-- Rollbacks, corrections and closed rounds: rare, so one at a time, in the order a reader would decide them. The
-- member's accounts are locked first, as in `vendor_play`: whatever happens to one member's rounds happens in turn.
-- A correction stays within its round, within a win and within its room. Each tells what members won by it, as bets
-- and wins do.
create or replace function vendor_correct(
  p_slot smallint, p_nonce uuid, p_request uuid, p_vendor int, p_vendor_code text, p_call text, p_tx text,
  p_payload uuid, p_member bigint, p_round text, p_ref text, p_game text, p_currency text, p_amount bigint,
  p_cash bigint, p_bonus bigint, p_counterpart bigint
)
returns vendor_answer
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_now     timestamptz;
  v_cash    ledger_account;
  v_bonus   bigint;
  v_tx      vendor_tx;
  v_ref     vendor_tx;
  v_round   vendor_round;
  v_answer  vendor_answer;
  v_status  text;
  v_moved_cash  bigint := 0;
  v_moved_bonus bigint := 0;
  v_transfer    bigint;
  v_win_transfer bigint;
  v_is_bet  boolean;
  v_stake_cash  bigint := 0;
  v_stake_bonus bigint := 0;
begin
  v_answer.n := 1;
  v_answer.is_forged := (vendor_take_nonces(array[p_slot], array[p_nonce], array[p_request]))[1];
  v_answer.is_duplicate := false;
  v_answer.won := 0;
  if v_answer.is_forged then
    v_answer.status := 'BAD_SIGNATURE';
    return v_answer;
  end if;

  perform from ledger_account a where a.id in (p_cash, p_bonus) order by a.id for no key update;
  v_now := clock_timestamp();
  select * into strict v_cash from ledger_account a where a.id = p_cash;
  select coalesce(max(a.balance), 0) into v_bonus from ledger_account a where a.id = p_bonus;
  v_answer.current_balance := v_cash.balance + v_bonus;
  v_answer.balance := v_answer.current_balance;

  select * into v_tx from vendor_tx t where t.vendor_id = p_vendor and t.tx_id = p_tx;
  if found then
    if v_tx.payload = p_payload then
      v_answer.status := v_tx.status;
      v_answer.balance := v_tx.balance;
      v_answer.is_duplicate := true;
    elsif v_tx.call = 'tombstone' and v_tx.member_id = p_member then
      v_answer.status := 'TX_ROLLED_BACK';
      v_answer.balance := v_tx.balance;
    else
      v_answer.status := 'TX_CONFLICT';
      v_answer.balance := null;
      perform vendor_raise(p_vendor, p_member, 'tx_conflict', p_tx, jsonb_build_object('call', p_call, 'ref', p_ref));
    end if;
    return v_answer;
  end if;

  select * into v_round from vendor_round r
  where r.vendor_id = p_vendor and r.member_id = p_member and r.round_id = p_round;

  if p_call = 'endround' then
    if v_cash.currency <> p_currency then
      v_answer.status := 'WRONG_CURRENCY';
    elsif v_round.game_code <> p_game then
      v_answer.status := 'TX_CONFLICT';
      perform vendor_raise(p_vendor, p_member, 'tx_conflict', p_round, jsonb_build_object('call', p_call, 'game', p_game));
    else
      v_answer.status := 'OK';
      v_answer.is_duplicate := coalesce(v_round.state = 'CLOSED', false);
      -- A round that ends before its first bet arrives stays closed for that bet.
      insert into vendor_round as r (vendor_id, member_id, round_id, game_code, state, opened_at, changed_at)
      values (p_vendor, p_member, p_round, p_game, 'CLOSED', v_now, v_now)
      on conflict (vendor_id, member_id, round_id) do update
      set state = 'CLOSED', changed_at = excluded.changed_at where r.state <> 'CLOSED';
    end if;
    return v_answer;
  end if;

  select * into v_ref from vendor_tx t where t.vendor_id = p_vendor and t.tx_id = p_ref;
  v_is_bet := v_ref.call in ('bet', 'betwin');
  v_status := case
    when v_cash.currency <> p_currency then 'WRONG_CURRENCY'
    when v_ref.tx_id is null or (v_ref.call = 'tombstone' and v_ref.member_id = p_member) then 'TX_NOT_FOUND'
    when v_ref.member_id <> p_member or v_ref.round_id <> p_round or v_ref.game_code <> p_game
      or v_ref.call = 'rollback' then 'TX_CONFLICT'
    when v_ref.status <> 'OK' then 'PARENT_FAILED'
    when p_call = 'adjust' and v_ref.rolled_back_by is not null then 'TX_ROLLED_BACK'
    -- A result is never less than nothing, so no more is taken back than the round has paid.
    when p_call = 'adjust' and p_amount < 0 and v_round.paid + p_amount < 0 then 'TX_CONFLICT'
    when p_call = 'adjust' and p_amount > 0 and not vendor_may_correct(p_vendor, v_round, p_tx, p_amount, v_now)
      then 'MAINTENANCE'
    when p_call = 'adjust' then 'OK'
    when p_amount is not null and p_amount <> abs(v_ref.amount) then 'TX_CONFLICT'
    when v_ref.rolled_back_by is not null then 'TWICE'
    when v_is_bet and (
      v_round.credits > case when v_ref.win_amount > 0 then 1 else 0 end
      -- What corrected the round would outlive it: it is rolled back first.
      or exists (
        select from vendor_tx t
        where t.vendor_id = p_vendor and t.member_id = p_member and t.round_id = p_round and t.call = 'adjust'
          and t.status = 'OK' and t.rolled_back_by is null)
    ) then 'ROUND_HAS_CREDIT'
    else 'OK'
  end;

  if v_status = 'MAINTENANCE' then
    -- Nothing is kept of it: the same call is heard anew once an operator has looked.
    v_answer.status := v_status;
    return v_answer;
  end if;
  if v_status in ('TX_CONFLICT', 'WRONG_CURRENCY') then
    perform vendor_raise(p_vendor, p_member, 'tx_conflict', p_tx, jsonb_build_object('call', p_call, 'ref', p_ref));
  elsif v_status = 'TX_NOT_FOUND' and p_call = 'rollback' then
    if v_ref.tx_id is null then
      -- The tombstone: should the transaction still arrive, it finds itself rolled back.
      insert into vendor_tx (
        vendor_id, tx_id, call, member_id, round_id, game_code, amount, status, balance, rolled_back_by, created_at)
      values (p_vendor, p_ref, 'tombstone', p_member, p_round, p_game, 0, 'TX_ROLLED_BACK', v_answer.balance, p_tx, v_now);
    end if;
    if (select v.unknown_rollback_ok from vendor v where v.id = p_vendor) then
      v_status := 'OK';
    end if;
  elsif v_status = 'TWICE' then
    -- Rolled back before, under another id: the answer of that rollback stands.
    select t.balance into strict v_answer.balance
    from vendor_tx t where t.vendor_id = p_vendor and t.tx_id = v_ref.rolled_back_by;
    v_status := 'OK';
    v_answer.is_duplicate := true;
  elsif v_status = 'OK' and p_call = 'adjust' then
    if v_round.stake_bonus > 0 then
      -- Rounded toward nothing, so that what one correction gives its opposite takes; odd units are cash.
      v_moved_bonus := div(p_amount::numeric * v_round.stake_bonus, v_round.stake_cash + v_round.stake_bonus)::bigint;
      -- Bonus that is spent or has become cash is taken from cash, since deposits settle no other debt.
      v_moved_bonus := greatest(v_moved_bonus, -greatest(v_bonus, 0));
    end if;
    v_moved_cash := p_amount - v_moved_bonus;
    v_transfer := vendor_move(
      'vendor:' || p_vendor_code || ':' || p_tx, 'settlement', 'round:' || p_vendor_code || ':' || p_round, null,
      case when v_moved_cash <> 0 then array[p_cash] end
        || case when v_moved_bonus <> 0 then array[p_bonus] end || array[p_counterpart],
      case when v_moved_cash <> 0 then array[v_moved_cash] end
        || case when v_moved_bonus <> 0 then array[v_moved_bonus] end || array[-p_amount]);
    update vendor_round r set paid = r.paid + p_amount, changed_at = v_now
    where r.vendor_id = p_vendor and r.member_id = p_member and r.round_id = p_round;
  elsif v_status = 'OK' then
    -- What a win gave may be spent by now: taking it back may leave a debt, which blocks play.
    v_moved_cash := -v_ref.cash;
    v_moved_bonus := -v_ref.bonus;
    -- The stake comes back first, so that a pair whose sum is a gain for the member leaves no debt on the way.
    if v_ref.transfer_id is not null then
      v_transfer := vendor_reverse(
        'vendor:' || p_vendor_code || ':' || p_tx, case when v_is_bet then 'refund' else 'settlement' end,
        p_round, p_vendor_code, v_ref.transfer_id);
    end if;
    if v_ref.win_transfer_id is not null then
      v_win_transfer := vendor_reverse(
        'vendor:' || p_vendor_code || ':' || p_tx || ' win', 'settlement', p_round, p_vendor_code, v_ref.win_transfer_id);
    end if;
    if v_is_bet then
      select coalesce(-sum(l.amount) filter (where l.account = p_cash), 0),
        coalesce(-sum(l.amount) filter (where l.account = p_bonus), 0)
      into v_stake_cash, v_stake_bonus
      from ledger_transfer t, unnest(t.accounts, t.amounts) l (account, amount) where t.id = v_ref.transfer_id;
    end if;
    update vendor_tx t set rolled_back_by = p_tx where t.vendor_id = p_vendor and t.tx_id = p_ref;
    update vendor_round r
    set bets = r.bets - v_is_bet::int,
      voids = r.voids + v_is_bet::int,
      credits = r.credits - case
        when v_ref.call = 'win' and v_ref.amount > 0 or v_ref.win_amount > 0 then 1 else 0 end,
      stake_cash = r.stake_cash - v_stake_cash,
      stake_bonus = r.stake_bonus - v_stake_bonus,
      paid = r.paid - case v_ref.call when 'win' then v_ref.amount when 'adjust' then v_ref.amount else v_ref.win_amount end,
      state = case when v_is_bet and r.bets = 1 then 'VOID' else r.state end,
      changed_at = v_now
    where r.vendor_id = p_vendor and r.member_id = p_member and r.round_id = p_round;
  end if;

  v_answer.status := v_status;
  if not v_answer.is_duplicate then
    v_answer.balance := v_answer.current_balance + v_moved_cash + v_moved_bonus;
  end if;
  v_answer.current_balance := v_answer.current_balance + v_moved_cash + v_moved_bonus;
  -- A debt brings nothing back: what it stands for may have been withdrawn.
  v_answer.won := greatest(v_cash.balance + v_moved_cash, 0) - greatest(v_cash.balance, 0)
    + greatest(v_bonus + v_moved_bonus, 0) - greatest(v_bonus, 0);
  -- What counted on another day makes no room on this one.
  if v_answer.won < 0 and (v_ref.created_at at time zone 'UTC')::date <> (v_now at time zone 'UTC')::date then
    v_answer.won := 0;
  end if;
  insert into vendor_tx (
    vendor_id, tx_id, call, member_id, round_id, ref_tx_id, game_code, payload, request, amount,
    cash, bonus, transfer_id, win_transfer_id, status, balance, created_at)
  values (
    p_vendor, p_tx, p_call, p_member, p_round, p_ref, p_game, p_payload, p_request, coalesce(p_amount, abs(v_ref.amount), 0),
    v_moved_cash, v_moved_bonus, v_transfer, v_win_transfer, v_status, v_answer.balance, v_now);
  return v_answer;
end
$$;

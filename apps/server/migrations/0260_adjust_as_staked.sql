-- A correction goes the way the round's stakes came, as a payout does: what was won with bonus stays bonus.
do $patch$
declare
  v_change text[];
  v_text text := pg_get_functiondef('vendor_correct'::regproc);
begin
  foreach v_change slice 1 in array array[
    array[
      $$    v_moved_cash := p_amount;
$$,
      $$    if v_round.stake_bonus > 0 then
      -- Rounded toward nothing, so that what one correction gives its opposite takes; odd units are cash.
      v_moved_bonus := div(p_amount::numeric * v_round.stake_bonus, v_round.stake_cash + v_round.stake_bonus)::bigint;
      -- Bonus that is spent or has become cash is taken from cash, since deposits settle no other debt.
      v_moved_bonus := greatest(v_moved_bonus, -greatest(v_bonus, 0));
    end if;
    v_moved_cash := p_amount - v_moved_bonus;
$$],
    array[
      'array[p_cash, p_counterpart], array[p_amount, -p_amount]);',
      $$case when v_moved_cash <> 0 then array[p_cash] end
        || case when v_moved_bonus <> 0 then array[p_bonus] end || array[p_counterpart],
      case when v_moved_cash <> 0 then array[v_moved_cash] end
        || case when v_moved_bonus <> 0 then array[v_moved_bonus] end || array[-p_amount]);$$]
  ] loop
    if position(v_change[1] in v_text) = 0 then
      raise exception 'vendor_correct is not the function this changes: %', v_change[1];
    end if;
    v_text := replace(v_text, v_change[1], v_change[2]);
  end loop;
  execute v_text;
end
$patch$;

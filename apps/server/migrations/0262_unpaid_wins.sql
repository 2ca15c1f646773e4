-- A win that is refused for good is a debt to its player until corrections of its round have paid it; a result or a rollback in another
-- currency than its bet is told like any other that does not fit.
do $patch$
declare
  v_change text[];
  v_text text;
begin
  foreach v_change slice 1 in array array[
    array[
      'vendor_play',
      $$  perform ledger_tell(p_member);
$$,
      $$  if v_verdict && array['ROUND_CLOSED', 'TX_NOT_FOUND', 'WRONG_CURRENCY'] then
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
$$],
    array['vendor_correct', $$  if v_status = 'TX_CONFLICT' then$$, $$  if v_status in ('TX_CONFLICT', 'WRONG_CURRENCY') then$$]
  ] loop
    v_text := pg_get_functiondef(v_change[1]::regproc);
    if position(v_change[2] in v_text) = 0 then
      raise exception '% is not the function this changes: %', v_change[1], v_change[2];
    end if;
    execute replace(v_text, v_change[2], v_change[3]);
  end loop;
end
$patch$;

-- Whether such a debt is paid is asked every minute.
create index vendor_tx_adjust on vendor_tx (vendor_id, member_id, round_id) where call = 'adjust';
create index vendor_alarm_unpaid_win on vendor_alarm (vendor_id, member_id, subject) where reason = 'unpaid_win';

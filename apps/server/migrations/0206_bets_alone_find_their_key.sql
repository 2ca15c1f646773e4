-- A call by itself looks its key up, so that one whose key is taken is refused instead of failing again and again.
do $patch$
declare
  v_before constant text := 'v_leg_call, v_leg_account, v_leg_amount, true) m;';
  v_text constant text := pg_get_functiondef('vendor_play'::regproc);
begin
  if position(v_before in v_text) = 0 then
    raise exception 'vendor_play is not the function this changes: %', v_before;
  end if;
  execute replace(v_text, v_before, 'v_leg_call, v_leg_account, v_leg_amount, cardinality(p_tx) > 1) m;');
end
$patch$;

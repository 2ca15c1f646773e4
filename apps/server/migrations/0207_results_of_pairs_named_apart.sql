-- No vendor's id holds a space, so the result of a pair is never taken for a call that has its name.
do $patch$
declare
  v_change text[];
  v_text text;
begin
  foreach v_change slice 1 in array array[
    array['vendor_pay_pairs', $$key || ':win'$$, $$key || ' win'$$],
    array['vendor_correct', $$p_tx || ':win'$$, $$p_tx || ' win'$$]
  ] loop
    v_text := pg_get_functiondef(v_change[1]::regproc);
    if position(v_change[2] in v_text) = 0 then
      raise exception '% is not the function this changes: %', v_change[1], v_change[2];
    end if;
    execute replace(v_text, v_change[2], v_change[3]);
  end loop;
end
$patch$;

-- Who has yet to read how long they have played, or whose time is up, places no new bet; what they set aside for one
-- before is taken as agreed. A break or a debt still stops both.
do $patch$
declare
  v_change text[];
  v_changes constant text[][] := array[
    array['  v_blocked bigint[];', '  v_blocked bigint[];' || chr(10) || '  v_shut_out bigint[];'],
    array['select array_agg(b.member_id) into v_blocked',
      'select array_agg(b.member_id), array_agg(b.member_id) filter (where b.reason not in (''reality'', ''session''))'
      || chr(10) || '  into v_blocked, v_shut_out'],
    array['a.currency, a.floor, a.seal,', 'a.currency, a.floor, a.seal, a.kind as account_kind,'],
    array['bool_or(l.amount < 0 and l.owner = any (v_blocked)) as is_blocked',
      'bool_or(l.amount < 0 and l.owner = any (case when l.account_kind = ''member_held'' then v_shut_out else v_blocked end))'
      || ' as is_blocked']];
  v_function text := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = 'ledger_post_locked');
begin
  foreach v_change slice 1 in array v_changes loop
    if position(v_change[1] in v_function) = 0 then
      raise exception 'ledger_post_locked is not the function this changes: %', v_change[1];
    end if;
    v_function := replace(v_function, v_change[1], v_change[2]);
  end loop;
  execute v_function;
end
$patch$;

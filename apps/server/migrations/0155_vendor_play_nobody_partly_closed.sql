-- Where nothing is closed to anyone in part, the list of those it is closed to was null, and a null does not keep
-- `and` from asking its other side: every bet read the blocks of its member once more.
do $patch$
declare
  v_before constant text := 'array_agg(b.member_id) filter (where b.categories is not null)';
  v_function text := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = 'vendor_play');
begin
  if position(v_before in v_function) = 0 then
    raise exception 'vendor_play is not the function this changes: %', v_before;
  end if;
  execute replace(v_function, v_before, 'coalesce(' || v_before || ', ''{}'')');
end
$patch$;

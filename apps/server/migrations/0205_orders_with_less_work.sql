-- A member is looked up by their number, however few the planner took them to be: it read all of them from the first
-- on. What is sold out is looked for only among numbers that passed some limit, and lists are made from rows sorted once.
do $patch$
declare
  v_changes constant text[] := array[
    array['    join member on member.id = a.member_id' || chr(10),
      '    join lateral (select m.status from member m where m.id = a.member_id offset 0) member on true' || chr(10)],
    array['    join merchant m on m.code = a.site' || chr(10),
      '    join lateral (select m.maintenance from merchant m where m.code = a.site offset 0) m on true' || chr(10)],
    array[' order by j.n)', ')'],
    array['  from judged j;', '  from (select * from judged order by n) j;'],
    array[' order by l.posting, l.place)', ')'],
    array['    from leg l' || chr(10), '    from (select * from leg order by posting, place) l' || chr(10)],
    array[' order by w.posting)', ')'],
    array['array_agg(null::bigint) as reversals' || chr(10) || '    from whole w' || chr(10),
      'array_agg(null::bigint) as reversals' || chr(10) || '    from (select * from whole order by posting) w' || chr(10)],
    array['    from added a' || chr(10),
      '    from (select * from added where amount > (select min(x) from unnest(p_number_max) x)) a' || chr(10)]];
  v_change text[];
  v_text text := pg_get_functiondef('lottery_place'::regproc);
begin
  foreach v_change slice 1 in array v_changes loop
    if position(v_change[1] in v_text) = 0 then
      raise exception 'lottery_place is not the function this changes: %', v_change[1];
    end if;
    v_text := replace(v_text, v_change[1], v_change[2]);
  end loop;
  execute v_text;
end
$patch$;

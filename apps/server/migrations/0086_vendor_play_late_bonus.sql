-- A bonus account that was empty is locked late, and may have been filled while we waited for it: what it holds and
-- when it last changed is read anew, or its entries would not follow one another in time.
do $patch$
declare
  v_before constant text := $before$
    perform from ledger_account a where a.id = any (v_bonus_account) order by a.id for no key update;
$before$;
  v_after constant text := $after$
    with locked as (
      select a.id, a.balance, a.changed_at from ledger_account a
      where a.id = any (v_bonus_account) order by a.id
      for no key update
    )
    select greatest(v_changed_at, max(l.changed_at)),
      array(
        select coalesce(k.balance, b.balance)
        from unnest(p_bonus, v_bonus_now) with ordinality b (id, balance, n)
        left join locked k on k.id = b.id
        order by b.n)
    into v_changed_at, v_bonus_now
    from locked l;
$after$;
  v_function constant text := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = 'vendor_play');
begin
  if position(v_before in v_function) = 0 then
    raise exception 'vendor_play is not the function this changes';
  end if;
  execute replace(v_function, v_before, v_after);
end
$patch$;

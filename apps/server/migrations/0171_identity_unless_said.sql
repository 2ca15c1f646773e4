-- A merchant asks for a verified identity unless it says otherwise. Those that run without one say so from now on, so
-- that nobody who plays today is locked out by a default.
update merchant set settings = settings || '{"identityFor": {"play": false, "withdrawalAbove": null}}'
where trial_of is null and not settings ? 'identityFor';

do $patch$
declare
  v_function constant text := pg_get_functiondef('keep_play_blocks(bigint[])'::regprocedure);
  v_old constant text := $$coalesce((c.settings -> 'identityFor' ->> 'play')::boolean, false)$$;
begin
  if position(v_old in v_function) = 0 then
    raise exception 'keep_play_blocks is not the function this changes';
  end if;
  execute replace(v_function, v_old, $$coalesce((c.settings -> 'identityFor' ->> 'play')::boolean, true)$$);
end
$patch$;

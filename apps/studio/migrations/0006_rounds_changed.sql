-- Answers which rounds it changed: whoever comes second has to know that it was second.
drop function studio.change_rounds;
create function studio.change_rounds(
  p_id uuid[], p_from text[], p_state text[], p_win bigint[], p_refusal text[], p_balance text[], p_wait float8[]
) returns setof uuid
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  update studio.round r
  set state = c.state, win = coalesce(c.win, r.win), refusal = c.refusal, balance = coalesce(c.balance, r.balance),
    changed_at = now(), attempts = 0, next_try_at = now() + make_interval(secs => c.wait)
  from unnest(p_id, p_from, p_state, p_win, p_refusal, p_balance, p_wait)
    as c (id, was, state, win, refusal, balance, wait)
  where r.id = c.id and r.state = c.was
  returning r.id;
end
$$;

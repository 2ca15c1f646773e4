-- What many rounds turned into, with one commit. Each goes from one state only, and the answer says which changed:
-- whoever comes second changes nothing, and has to know it. Rounds are held in the order of their ids before they
-- change: a join would hold them in whatever order it finds them, and meet a flight that holds the same ones.
create or replace function studio.change_rounds(
  p_id uuid[], p_from text[], p_state text[], p_win bigint[], p_refusal text[], p_balance text[], p_wait float8[]
) returns setof uuid
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  if cardinality(p_id) > 1 then
    perform from studio.round where id = any (p_id) order by id for update;
  end if;
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

-- The sessions of many calls; what a plan was made on does not change how one is found.
create or replace function studio.find_sessions(p_digest bytea[]) returns table (n bigint, session studio.session)
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select c.n, s
  from unnest(p_digest) with ordinality c (digest, n)
  join lateral (
    select s from studio.session s where s.token_digest = c.digest and s.expires_at > now() offset 0
  ) s on true;
end
$$;

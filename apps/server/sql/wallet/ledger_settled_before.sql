-- The instant before which every posting has committed or failed: no open transaction is older.
create or replace function ledger_settled_before() returns timestamptz
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return least(v_now, (
    -- A session whose start may not be read could be older than anything.
    select min(case when a.state is null then '-infinity' else a.xact_start end)
    from pg_stat_activity a
    where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
      and (a.state is null or a.xact_start is not null)
  -- A transaction shows its start a moment after it took it.
  )) - interval '1 second';
end
$$;

revoke execute on function ledger_settled_before from public;
grant execute on function ledger_settled_before to perya_app;

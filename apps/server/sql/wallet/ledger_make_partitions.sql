-- Makes the months from `p_first` on that do not exist yet; a job keeps a few of them ahead.
create or replace function ledger_make_partitions(p_first date, p_months int) returns int
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_month date;
  v_name text;
  v_made int := 0;
begin
  for i in 0 .. p_months - 1 loop
    v_month := date_trunc('month', p_first)::date + make_interval(months => i);
    v_name := 'ledger_entry_' || to_char(v_month, 'YYYY_MM');
    continue when to_regclass(v_name) is not null;
    execute format('create table %I partition of ledger_entry for values from (%L) to (%L)',
      v_name, v_month::timestamp at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    perform ledger_protect_partition(v_name);
    v_made := v_made + 1;
  end loop;
  return v_made;
end
$$;

revoke execute on function ledger_make_partitions from public;
grant execute on function ledger_make_partitions to perya_app;

-- The months a new database begins with: before the first posting, since a month that comes later finds its own
-- entries in `ledger_entry_other` and cannot be made. A database that has a month leaves the others to the job.
select ledger_make_partitions(now()::date, 4)
where not exists (
  select from pg_inherits i
  where i.inhparent = 'ledger_entry'::regclass and i.inhrelid <> 'ledger_entry_other'::regclass);

-- Accounts without a floor keep no balance. Now and then their entries are closed: summed, counted and sealed up to
-- an instant before which nothing can be posted any more. The balance is the last closing plus what came since.

create table ledger_closing (
  up_to   timestamptz primary key,
  from_at timestamptz not null unique,
  check (from_at < up_to)
);

create table ledger_closing_balance (
  account_id bigint      not null references ledger_account,
  up_to      timestamptz not null references ledger_closing,
  balance    bigint      not null, -- of everything before `up_to`
  entries    bigint      not null, -- their number, so a missing one shows
  seal       bytea       not null, -- over the closed entries and the seal before
  primary key (account_id, up_to)
);

create trigger ledger_closing_is_final before update or delete on ledger_closing
  for each row execute function ledger_refuse_change();
create trigger ledger_closing_is_kept before truncate on ledger_closing
  for each statement execute function ledger_refuse_change();
create trigger ledger_closing_balance_is_final before update or delete on ledger_closing_balance
  for each row execute function ledger_refuse_change();
create trigger ledger_closing_balance_is_kept before truncate on ledger_closing_balance
  for each statement execute function ledger_refuse_change();
revoke insert, update, delete, truncate on ledger_closing, ledger_closing_balance from perya_app;

-- The instant before which every posting has committed or failed: no open transaction is older.
create function ledger_settled_before() returns timestamptz
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

create function ledger_close() returns timestamptz
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_from timestamptz;
  v_up_to timestamptz := ledger_settled_before();
begin
  lock table ledger_closing in share row exclusive mode;
  select coalesce(max(up_to), '-infinity') into v_from from ledger_closing;
  if v_up_to <= v_from then return v_from; end if;

  insert into ledger_closing (up_to, from_at) values (v_up_to, v_from);
  insert into ledger_closing_balance (account_id, up_to, balance, entries, seal)
  select e.account_id, v_up_to, coalesce(b.balance, 0) + e.amount, coalesce(b.entries, 0) + e.entries,
    sha256(coalesce(b.seal, '') || e.content)
  from (
    select account_id, sum(amount)::bigint as amount, count(*) as entries,
      string_agg(int8send(transfer_id) || int8send(amount) || timestamptz_send(created_at), ''
        order by transfer_id, amount) as content
    from ledger_entry
    where version is null and created_at >= v_from and created_at < v_up_to
    group by account_id
  ) e
  left join lateral (
    select balance, entries, seal from ledger_closing_balance c
    where c.account_id = e.account_id order by c.up_to desc limit 1
  ) b on true;
  return v_up_to;
end
$$;

revoke execute on function ledger_settled_before, ledger_close from public;
grant execute on function ledger_settled_before, ledger_close to perya_app;

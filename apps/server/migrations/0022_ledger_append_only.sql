-- What was posted stays as it was: refused by permission to the application's role, and by trigger to everyone.

do $$
begin
  create role perya_app nologin;
exception when duplicate_object then
  null; -- roles belong to the whole server, and another database of it made this one
end
$$;

grant usage on schema public to perya_app;
grant select, insert, update, delete on all tables in schema public to perya_app;
grant usage on all sequences in schema public to perya_app;
alter default privileges in schema public grant select, insert, update, delete on tables to perya_app;
alter default privileges in schema public grant usage on sequences to perya_app;

revoke insert, update, delete, truncate on ledger_kind, ledger_account, ledger_transfer, ledger_entry from perya_app;
revoke usage on sequence ledger_transfer_id from perya_app;
revoke execute on function ledger_post_locked from public;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the ledger is append-only, a correction is a reversal', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

-- Row triggers reach the partitions as well; truncation knows statement triggers only.
create trigger ledger_transfer_is_final before update or delete on ledger_transfer
  for each row execute function ledger_refuse_change();
create trigger ledger_transfer_is_kept before truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_is_final before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_is_kept before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_is_kept before delete on ledger_account
  for each row execute function ledger_refuse_change();
create trigger ledger_account_is_whole before truncate on ledger_account
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_is_the_same before update of id, kind, merchant, currency, owner, name, opened_at
  on ledger_account for each row execute function ledger_refuse_change();

-- Makes the months from `p_first` on that do not exist yet; a job keeps a few of them ahead.
create function ledger_make_partitions(p_first date, p_months int) returns int
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

create function ledger_protect_partition(p_name text) returns void language plpgsql as $$
begin
  execute format('revoke all on %I from perya_app', p_name);
  execute format('create trigger %I before truncate on %I for each statement execute function ledger_refuse_change()',
    p_name || '_is_kept', p_name);
end
$$;

-- Catches what no month was made for, so that a forgotten job never stops a bet.
create table ledger_entry_other partition of ledger_entry default;
select ledger_protect_partition('ledger_entry_other');
select ledger_make_partitions(now()::date, 4);

revoke execute on function ledger_make_partitions, ledger_protect_partition from public;
grant execute on function ledger_make_partitions to perya_app;

-- Opens an account, or finds the one there is.
create function ledger_open_account(p_kind text, p_merchant text, p_currency text, p_owner bigint, p_name text)
returns bigint
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_id bigint;
  -- Whoever holds other people's money, or money set aside for a purpose, can give no more than it has.
  v_floor bigint := case when p_kind in (
    'member_cash', 'member_bonus', 'member_held', 'in_transit', 'promotion_pool', 'jackpot_pool') then 0 end;
begin
  insert into ledger_account (kind, merchant, currency, owner, name, floor, balance)
  values (p_kind, p_merchant, p_currency, p_owner, p_name, v_floor, v_floor)
  on conflict (merchant, kind, currency, owner, name) do nothing
  returning id into v_id;
  if v_id is null then
    select id into v_id from ledger_account
    where merchant = p_merchant and kind = p_kind and currency = p_currency
      and owner is not distinct from p_owner and name = p_name;
  end if;
  return v_id;
end
$$;

-- Sums, counts and seals the entries of accounts without a floor up to an instant before which nothing can be posted.
create or replace function ledger_close() returns timestamptz
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

revoke execute on function ledger_close from public;
grant execute on function ledger_close to perya_app;

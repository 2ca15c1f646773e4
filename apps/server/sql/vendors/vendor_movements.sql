-- What the ledger says a vendor's transactions moved on members' accounts between two instants.
create or replace function vendor_movements(p_vendor int, p_from timestamptz, p_to timestamptz)
returns table (tx_id text, call text, member_id bigint, amount bigint)
language sql
stable
security definer
set search_path = public, pg_temp
as $$
  select t.tx_id, t.call, t.member_id, coalesce(sum(moved.amount), 0)::bigint
  from vendor_tx t
  left join lateral (
    select l.amount
    from ledger_transfer f, unnest(f.accounts, f.amounts) l (account, amount)
    join ledger_account a on a.id = l.account
    where f.id in (t.transfer_id, t.win_transfer_id) and a.owner = t.member_id
  ) moved on true
  where t.vendor_id = p_vendor and t.created_at >= p_from and t.created_at < p_to
    and t.status = 'OK' and t.call <> 'tombstone'
  group by t.tx_id, t.call, t.member_id;
$$;

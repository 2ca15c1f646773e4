-- Tells every node, at commit, whose balance has changed.
create or replace function ledger_tell(p_members bigint[]) returns void
language plpgsql
as $$
begin
  -- A message holds 8,000 bytes at most.
  for i in 1 .. coalesce(cardinality(p_members), 0) by 300 loop
    perform pg_notify('wallet.balance', array_to_string(p_members[i : i + 299], ','));
  end loop;
end
$$;

revoke execute on function ledger_tell from public;

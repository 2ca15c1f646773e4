-- The same legs the other way round, so that each account gets back exactly what it gave.
create or replace function vendor_reverse(p_key text, p_kind text, p_round text, p_vendor_code text, p_transfer bigint) returns bigint
language sql
as $$
  select vendor_move(p_key, p_kind, 'round:' || p_vendor_code || ':' || p_round, t.id, t.accounts,
    array(select -amount from unnest(t.amounts) with ordinality u (amount, n) order by n))
  from ledger_transfer t where t.id = p_transfer;
$$;

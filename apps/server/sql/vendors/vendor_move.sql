-- One movement that nothing may refuse.
create or replace function vendor_move(
  p_key text, p_kind text, p_reference text, p_reversal_of bigint, p_accounts bigint[], p_amounts bigint[]
) returns bigint
language plpgsql
as $$
declare
  v_status text;
  v_transfer bigint;
begin
  select a.status, a.transfer_id into strict v_status, v_transfer
  from ledger_post(
    array[p_key], array[p_kind], array[p_reference], null, array[p_reversal_of],
    array_fill(1, array[cardinality(p_accounts)]), p_accounts, p_amounts) a;
  if v_status <> 'posted' then
    raise exception 'the wallet answered % to %', v_status, p_key;
  end if;
  return v_transfer;
end
$$;

-- What a member still owes downlines by contracts. While it is not zero, no money of theirs may leave.
create or replace function contract_owed(p_member bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount - paid), 0)::bigint from contract_bill where payer_id = p_member and paid < amount
$$;

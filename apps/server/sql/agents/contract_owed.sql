-- What a member still has to pay to downlines; money of theirs leaves once it is nothing.
create or replace function contract_owed(p_member bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount - paid), 0)::bigint from contract_bill where payer_id = p_member and paid < amount
$$;

-- A bill keeps the figures it was counted with; only the amount paid of it may grow.
create or replace function contract_bill_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.paid < old.paid
    or to_jsonb(new) - 'paid' - 'state' is distinct from to_jsonb(old) - 'paid' - 'state' then
    raise exception 'bill % stays as it is', old.id;
  end if;
  return new;
end
$$;

create or replace trigger contract_bill_stands before update or delete on contract_bill
  for each row execute function contract_bill_stands();

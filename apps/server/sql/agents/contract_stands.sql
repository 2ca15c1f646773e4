-- A contract keeps the terms it was offered with, and one that has ended never becomes valid again.
create or replace function contract_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.merchant, new.kind, new.member_id, new.payer_id, new.offered_by, new.terms, new.requested_at, new.expires_at)
      is distinct from
      (old.merchant, old.kind, old.member_id, old.payer_id, old.offered_by, old.terms, old.requested_at, old.expires_at)
    or (old.state, new.state) not in (
      ('requested', 'valid'), ('requested', 'denied'), ('requested', 'expired'), ('valid', 'changed'), ('valid', 'invalid'))
  then
    raise exception 'contract % stays as it is', old.id;
  end if;
  return new;
end
$$;

create or replace trigger contract_stands before update or delete on contract
  for each row execute function contract_stands();

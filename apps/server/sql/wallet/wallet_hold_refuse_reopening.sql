-- A hold that has ended stays so.
create or replace function wallet_hold_refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'hold % has ended', old.key using errcode = 'restrict_violation';
end
$$;

create or replace trigger wallet_hold_ends_once before update on wallet_hold
  for each row when (old.state <> 'open') execute function wallet_hold_refuse_reopening();

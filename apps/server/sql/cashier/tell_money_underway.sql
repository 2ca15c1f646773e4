-- Tells the open apps of a member that a deposit or a withdrawal of theirs came further.
create or replace function tell_money_underway() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('cashier.underway', new.member_id::text);
  return null;
end
$$;

create or replace trigger deposit_is_told after insert or update of state on deposit
  for each row execute function tell_money_underway();
create or replace trigger withdrawal_is_told after insert or update of state on withdrawal
  for each row execute function tell_money_underway();

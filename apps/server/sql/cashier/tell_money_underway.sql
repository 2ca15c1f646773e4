-- Tells a member's open apps that the state of a deposit or a withdrawal changed.
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

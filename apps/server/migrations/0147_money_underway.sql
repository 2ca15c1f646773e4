-- What of a member's money is on its way, which their open apps follow.
create index deposit_underway on deposit (member_id) where ended_at is null;
create index withdrawal_underway on withdrawal (member_id) where ended_at is null;

create function tell_money_underway() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('cashier.underway', new.member_id::text);
  return null;
end
$$;

create trigger deposit_is_told after insert or update of state on deposit
  for each row execute function tell_money_underway();
create trigger withdrawal_is_told after insert or update of state on withdrawal
  for each row execute function tell_money_underway();

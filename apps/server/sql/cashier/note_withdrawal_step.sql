-- Writes the cash steps of withdrawals, as `note_deposit_step` does for deposits.
create or replace function note_withdrawal_step() returns trigger language plpgsql as $$
begin
  insert into cash_step (member_id, step, withdrawal_id, amount, currency)
  select new.member_id,
    case when tg_op = 'INSERT' then 'withdrawalAsked' when new.state = 'paid' then 'withdrawalPaid'
      else 'withdrawalReturned' end,
    new.id, new.amount, new.currency
  from merchant m where m.code = new.merchant and m.trial_of is null;
  return null;
end
$$;

create or replace trigger withdrawal_requests_are_noted after insert on withdrawal
  for each row execute function note_withdrawal_step();
create or replace trigger withdrawal_ends_are_noted after update on withdrawal
  for each row when (old.ended_at is null and new.ended_at is not null) execute function note_withdrawal_step();

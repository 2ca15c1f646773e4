-- Writes each cash step of a deposit in the transaction that makes it, so that none is lost. The play money of trial
-- merchants is left out.
create or replace function note_deposit_step() returns trigger language plpgsql as $$
begin
  insert into cash_step (member_id, step, deposit_id, amount, currency)
  select new.member_id,
    case new.state when 'credited' then 'deposited' when 'failed' then 'depositFailed' else 'depositTakenBack' end,
    new.id, new.amount, new.currency
  from merchant m where m.code = new.merchant and m.trial_of is null;
  return null;
end
$$;

create or replace trigger deposit_steps_are_noted after update on deposit
  for each row when (old.state <> new.state and new.state in ('credited', 'failed', 'takenBack'))
  execute function note_deposit_step();

-- What a person has to look into: cash transactions the law against money laundering names, deposits that leave
-- without play, and payments that keep failing. Nothing follows from a case by itself, and no member ever sees one.

-- Steps of deposits and withdrawals by the database's clock. Written by triggers, so that no caller can forget one and
-- none is lost: a step commits with what it is a step of, and waits here until it was watched.
create table cash_step (
  id            bigint      generated always as identity primary key,
  member_id     bigint      not null references member,
  step          text        not null check (step in ('deposited', 'depositFailed', 'depositTakenBack', 'withdrawalAsked',
    'withdrawalPaid', 'withdrawalReturned')),
  deposit_id    bigint      references deposit,
  withdrawal_id bigint      references withdrawal,
  amount        bigint      not null check (amount > 0),
  currency      text        not null,
  at            timestamptz not null default clock_timestamp(),
  banking_day   date        not null generated always as ((at at time zone 'Asia/Manila')::date) stored,
  watched_at    timestamptz,
  check (starts_with(step, 'deposit') = (deposit_id is not null)),
  check (starts_with(step, 'withdrawal') = (withdrawal_id is not null))
);

create index cash_step_unwatched on cash_step (member_id, id) where watched_at is null;
create index cash_step_of_day on cash_step (member_id, banking_day);
create index cash_step_of_withdrawal on cash_step (withdrawal_id) where withdrawal_id is not null;

-- A trial merchant's money is none.
create function note_deposit_step() returns trigger language plpgsql as $$
begin
  insert into cash_step (member_id, step, deposit_id, amount, currency)
  select new.member_id,
    case new.state when 'credited' then 'deposited' when 'failed' then 'depositFailed' else 'depositTakenBack' end,
    new.id, new.amount, new.currency
  from merchant m where m.code = new.merchant and m.trial_of is null;
  return null;
end
$$;

create trigger deposit_steps_are_noted after update on deposit
  for each row when (old.state <> new.state and new.state in ('credited', 'failed', 'takenBack'))
  execute function note_deposit_step();

create function note_withdrawal_step() returns trigger language plpgsql as $$
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

create trigger withdrawal_requests_are_noted after insert on withdrawal
  for each row execute function note_withdrawal_step();
create trigger withdrawal_ends_are_noted after update on withdrawal
  for each row when (old.ended_at is null and new.ended_at is not null) execute function note_withdrawal_step();

-- How much of a member's cash was deposited and not staked since, counted up to a movement of it.
create table unplayed_cash (
  member_id bigint primary key references member,
  amount    bigint not null check (amount >= 0),
  version   bigint not null
);

create table cashier_case (
  id          bigint      generated always as identity primary key,
  reference   text        not null unique,
  merchant    text        not null references merchant,
  member_id   bigint      not null references member,
  kind        text        not null check (kind in ('covered', 'structuring', 'unplayed', 'failedDeposits')),
  banking_day date        not null,
  opened_at   timestamptz not null default now(),
  closed_at   timestamptz,
  closed_by   text,
  remark      text,
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (remark is null))
);

create unique index cashier_case_open on cashier_case (member_id, kind, banking_day) where closed_at is null;
create index cashier_case_waiting on cashier_case (merchant, id) where closed_at is null;

-- What a case is about, as it grew; its amount is what its evidence adds up to.
create table cashier_case_evidence (
  case_id  bigint      not null references cashier_case,
  step_id  bigint      not null references cash_step,
  amount   bigint      not null check (amount >= 0),
  added_at timestamptz not null default now(),
  primary key (case_id, step_id)
);

create index cashier_case_evidence_step on cashier_case_evidence (step_id);

-- What was noticed stays as it was noticed.
create function cashier_case_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: what was noticed stays', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger cash_step_is_the_same
  before update of id, member_id, step, deposit_id, withdrawal_id, amount, currency, at on cash_step
  for each row execute function cashier_case_refuse_change();
create trigger cash_step_is_watched_once before update on cash_step
  for each row when (old.watched_at is not null) execute function cashier_case_refuse_change();
create trigger cashier_case_is_the_same
  before update of id, reference, merchant, member_id, kind, banking_day, opened_at on cashier_case
  for each row execute function cashier_case_refuse_change();
create trigger cashier_case_closes_once before update on cashier_case
  for each row when (old.closed_at is not null) execute function cashier_case_refuse_change();
create trigger cashier_case_evidence_is_final before update on cashier_case_evidence
  for each row execute function cashier_case_refuse_change();

do $$
declare
  v_table text;
begin
  foreach v_table in array array['cash_step', 'cashier_case', 'cashier_case_evidence'] loop
    execute format('create trigger %I before delete on %I for each row execute function cashier_case_refuse_change()',
      v_table || '_is_kept', v_table);
    execute format('create trigger %I before truncate on %I for each statement
      execute function cashier_case_refuse_change()', v_table || '_is_whole', v_table);
    execute format('revoke delete, truncate on %I from perya_app', v_table);
  end loop;
end
$$;
revoke update on cashier_case_evidence from perya_app;

-- Keeps cash steps, cases and their evidence as they were written.
create or replace function cashier_case_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: what was noticed stays', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger cash_step_is_the_same
  before update of id, member_id, step, deposit_id, withdrawal_id, amount, currency, at on cash_step
  for each row execute function cashier_case_refuse_change();
create or replace trigger cash_step_is_watched_once before update on cash_step
  for each row when (old.watched_at is not null) execute function cashier_case_refuse_change();
create or replace trigger cash_step_is_kept before delete on cash_step
  for each row execute function cashier_case_refuse_change();
create or replace trigger cash_step_is_whole before truncate on cash_step
  for each statement execute function cashier_case_refuse_change();
create or replace trigger cashier_case_is_the_same
  before update of id, reference, merchant, member_id, kind, banking_day, opened_at on cashier_case
  for each row execute function cashier_case_refuse_change();
create or replace trigger cashier_case_closes_once before update on cashier_case
  for each row when (old.closed_at is not null) execute function cashier_case_refuse_change();
create or replace trigger cashier_case_is_kept before delete on cashier_case
  for each row execute function cashier_case_refuse_change();
create or replace trigger cashier_case_is_whole before truncate on cashier_case
  for each statement execute function cashier_case_refuse_change();
create or replace trigger cashier_case_evidence_is_final before update on cashier_case_evidence
  for each row execute function cashier_case_refuse_change();
create or replace trigger cashier_case_evidence_is_kept before delete on cashier_case_evidence
  for each row execute function cashier_case_refuse_change();
create or replace trigger cashier_case_evidence_is_whole before truncate on cashier_case_evidence
  for each statement execute function cashier_case_refuse_change();

-- What was bet, drawn and paid is never changed.
create or replace function lottery_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: what was bet, drawn and paid stays as it was', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create or replace trigger lottery_entry_is_final before update or delete on lottery_entry
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_entry_is_kept before truncate on lottery_entry
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_switch_is_final before update or delete on lottery_switch
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_switch_is_kept before truncate on lottery_switch
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_chain_is_final before update or delete on lottery_chain
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_chain_is_kept before truncate on lottery_chain
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_issue_is_kept before delete on lottery_issue
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_issue_is_whole before truncate on lottery_issue
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_seal_is_final before update or delete on lottery_seal
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_seal_is_kept before truncate on lottery_seal
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_report_is_final before update or delete on lottery_report
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_report_is_kept before truncate on lottery_report
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_slip_is_final before update or delete on lottery_slip
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_slip_is_kept before truncate on lottery_slip
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_order_is_final before update or delete on lottery_order
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_order_is_kept before truncate on lottery_order
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_suborder_is_final before update or delete on lottery_suborder
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_suborder_is_kept before truncate on lottery_suborder
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_end_is_final before update or delete on lottery_end
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_end_is_kept before truncate on lottery_end
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_payout_is_final before update or delete on lottery_payout
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_payout_is_kept before truncate on lottery_payout
  for each statement execute function lottery_refuse_change();
create or replace trigger lottery_low_risk_is_final before update or delete on lottery_low_risk
  for each row execute function lottery_refuse_change();
create or replace trigger lottery_low_risk_is_kept before truncate on lottery_low_risk
  for each statement execute function lottery_refuse_change();

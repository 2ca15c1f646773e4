-- What was posted stays as it was, for everyone.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the ledger is append-only, a correction is a reversal', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create or replace trigger ledger_account_is_kept before delete on ledger_account
  for each row execute function ledger_refuse_change();
create or replace trigger ledger_account_is_whole before truncate on ledger_account
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_account_is_the_same before update of id, kind, merchant, currency, owner, name, opened_at
  on ledger_account for each row execute function ledger_refuse_change();
-- Row triggers reach the partitions as well; truncation knows statement triggers only.
create or replace trigger ledger_transfer_is_final before update or delete on ledger_transfer
  for each row execute function ledger_refuse_change();
create or replace trigger ledger_transfer_is_kept before truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_entry_is_final before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create or replace trigger ledger_entry_is_kept before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_entry_other_is_kept before truncate on ledger_entry_other
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_closing_is_final before update or delete on ledger_closing
  for each row execute function ledger_refuse_change();
create or replace trigger ledger_closing_is_kept before truncate on ledger_closing
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_closing_balance_is_final before update or delete on ledger_closing_balance
  for each row execute function ledger_refuse_change();
create or replace trigger ledger_closing_balance_is_kept before truncate on ledger_closing_balance
  for each statement execute function ledger_refuse_change();
create or replace trigger wallet_hold_is_kept before delete on wallet_hold
  for each row execute function ledger_refuse_change();

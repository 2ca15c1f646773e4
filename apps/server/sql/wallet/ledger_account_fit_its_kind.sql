-- What an account must have is asked when it is opened, not at every change of its balance.
create or replace function ledger_account_fit_its_kind() returns trigger
language plpgsql
as $$
declare
  v_is_members constant boolean :=
    new.kind::text in ('member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor');
begin
  if v_is_members <> (new.owner is not null) then
    raise exception 'an account of kind % has an owner exactly when it is a member''s', new.kind
      using errcode = 'check_violation';
  end if;
  if new.floor is null and (v_is_members or new.kind::text in ('promotion_pool', 'jackpot_pool')) then
    raise exception 'an account of kind % has a floor', new.kind using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke execute on function ledger_account_fit_its_kind from public;

-- Kind and owner of an account never change, and its floor is not part of a posting.
create or replace trigger ledger_account_fits_its_kind before insert or update of floor on ledger_account
  for each row execute function ledger_account_fit_its_kind();

-- Opens an account, or finds the one there is.
create or replace function ledger_open_account(p_kind text, p_merchant text, p_currency text, p_owner bigint, p_name text)
returns bigint
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_id bigint;
  -- Whoever holds other people's money, or money set aside for a purpose, can give no more than it has.
  v_floor bigint := case when p_kind in (
    'member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor', 'promotion_pool', 'jackpot_pool') then 0 end;
begin
  insert into ledger_account (kind, merchant, currency, owner, name, floor, balance)
  values (p_kind, p_merchant, p_currency, p_owner, p_name, v_floor, v_floor)
  on conflict (merchant, kind, currency, owner, name) do nothing
  returning id into v_id;
  if v_id is null then
    select id into v_id from ledger_account
    where merchant = p_merchant and kind = p_kind and currency = p_currency
      and owner is not distinct from p_owner and name = p_name;
  end if;
  return v_id;
end
$$;

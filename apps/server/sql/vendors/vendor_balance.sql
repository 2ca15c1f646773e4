-- What a member has at the vendor's wallet now.
create or replace function vendor_balance(
  p_slot smallint, p_nonce uuid, p_request uuid,
  p_vendor int, p_member bigint, p_session uuid, p_currency text, p_cash bigint, p_bonus bigint,
  out status text, out balance bigint, out is_forged boolean
)
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_session vendor_play_session;
  v_currency text;
begin
  is_forged := (vendor_take_nonces(array[p_slot], array[p_nonce], array[p_request]))[1];
  if is_forged then
    status := 'BAD_SIGNATURE';
    return;
  end if;
  select * into v_session from vendor_play_session s where s.token_digest = p_session;
  select a.currency, a.balance + coalesce(b.balance, 0) into strict v_currency, balance
  from ledger_account a left join ledger_account b on b.id = p_bonus where a.id = p_cash;
  status := case
    when v_session.member_id is distinct from p_member or v_session.vendor_id <> p_vendor then 'SESSION_INVALID'
    when v_session.ends_at <= clock_timestamp() then 'SESSION_EXPIRED'
    when v_currency <> p_currency then 'WRONG_CURRENCY'
    else 'OK'
  end;
  if status <> 'OK' then
    balance := null;
  end if;
end
$$;

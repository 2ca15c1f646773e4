-- What never changes about a member as a vendor's player: the site, the currency, the accounts.
create or replace function vendor_player(p_member bigint, p_vendor_code text)
returns table (site text, currency text, cash_id bigint, bonus_id bigint, counterpart_id bigint)
language sql
security definer
set search_path = public, pg_temp
as $$
  select coalesce(m.trial_of, m.code), m.currency,
    ledger_open_account('member_cash', m.code, m.currency, member.id, ''),
    ledger_open_account('member_bonus', m.code, m.currency, member.id, ''),
    ledger_open_account('vendor', m.code, m.currency, null, p_vendor_code)
  from member join merchant m on m.code = member.merchant
  where member.id = p_member;
$$;

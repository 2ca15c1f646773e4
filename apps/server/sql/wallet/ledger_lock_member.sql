-- What a member has now, kept from moving until the transaction ends: a correction takes no more than is there.
create or replace function ledger_lock_member(p_member bigint, out cash bigint, out bonus bigint, out elsewhere bigint)
language plpgsql
security definer
set search_path = public, pg_temp
as $$
begin
  perform from ledger_account a where a.owner = p_member order by a.id for no key update;
  select sum(a.balance) filter (where a.kind = 'member_cash'), sum(a.balance) filter (where a.kind = 'member_bonus'),
    sum(a.balance) filter (where a.kind in ('member_held', 'in_transit', 'at_vendor'))
  into cash, bonus, elsewhere
  from ledger_account a where a.owner = p_member;
end
$$;

grant execute on function ledger_lock_member to perya_app;

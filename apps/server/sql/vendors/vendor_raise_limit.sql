-- One open alarm of a vendor and a kind.
create or replace function vendor_raise_limit(p_vendor int, p_kind text, p_member bigint, p_detail jsonb) returns void
language sql
as $$
  insert into vendor_alarm (vendor_id, member_id, reason, subject, detail)
  select p_vendor, p_member, 'limit_reached', p_kind, p_detail
  where not exists (
    select from vendor_alarm a
    where a.vendor_id = p_vendor and a.reason = 'limit_reached' and a.subject = p_kind and a.resolved_at is null);
$$;

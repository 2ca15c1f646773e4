-- Raises what a person has to look at.
create or replace function vendor_raise(p_vendor int, p_member bigint, p_reason text, p_subject text, p_detail jsonb) returns void
language sql
as $$
  insert into vendor_alarm (vendor_id, member_id, reason, subject, detail)
  values (p_vendor, p_member, p_reason, p_subject, p_detail);
$$;

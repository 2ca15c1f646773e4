-- Which of a member's limits a stake would pass.
create or replace function vendor_limit_reached(p_member bigint, p_amount bigint, p_now timestamptz) returns text
language plpgsql
stable
as $$
begin
  return (
    select case l.measure when 'bet' then 'stake' else l.measure end
    from member_limit l
    where l.member_id = p_member and l.measure in ('stake', 'loss', 'bet')
      and p_amount + case when p_now >= l.starts_at + l.period then 0 else l.used end > l.cap
    order by l.measure desc, l.period limit 1);
end
$$;

revoke execute on function vendor_limit_reached from public;

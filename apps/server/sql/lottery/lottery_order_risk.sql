-- An order risks too little where it does in one of its issues, and says so later while one of them is not judged.
create or replace function lottery_order_risk(p_order bigint) returns text
language sql
stable
as $$
  select case
    when exists (select from lottery_low_risk r where r.order_id = p_order) then 'low'
    when exists (
      select from lottery_suborder s
      join lottery_issue i on i.id = s.issue_id and i.judged_at is null and i.voided_at is null
      where s.id >= p_order << 10 and s.id < (p_order + 1) << 10
        and not exists (select from lottery_end e where e.suborder_id = s.id)
    ) then 'later'
  end
$$;

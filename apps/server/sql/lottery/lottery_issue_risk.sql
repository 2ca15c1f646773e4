-- What a void issue gives back risked too little where all that the member had staked on it did.
create or replace function lottery_issue_risk(p_member bigint, p_issue bigint) returns text
language sql
stable
as $$
  select case when count(*) > 0 and bool_and(r.suborder_id is not null) then 'low' end
  from lottery_suborder s
  left join lottery_low_risk r on r.suborder_id = s.id
  where s.issue_id = p_issue and s.member_id = p_member
    and not exists (select from lottery_end e where e.suborder_id = s.id and e.kind <> 'refunded')
$$;

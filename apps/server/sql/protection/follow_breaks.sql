-- A break counts for the person who took it, under whichever account they play.
create or replace function follow_breaks(p_members bigint[]) returns void
language sql
as $$
  insert into member_block (member_id, reason, starts_at, ends_at)
  select s.member_id, b.reason, clock_timestamp(), max(b.ends_at)
  from same_person(p_members) s
  join member_block b on b.member_id = s.other_id
  where b.reason in ('timeout', 'exclusion') and clock_timestamp() < b.ends_at
  group by s.member_id, b.reason
  having max(b.ends_at) > coalesce((
    select max(own.ends_at) from member_block own where own.member_id = s.member_id and own.reason = b.reason
  ), '-infinity');
$$;

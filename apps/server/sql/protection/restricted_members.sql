-- Which of these members stand on a list of people who may not play.
create or replace function restricted_members(p_members bigint[]) returns table (member_id bigint, list text)
language sql
stable
as $$
  select m.id, r.list from member m join restricted_person r on r.person_index = m.person_index
  where m.id = any (p_members)
  union
  select m.id, r.list from member m join restricted_person r on r.document_index = m.document_index
  where m.id = any (p_members)
  union
  select m.id, r.list from member m join restricted_person r on r.mobile_index = m.mobile_index
  where m.id = any (p_members)
  union
  select m.id, r.list from member m join restricted_person r on r.email_index = m.email_index
  where m.id = any (p_members);
$$;

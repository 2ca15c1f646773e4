-- Accounts of the same people, at any merchant: by a number, an address or a document both have proved, or because a
-- person looked and said so.
create or replace function same_person(p_members bigint[]) returns table (member_id bigint, other_id bigint)
language sql
stable
as $$
  select m.id, o.id from member m join member o on o.mobile_index = m.mobile_index
  where m.id = any (p_members) and o.id <> m.id
    and m.mobile_verified_at is not null and o.mobile_verified_at is not null
  union
  select m.id, o.id from member m join member o on o.email_index = m.email_index
  where m.id = any (p_members) and o.id <> m.id
    and m.email_verified_at is not null and o.email_verified_at is not null
  union
  select m.id, o.id from member m join member o on o.document_index = m.document_index
  where m.id = any (p_members) and o.id <> m.id
    and m.identity_verified_at is not null and o.identity_verified_at is not null
  union
  select m.id, o.id from member m join member o on o.person_index = m.person_index
  where m.id = any (p_members) and o.id <> m.id
    and m.identity_verified_at is not null and o.identity_verified_at is not null
  union
  select n.member_id, n.other_id from near_match n where n.member_id = any (p_members) and n.is_same
  union
  select n.other_id, n.member_id from near_match n where n.other_id = any (p_members) and n.is_same;
$$;

-- Accounts that look like another one of somebody who takes a break: a person decides whether they are the same
-- person's. Until then nothing is deposited into them.
alter table cashier_case drop constraint cashier_case_kind_check;
alter table cashier_case add constraint cashier_case_kind_check
  check (kind in ('covered', 'structuring', 'unplayed', 'failedDeposits', 'nearMatch'));

create table near_match (
  member_id bigint      not null references member, -- who wants to deposit
  other_id  bigint      not null references member, -- who takes a break
  signs     text[]      not null check (cardinality(signs) > 0),
  found_at  timestamptz not null default now(),
  case_id   bigint      references cashier_case,    -- unset until a job has raised it
  is_same   boolean,                                -- what a person decided
  primary key (member_id, other_id)
);

create index near_match_case on near_match (case_id);
create index near_match_unraised on near_match (member_id) where case_id is null;
create index near_match_same on near_match (other_id) where is_same;
revoke delete, truncate on near_match from perya_app;

create index member_block_break on member_block (member_id) where reason in ('timeout', 'exclusion');

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

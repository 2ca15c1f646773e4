-- Who members are. A person is found again by keyed hashes: of a document's number, and of a name with a birth date.
alter table member
  add column document_index       bytea,
  add column person_index         bytea,
  add column identity_verified_at timestamptz;

-- One account per person at a merchant; what was only typed proves nothing.
create unique index member_document on member (merchant, document_index) where identity_verified_at is not null;
create unique index member_person on member (merchant, person_index) where identity_verified_at is not null;
-- The same person at another merchant, or on a list.
create index member_any_document on member (document_index) where document_index is not null;
create index member_any_person on member (person_index) where person_index is not null;
create index member_any_mobile on member (mobile_index) where mobile_index is not null;
create index member_any_email on member (email_index) where email_index is not null;

-- What a member shows to prove who they are, until a person has looked at it.
create table identity_check (
  id              bigint      generated always as identity primary key,
  member_id       bigint      not null references member,
  state           text        not null check (state in ('underReview', 'verified', 'refused')),
  full_name       bytea       not null,
  birth_date      date        not null,
  document_kind   text        not null,
  document_number bytea       not null,
  document_index  bytea       not null,
  person_index    bytea       not null,
  sent_at         timestamptz not null,
  decided_at      timestamptz,
  decided_by      text,
  reason          text, -- a code: why it was refused
  check ((state = 'underReview') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);

create index identity_check_member on identity_check (member_id, id desc);
create unique index identity_check_open on identity_check (member_id) where state = 'underReview';

-- Drawn anew, then sealed: nobody reads them without the key of the platform.
create table identity_picture (
  id        uuid        primary key default gen_random_uuid(),
  member_id bigint      not null references member,
  check_id  bigint      references identity_check, -- unset until it is sent
  side      text        check (side in ('front', 'back', 'selfie')),
  sealed    bytea       not null,
  made_at   timestamptz not null,
  check ((check_id is null) = (side is null))
);

create index identity_picture_of_check on identity_picture (check_id);
create index identity_picture_of_member on identity_picture (member_id, made_at);
create index identity_picture_unsent on identity_picture (made_at) where check_id is null;

-- Who may not play by law or by house rule; an entry is whatever its list says of a person, as keyed hashes.
create table restricted_person (
  id             bigint      generated always as identity primary key,
  list           text        not null check (list in ('officials', 'uniformed', 'students', 'gel', 'ndrp', 'staff')),
  person_index   bytea,
  document_index bytea,
  mobile_index   bytea,
  email_index    bytea,
  added_at       timestamptz not null,
  added_by       text        not null,
  check (num_nonnulls(person_index, document_index, mobile_index, email_index) > 0)
);

create index restricted_person_list on restricted_person (list);
create index restricted_person_person on restricted_person (person_index) where person_index is not null;
create index restricted_person_document on restricted_person (document_index) where document_index is not null;
create index restricted_person_mobile on restricted_person (mobile_index) where mobile_index is not null;
create index restricted_person_email on restricted_person (email_index) where email_index is not null;

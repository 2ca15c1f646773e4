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

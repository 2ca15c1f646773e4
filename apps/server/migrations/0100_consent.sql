-- What a member agreed to, and when: a version of the agreement or the privacy statement, or an age in years.
create table consent (
  member_id bigint      not null references member,
  kind      text        not null check (kind in ('agreement', 'privacy', 'age')),
  version   int         not null,
  agreed_at timestamptz not null default now(),
  primary key (member_id, kind, version)
);

-- What members set for themselves, and operators for them. Of several the strictest counts: `member_limit` and
-- `member_block`, which every debit asks, follow from these rows.
create table protection_limit (
  member_id bigint      not null references member,
  measure   text        not null check (measure in ('deposit', 'loss', 'stake', 'session', 'reality')),
  period    text        not null check (period in ('day', 'week', 'month', 'sitting')),
  set_by    text        not null check (set_by in ('member', 'operator')),
  cap       bigint      not null check (cap > 0), -- money, or minutes where time is measured
  starts_at timestamptz not null, -- periods of time are counted from here
  primary key (member_id, measure, period, set_by),
  check ((measure = 'reality') = (period = 'sitting'))
);

create index protection_limit_session on protection_limit (member_id) where measure = 'session';

-- A looser limit somebody asked for: it counts once a day has passed and they have said so again.
create table protection_wish (
  member_id bigint      not null references member,
  measure   text        not null,
  period    text        not null,
  cap       bigint      check (cap > 0), -- unset: without a limit
  ripe_at   timestamptz not null,
  primary key (member_id, measure, period)
);

-- When a member last read how long they have been here.
create table reality_check (
  member_id       bigint      primary key references member,
  acknowledged_at timestamptz not null
);

-- Signs that play may do a member harm, for whoever looks after members; nothing follows from them by itself.
create table harm_marker (
  id        bigint      generated always as identity primary key,
  member_id bigint      not null references member,
  sign      text        not null check (sign in ('withdrawalCancelled', 'limitLoosened', 'timeout', 'exclusion')),
  reference text,
  noted_at  timestamptz not null
);

create index harm_marker_noted_at on harm_marker (noted_at);
create index harm_marker_member on harm_marker (member_id, id);

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

-- Of each place outside that players are sent to for help: when it was last looked at, and since when it is dead.
create table help_link_check (
  name       text        primary key,
  url        text        not null,
  checked_at timestamptz not null,
  dead_since timestamptz,
  reason     text,
  check ((dead_since is null) = (reason is null))
);

-- Accounts that look like another one of somebody who takes a break: a person decides whether they are the same
-- person's. Until then nothing is deposited into them.
create table near_match (
  member_id bigint      not null references member, -- who wants to deposit
  other_id  bigint      not null references member, -- who takes a break
  signs     text[]      not null check (cardinality(signs) > 0),
  found_at  timestamptz not null default now(),
  case_id   bigint      references cashier_case, -- unset until a job has raised it
  is_same   boolean, -- what a person decided
  primary key (member_id, other_id)
);

create index near_match_case on near_match (case_id);
create index near_match_unraised on near_match (member_id) where case_id is null;
create index near_match_same on near_match (other_id) where is_same;

revoke delete on near_match from perya_app;

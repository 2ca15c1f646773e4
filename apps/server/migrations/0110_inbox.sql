-- Letters between a member and the service; those about one thing make a thread, which is named by its first.
create table letter_thread (
  id         bigint      generated always as identity primary key,
  member_id  bigint      not null references member,
  titles     jsonb       not null, -- by language
  last_at    timestamptz not null default now(),
  read_at    timestamptz, -- by the member; unset as long as the last letter is unread
  deleted_at timestamptz, -- by the member; a further letter of the service brings it back
  seed_key   text, -- of demo data, to find its own rows again
  -- Letters between an agent and a direct downline: the conversation is a thread in the box of each.
  with_id    bigint      references member, -- who is on the other side; unset for the service
  other_id   bigint      references letter_thread, -- the same conversation in that member's box
  -- Letters to many at once: each member finds one thread of a sending, however often it is sent again.
  sending    uuid,
  unique (member_id, seed_key)
);

create index letter_thread_box on letter_thread (member_id, last_at desc, id desc) where deleted_at is null;
create unique index letter_thread_sending on letter_thread (member_id, sending) where sending is not null;
-- Threads with the service whose last word is the member's.
create index letter_thread_with_service on letter_thread (last_at) where with_id is null;

create table letter (
  id        bigint      generated always as identity primary key,
  thread_id bigint      not null references letter_thread,
  is_mine   boolean     not null, -- the member's own
  texts     jsonb       not null, -- by language
  sent_at   timestamptz not null default now(),
  -- Names what a member sent, so that a letter that is sent again is found instead of written twice.
  key       uuid
);

create index letter_thread_letters on letter (thread_id, id);
create index letter_key on letter (key) where key is not null;

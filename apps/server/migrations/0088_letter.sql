-- Letters between a member and the service; those about one thing make a thread, which is named by its first.
create table letter_thread (
  id         bigint      generated always as identity primary key,
  member_id  bigint      not null references member,
  titles     jsonb       not null, -- by language
  last_at    timestamptz not null default now(),
  read_at    timestamptz, -- by the member; unset as long as the last letter is unread
  deleted_at timestamptz, -- by the member; a further letter of the service brings it back
  seed_key   text,        -- of demo data, to find its own rows again
  unique (member_id, seed_key)
);

create index letter_thread_box on letter_thread (member_id, last_at desc, id desc) where deleted_at is null;

create table letter (
  id        bigint      generated always as identity primary key,
  thread_id bigint      not null references letter_thread,
  is_mine   boolean     not null, -- the member's own
  texts     jsonb       not null, -- by language
  sent_at   timestamptz not null default now()
);

create index letter_thread_letters on letter (thread_id, id);

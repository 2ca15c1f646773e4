-- Where a session's device takes notifications. It ends with the session, whichever way that ends.
create table push_subscription (
  session_id   bigint      primary key references session on delete cascade,
  member_id    bigint      not null references member,
  endpoint_key bytea       not null unique, -- keyed hash of the endpoint: a device speaks for one session at a time
  sealed       bytea       not null, -- endpoint and keys
  language     text        not null,
  made_at      timestamptz not null default now()
);

create index push_subscription_of_member on push_subscription (member_id);

-- Notifications on their way; a row goes once it is taken, or is too old to be news.
create table push_notice (
  id          bigint      generated always as identity primary key,
  session_id  bigint      not null references push_subscription on delete cascade,
  kind        text        not null check (kind in ('letter', 'chat')),
  thread_id   bigint      references letter_thread, -- of a letter
  tries       int         not null default 0,
  made_at     timestamptz not null default now(),
  next_try_at timestamptz not null default now()
);

create index push_notice_due on push_notice (next_try_at);
create index push_notice_of_session on push_notice (session_id);

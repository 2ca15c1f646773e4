-- The live conversation of a member with the people behind the site: one for each member, kept for good.
create table chat (
  member_id     bigint      primary key references member,
  last_at       timestamptz not null,
  waiting_since timestamptz, -- the first line nobody answered yet; unset when the service spoke last
  read_id       bigint      not null default 0 -- up to which line the member has read
);

create index chat_waiting on chat (waiting_since) where waiting_since is not null;

create table chat_line (
  id        bigint      generated always as identity primary key,
  member_id bigint      not null references chat,
  is_mine   boolean     not null, -- the member's own
  key       uuid, -- made by the app, so that a line sent again is kept once
  text      text        not null,
  sent_at   timestamptz not null default now(),
  unique (member_id, key)
);

create index chat_line_of_member on chat_line (member_id, id desc);

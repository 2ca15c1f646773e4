-- SMS and mail on their way out, written in the transaction that has a reason to send them.
create table message (
  id          bigint      generated always as identity primary key,
  merchant    text        not null references merchant,
  kind        text        not null check (kind in ('sms', 'mail')),
  recipient   bytea       not null, -- sealed
  subject     text,
  body        bytea, -- sealed; emptied once delivered, except in demo mode
  tries       int         not null default 0,
  created_at  timestamptz not null,
  next_try_at timestamptz not null,
  expires_at  timestamptz not null, -- no use in sending it later
  sent_at     timestamptz,
  failed_at   timestamptz,
  check (kind = 'sms' or subject is not null)
);

create index message_waiting on message (next_try_at) where sent_at is null and failed_at is null;
create index message_sent on message (id desc) where sent_at is not null;

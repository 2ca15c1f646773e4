-- What releases of the program consist of, and what servers found when they compared themselves with that.

-- A release that may run. Servers may read it; only whoever owns the database seals.
create table sealed_release (
  id         bigint      generated always as identity primary key,
  program    text        not null check (program ~ '^[0-9a-f]{64}$'),
  migrations text        not null check (migrations ~ '^[0-9a-f]{64}$'),
  files      jsonb       not null, -- the hash of each file by its path
  sealed_by  text        not null, -- an operator, or `start`: the first release of a database, and each of a demo
  sealed_at  timestamptz not null default now(),
  unique (program, migrations)
);

-- Every time a server or an operator looked.
create table self_check (
  id          bigint      generated always as identity primary key,
  host        text        not null,
  cause       text        not null check (cause in ('start', 'daily', 'command')),
  program     text        not null,
  migrations  text        not null,
  differences int         not null,
  checked_at  timestamptz not null default now()
);

-- What was not as it was sealed, one row for each part of a host, until somebody has dealt with it.
create table self_check_alarm (
  id         bigint      generated always as identity primary key,
  host       text        not null,
  -- program, migrations, `migration <file>`, `live SQL <name>`, `game <vendor> <code>`, `lottery <code>`
  component  text        not null,
  expected   text        not null,
  found      text        not null,
  detail     text        not null,
  raised_at  timestamptz not null default now(),
  settled_at timestamptz,
  settled_by text,
  reason     text,
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (reason is null))
);

create unique index self_check_alarm_open on self_check_alarm (host, component) where settled_at is null;

revoke insert, update, delete on sealed_release from perya_app;
revoke update, delete on self_check from perya_app;
revoke delete on self_check_alarm from perya_app;

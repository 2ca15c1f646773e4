-- What a member proves to be themselves with.
create table credential (
  member_id                bigint      primary key references member,
  password_hash            text,       -- unset for members who only ever came by phone or Firebase
  password_changed_at      timestamptz,
  withdrawal_password_hash text
);

-- Tokens and device cookies are kept as SHA-256, so that a copy of this table opens no session.
create table session (
  id           bigint      generated always as identity primary key,
  member_id    bigint      not null references member,
  token_hash   bytea       not null unique,
  device_hash  bytea       not null,
  ip           text        not null,
  user_agent   text        not null check (length(user_agent) <= 255),
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  end_reason   text        check (end_reason in
    ('logout', 'ended', 'idle', 'expired', 'password', 'lock', 'exclusion')),
  check ((ended_at is null) = (end_reason is null))
);

create index session_live on session (member_id) where ended_at is null;
create index session_ended_at on session (ended_at) where ended_at is not null;

-- Devices a member has logged in on before.
create table member_device (
  member_id     bigint      not null references member,
  device_hash   bytea       not null,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (member_id, device_hash)
);

-- The one trial member of a device.
create table trial_device (
  merchant    text   not null references merchant,
  device_hash bytea  not null,
  member_id   bigint not null references member,
  primary key (merchant, device_hash)
);

-- Counts of tries and sendings, shared by every process. Keys are hashes: no name or address stands here.
create table throttle (
  scope   text        not null,
  key     bytea       not null,
  count   int         not null check (count >= 0),
  ends_at timestamptz not null, -- the count starts anew after this
  primary key (scope, key)
);

create index throttle_ends_at on throttle (ends_at);

create table captcha (
  id          text        primary key,
  answer_hash bytea       not null,
  expires_at  timestamptz not null
);

create index captcha_expires_at on captcha (expires_at);

-- A code is bound to what it is for, the number it went to and the device that asked.
create table verification_code (
  id           bigint      generated always as identity primary key,
  merchant     text        not null references merchant,
  purpose      text        not null check (purpose in ('register', 'login', 'password')),
  mobile_index bytea       not null,
  device_hash  bytea       not null,
  code_hash    bytea       not null,
  tries        int         not null default 0 check (tries between 0 and 5),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create index verification_code_request
  on verification_code (merchant, purpose, mobile_index, device_hash, id desc) where used_at is null;
create index verification_code_expires_at on verification_code (expires_at);

create table password_reset (
  id          bigint      generated always as identity primary key,
  member_id   bigint      references member, -- unset when nobody matched: a request costs the same either way
  secret_hash bytea       not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

create index password_reset_member on password_reset (member_id) where used_at is null;

-- Accounts elsewhere that log in as a member. The e-mail address is no key: two providers may both know it.
create table firebase_account (
  merchant  text        not null references merchant,
  provider  text        not null check (provider in ('google.com', 'facebook.com')),
  subject   text        not null,
  member_id bigint      not null references member,
  linked_at timestamptz not null,
  primary key (merchant, provider, subject)
);

create index firebase_account_member on firebase_account (member_id);

-- Firebase tokens that were taken once.
create table spent_token (
  token_hash bytea       primary key,
  expires_at timestamptz not null
);

create index spent_token_expires_at on spent_token (expires_at);

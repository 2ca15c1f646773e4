-- What a member proves to be themselves with.
create table credential (
  member_id                bigint  primary key references member,
  password_hash            text, -- unset for members who only ever came by phone or Firebase
  password_changed_at      timestamptz,
  withdrawal_password_hash text,
  -- A member may ask for a passkey besides whatever else lets them in.
  has_second_factor        boolean not null default false
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
  expires_at  timestamptz not null,
  -- What a challenge is worth: a picture is too cheap for an address that has guessed wrong a hundred times.
  strength    smallint    not null default 1
);

create index captcha_expires_at on captcha (expires_at);

-- A code is bound to what it is for, the number or mail address it went to and the device that asked; whichever of
-- the two a code went to, its index stands in `mobile_index`.
create table verification_code (
  id           bigint      generated always as identity primary key,
  merchant     text        not null references merchant,
  purpose      text        not null
    check (purpose in ('register', 'login', 'password', 'mobile', 'email', 'withdrawal')),
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

-- What a device proves a member by: the public half of a key that never leaves it.
create table passkey (
  id            bigint      generated always as identity primary key,
  member_id     bigint      not null references member,
  rp_id         text        not null, -- the host name it was made for, and the only one it works on
  credential_id bytea       not null unique,
  public_key    bytea       not null,
  counter       bigint      not null check (counter >= 0), -- a device that counts its signatures never counts back
  user_agent    text        not null check (length(user_agent) <= 255),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);

create index passkey_member on passkey (member_id);

-- Each is signed once, by the device that asked; kept as SHA-256.
create table passkey_challenge (
  challenge_hash   bytea       primary key,
  device_hash      bytea       not null,
  member_id        bigint      references member, -- unset for a log-in, whose passkey says who it is
  expires_at       timestamptz not null,
  -- Set for one given to who has shown a password, code or outside account, and signed together with it only.
  is_second_factor boolean     not null default false
);

create index passkey_challenge_expires_at on passkey_challenge (expires_at);

-- An extra beside other proofs, never enough alone.
create table security_answer (
  member_id   bigint not null references member,
  question    text   not null check (question ~ '^[a-z]{2,16}$'),
  answer_hash text   not null,
  primary key (member_id, question)
);

-- No withdrawal until then: long enough for the owner to hear of a change that a thief made.
create table withdrawal_pause (
  member_id bigint      primary key references member,
  reason    text        not null
    check (reason in ('password', 'withdrawalPassword', 'email', 'mobile', 'passkey', 'secondFactor', 'person')),
  ends_at   timestamptz not null
);

-- A cap on SMS that was reached: somebody may be having codes sent for the money in it.
-- One row for a site, or for all of them together, until somebody has dealt with it.
create table sms_alarm (
  id         bigint      generated always as identity primary key,
  merchant   text        references merchant, -- unset for the cap over all sites
  per_day    int         not null,
  raised_at  timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  remark     text,
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (remark is null))
);

create unique index sms_alarm_open on sms_alarm (coalesce(merchant, '')) where settled_at is null;

revoke delete on sms_alarm from perya_app;

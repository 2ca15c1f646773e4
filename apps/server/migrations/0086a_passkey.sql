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
  challenge_hash bytea       primary key,
  device_hash    bytea       not null,
  member_id      bigint      references member, -- unset for a log-in, whose passkey says who it is
  expires_at     timestamptz not null
);

create index passkey_challenge_expires_at on passkey_challenge (expires_at);

-- Crash: one flight for everybody. What a player stakes on it is a round like any other.

-- Seeds that many players share, fixed together: each hashes to the one before, the first to the commitment.
create table studio.chain (
  id           bigint      generated always as identity primary key,
  commitment   text        not null unique,
  length       int         not null check (length > 0),
  -- Encrypted; every earlier seed is a hash of it.
  last_seed    bytea       not null,
  -- From a player who came after the commitment was published.
  salt         text,
  next_place   int         not null default 0,
  published_at timestamptz not null default clock_timestamp(),
  -- When the salt came, which is after the chain was published.
  salted_at    timestamptz,
  constraint chain_committed_first check (salted_at > published_at)
);

create table studio.flight (
  id           bigint      generated always as identity primary key,
  chain_id     bigint      not null references studio.chain,
  place        int         not null,
  opens_at     timestamptz not null,
  -- No bet is taken from here on, and none is on board that the wallet has not taken by take-off.
  closes_at    timestamptz not null,
  takes_off_at timestamptz not null,
  -- Where it crashed follows from its seed, which is secret until this is set.
  ended_at     timestamptz,
  unique (chain_id, place)
);

-- One at a time, whichever studio opens it.
create unique index on studio.flight ((true)) where ended_at is null;

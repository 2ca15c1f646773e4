-- One pair in use for each player; older ones are revealed and decide no more rounds.
-- The studio commits first: the hash of a server seed is kept, and shown, before the player's seed comes.
create table studio.seed_pair (
  id                    bigint      generated always as identity primary key,
  brand                 text        not null,
  player_id             text        not null,
  -- Encrypted until long after it is revealed.
  server_seed           bytea       not null,
  server_seed_hash      text        not null,
  client_seed           text        not null,
  next_nonce            int         not null default 0,
  created_at            timestamptz not null default now(),
  revealed_at           timestamptz,
  -- Unset where it is unknown whether the hash came first.
  committed_at          timestamptz,
  -- When the player's device chose its seed, which stays empty until then.
  chosen_at             timestamptz,
  -- Decides nothing before the player has chosen another seed for it.
  next_server_seed      bytea,
  next_server_seed_hash text,
  next_committed_at     timestamptz,
  constraint seed_pair_committed_first check (chosen_at > committed_at),
  constraint seed_pair_next_is_whole
    check (num_nonnulls(next_server_seed, next_server_seed_hash, next_committed_at) in (0, 3))
);

create unique index on studio.seed_pair (brand, player_id) where revealed_at is null;

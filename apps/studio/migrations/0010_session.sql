-- The studio's own schema: a vendor shares no table with the platform, even on one database server.

-- A player at one game, from the launch to the end of the wallet's session.
create table studio.session (
  token_digest   bytea       primary key,
  brand          text        not null,
  player_id      text        not null,
  vendor         text        not null,
  game           text        not null,
  -- Good only together with a signature of ours.
  wallet_session text        not null,
  currency       text        not null,
  language       text        not null,
  is_trial       boolean     not null,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);

create index on studio.session (expires_at);

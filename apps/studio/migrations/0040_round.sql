-- A round is a row before it is a bet.
create table studio.round (
  id             uuid        primary key,
  brand          text        not null,
  player_id      text        not null,
  -- The client's name of the intent: a second bet under it is the first one again.
  key            text        not null,
  vendor         text        not null,
  game           text        not null,
  model          text,
  -- The player's own seeds, unless those of its flight decide it.
  pair_id        bigint      references studio.seed_pair,
  nonce          int         not null,
  bet            bigint      not null check (bet > 0),
  choice         jsonb       not null,
  moves          jsonb       not null default '[]',
  -- The keys of the moves and of leaving, for the same reason as the round's own.
  step_keys      text[]      not null default '{}',
  -- betting: the stake was asked for, and nobody knows yet. paying: the result is owed to the wallet.
  state          text        not null default 'betting'
                 check (state in ('betting', 'open', 'paying', 'settled', 'cancelled')),
  win            bigint      not null default 0 check (win >= 0),
  -- Why the wallet refused the stake.
  refusal        text,
  currency       text        not null,
  wallet_session text        not null,
  -- As the wallet told it last about this round.
  balance        text,
  is_trial       boolean     not null,
  played_at      timestamptz not null default now(),
  changed_at     timestamptz not null default now(),
  attempts       int         not null default 0,
  next_try_at    timestamptz not null default now(),
  flight_id      bigint      references studio.flight,
  unique (brand, player_id, key),
  unique (pair_id, nonce),
  constraint round_has_seeds check (num_nonnulls(pair_id, flight_id) = 1)
);

create index on studio.round (brand, player_id, game, played_at desc);
-- What is still to be done; nearly every round is not in it.
create index on studio.round (next_try_at) where state in ('betting', 'open', 'paying');
-- A player has one unfinished round of a game, so what an insert may meet is found by it alone.
create unique index round_unfinished on studio.round (brand, player_id, game) where state in ('betting', 'open', 'paying');
-- Nearly every round has no flight.
create unique index on studio.round (flight_id, brand, player_id) where flight_id is not null and state <> 'cancelled';
-- For what a game took and paid of late. Without the brand in front: with it, a plan that was made while the table was
-- empty would read all rounds of a brand to find one.
create index on studio.round (game, played_at);
-- What the platform asks for at night: a vendor's rounds that lived in a span of time, page by page.
create index round_report on studio.round (vendor, changed_at, id) where state <> 'betting';

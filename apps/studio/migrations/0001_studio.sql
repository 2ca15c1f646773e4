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

-- One pair in use for each player; older ones are revealed and decide no more rounds.
create table studio.seed_pair (
  id               bigint      generated always as identity primary key,
  brand            text        not null,
  player_id        text        not null,
  -- Encrypted until long after it is revealed.
  server_seed      bytea       not null,
  server_seed_hash text        not null,
  client_seed      text        not null,
  next_nonce       int         not null default 0,
  created_at       timestamptz not null default now(),
  revealed_at      timestamptz
);
create unique index on studio.seed_pair (brand, player_id) where revealed_at is null;

create table studio.round (
  id             uuid        primary key,
  brand          text        not null,
  player_id      text        not null,
  -- The client's name of the intent: a second bet under it is the first one again.
  key            text        not null,
  vendor         text        not null,
  game           text        not null,
  model          text,
  pair_id        bigint      not null references studio.seed_pair,
  nonce          int         not null,
  bet            bigint      not null check (bet > 0),
  choice         jsonb       not null,
  moves          jsonb       not null default '[]',
  -- The keys of the moves and of leaving, for the same reason.
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
  unique (brand, player_id, key),
  unique (pair_id, nonce)
);
create index on studio.round (brand, player_id, game, played_at desc);
-- What is still to be done; nearly every round is not in it.
create index on studio.round (next_try_at) where state in ('betting', 'open', 'paying');
create index on studio.round (pair_id) where state in ('betting', 'open', 'paying');

-- A round with the seeds it is played with.
create view studio.played as
  select r.*, p.server_seed, p.server_seed_hash, p.client_seed, p.next_nonce, p.revealed_at
  from studio.round r join studio.seed_pair p on p.id = r.pair_id;

-- Takes the next nonce for a bet. Answers with the new round, with the one this key made before,
-- or with the round of the same game that is not over yet.
create function studio.take_round(
  p_id uuid, p_brand text, p_player text, p_key text, p_vendor text, p_game text, p_model text,
  p_bet bigint, p_choice jsonb, p_currency text, p_wallet_session text, p_is_trial boolean
) returns setof studio.played
language plpgsql
as $$
declare
  v_pair studio.seed_pair;
  v_id   uuid;
begin
  -- A pair that is rotated while we wait for it is gone; the one after it is found in a new statement.
  for attempt in 1..5 loop
    select * into v_pair from studio.seed_pair p
    where p.brand = p_brand and p.player_id = p_player and p.revealed_at is null
    for update;
    exit when found;
  end loop;
  select r.id into v_id from studio.round r
  where r.brand = p_brand and r.player_id = p_player and r.key = p_key;
  if v_id is null then
    select r.id into v_id from studio.round r
    where r.brand = p_brand and r.player_id = p_player and r.game = p_game
      and r.state in ('betting', 'open', 'paying')
    limit 1;
  end if;
  if v_id is null then
    insert into studio.round (
      id, brand, player_id, key, vendor, game, model, pair_id, nonce, bet, choice, currency, wallet_session,
      is_trial, next_try_at)
    values (
      p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, v_pair.id, v_pair.next_nonce, p_bet, p_choice,
      p_currency, p_wallet_session, p_is_trial, clock_timestamp() + interval '10 seconds');
    update studio.seed_pair set next_nonce = next_nonce + 1 where id = v_pair.id;
    v_id := p_id;
  end if;
  return query select * from studio.played where id = v_id;
end
$$;

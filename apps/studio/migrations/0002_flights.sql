-- Crash: one flight for everybody. What a player stakes on it is a round like any other.

-- The one clock that opens and closes flights, whichever studio is asked.
create function studio.clock() returns timestamptz
language sql volatile
as 'select clock_timestamp()';

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
  published_at timestamptz not null default now()
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

alter table studio.round
  alter column pair_id drop not null,
  add column flight_id bigint references studio.flight,
  add constraint round_has_seeds check (num_nonnulls(pair_id, flight_id) = 1);
create unique index on studio.round (flight_id, brand, player_id) where state <> 'cancelled';

-- A round with the seeds it is played with: the player's own, or those of its flight.
drop function studio.take_round;
drop view studio.played;
create view studio.played as
  select r.*,
    coalesce(p.server_seed, c.last_seed) as server_seed,
    coalesce(p.server_seed_hash, c.commitment) as server_seed_hash,
    coalesce(p.client_seed, c.salt) as client_seed,
    coalesce(p.next_nonce, c.next_place) as next_nonce,
    coalesce(p.revealed_at, f.ended_at) as revealed_at,
    c.id as chain_id,
    c.length as chain_length
  from studio.round r
  left join studio.seed_pair p on p.id = r.pair_id
  left join studio.flight f on f.id = r.flight_id
  left join studio.chain c on c.id = f.chain_id;

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

-- The studio commits first, always: the hash of a server seed is kept, and shown, before the player's seed comes.

alter table studio.seed_pair
  -- Unset where it is unknown whether the hash came first: of pairs from before this was kept.
  add column committed_at timestamptz,
  -- When the player's device chose its seed, which stays empty until then.
  add column chosen_at timestamptz,
  -- Decides nothing before the player has chosen another seed for it.
  add column next_server_seed bytea,
  add column next_server_seed_hash text,
  add column next_committed_at timestamptz,
  add constraint seed_pair_committed_first check (chosen_at > committed_at),
  add constraint seed_pair_next_is_whole
    check (num_nonnulls(next_server_seed, next_server_seed_hash, next_committed_at) in (0, 3));

create function studio.keep_commitment() returns trigger
language plpgsql
as $$
begin
  if row (new.server_seed, new.server_seed_hash, new.committed_at)
      is distinct from row (old.server_seed, old.server_seed_hash, old.committed_at)
    or old.next_server_seed_hash is not null
      and row (new.next_server_seed, new.next_server_seed_hash, new.next_committed_at)
        is distinct from row (old.next_server_seed, old.next_server_seed_hash, old.next_committed_at)
    or old.next_nonce > 0
      and row (new.client_seed, new.chosen_at) is distinct from row (old.client_seed, old.chosen_at)
  then
    raise exception 'the seeds of pair % are committed', old.id;
  end if;
  return new;
end
$$;
-- A bet only counts the nonce, so it never comes here.
create trigger seed_pair_keeps_commitment
  before update of server_seed, server_seed_hash, committed_at, next_server_seed, next_server_seed_hash,
    next_committed_at, client_seed, chosen_at on studio.seed_pair
  for each row execute function studio.keep_commitment();

alter table studio.chain
  -- When the salt came, which is after the chain was published.
  add column salted_at timestamptz,
  add constraint chain_committed_first check (salted_at > published_at);
alter table studio.chain alter column published_at set default clock_timestamp();

create or replace view studio.played as
  select r.*,
    coalesce(p.server_seed, c.last_seed) as server_seed,
    coalesce(p.server_seed_hash, c.commitment) as server_seed_hash,
    coalesce(p.client_seed, c.salt) as client_seed,
    coalesce(p.next_nonce, c.next_place) as next_nonce,
    coalesce(p.revealed_at, f.ended_at) as revealed_at,
    c.id as chain_id,
    c.length as chain_length,
    p.next_server_seed_hash,
    coalesce(p.committed_at, c.published_at) as committed_at,
    coalesce(p.chosen_at, c.salted_at) as chosen_at
  from studio.round r
  left join studio.seed_pair p on p.id = r.pair_id
  left join studio.flight f on f.id = r.flight_id
  left join studio.chain c on c.id = f.chain_id;

-- As before, and no bet is taken before its player has chosen a seed. A pair that has decided rounds has one.
create or replace function studio.take_round(
  p_id uuid, p_brand text, p_player text, p_key text, p_vendor text, p_game text, p_model text,
  p_bet bigint, p_choice jsonb, p_currency text, p_wallet_session text, p_is_trial boolean
) returns setof studio.played
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_pair studio.seed_pair;
  v_id   uuid;
begin
  -- A pair that is rotated while we wait for it is gone; the one after it is found in a new statement.
  for attempt in 1..5 loop
    select * into v_pair from studio.seed_pair p
    where p.brand = p_brand and p.player_id = p_player and p.revealed_at is null
    for no key update;
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
  if v_id is null and (v_pair.chosen_at is not null or v_pair.next_nonce > 0) then
    insert into studio.round (
      id, brand, player_id, key, vendor, game, model, pair_id, nonce, bet, choice, currency, wallet_session,
      is_trial, played_at, next_try_at)
    values (
      p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, v_pair.id, v_pair.next_nonce, p_bet, p_choice,
      p_currency, p_wallet_session, p_is_trial, clock_timestamp(), clock_timestamp() + interval '10 seconds');
    update studio.seed_pair set next_nonce = next_nonce + 1 where id = v_pair.id;
    v_id := p_id;
  end if;
  return query select * from studio.played where id = v_id;
end
$$;

create or replace function studio.take_rounds(
  p_id uuid[], p_brand text[], p_player text[], p_key text[], p_vendor text[], p_game text[], p_model text[],
  p_bet bigint[], p_choice jsonb[], p_currency text[], p_wallet_session text[], p_is_trial boolean[]
) returns table (n bigint, round studio.played)
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_locked bigint[];
  v_taken uuid[];
begin
  -- Players take turns on their seeds, locked in one order, so that rivals queue instead of deadlocking.
  select array_agg(l.id) into v_locked
  from (
    select p.id from studio.seed_pair p
    where p.revealed_at is null and p.id = any (array(
      select s.id
      from unnest(p_brand, p_player) c (brand, player)
      join lateral (
        select s.id from studio.seed_pair s
        where s.brand = c.brand and s.player_id = c.player and s.revealed_at is null offset 0
      ) s on true))
    order by p.id
    for no key update
  ) l;

  -- A new statement, so that a nonce that was taken while we waited is seen. A pair that came meanwhile is not ours,
  -- and might be revealed before its round is decided.
  with taken as (
    insert into studio.round (
      id, brand, player_id, key, vendor, game, model, pair_id, nonce, bet, choice, currency, wallet_session, is_trial,
      played_at, next_try_at)
    select c.id, c.brand, c.player, c.key, c.vendor, c.game, c.model, s.id, s.next_nonce, c.bet, c.choice, c.currency,
      c.wallet_session, c.is_trial, clock_timestamp(), clock_timestamp() + interval '10 seconds'
    from unnest(
      p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, p_bet, p_choice, p_currency, p_wallet_session,
      p_is_trial) with ordinality
      as c (id, brand, player, key, vendor, game, model, bet, choice, currency, wallet_session, is_trial, n)
    join lateral (
      select s.id, s.next_nonce from studio.seed_pair s
      where s.brand = c.brand and s.player_id = c.player and s.revealed_at is null
        and (s.chosen_at is not null or s.next_nonce > 0) offset 0
    ) s on s.id = any (v_locked)
    order by s.id, c.n
    on conflict do nothing
    returning studio.round.id, pair_id
  ), counted as (
    update studio.seed_pair p set next_nonce = p.next_nonce + 1 from taken t where p.id = t.pair_id
  )
  select array_agg(t.id) into v_taken from taken t;

  return query
  select c.n, p
  from unnest(p_id) with ordinality c (id, n)
  join lateral (select p from studio.played p where p.id = c.id offset 0) p on true
  where c.id = any (v_taken);

  -- The others met a round of their own, or a pair that was changed under them: each is looked at by itself.
  if cardinality(v_taken) is distinct from cardinality(p_id) then
    return query
    select c.n, p
    from (
      select * from unnest(
        p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, p_bet, p_choice, p_currency, p_wallet_session,
        p_is_trial) with ordinality
        as c (id, brand, player, key, vendor, game, model, bet, choice, currency, wallet_session, is_trial, n)
      where (c.id = any (v_taken)) is not true
      order by c.brand, c.player, c.n
    ) c
    cross join lateral studio.take_round(
      c.id, c.brand, c.player, c.key, c.vendor, c.game, c.model, c.bet, c.choice, c.currency, c.wallet_session,
      c.is_trial) p;
  end if;
end
$$;

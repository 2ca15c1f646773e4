-- A round with the seeds it is played with: the player's own, or those of its flight. A new column comes last, since a
-- view is replaced only by one that begins with the same columns.
create or replace view studio.played as
  select r.id, r.brand, r.player_id, r.key, r.vendor, r.game, r.model, r.pair_id, r.nonce, r.bet, r.choice, r.moves,
    r.step_keys, r.state, r.win, r.refusal, r.currency, r.wallet_session, r.balance, r.is_trial, r.played_at,
    r.changed_at, r.attempts, r.next_try_at, r.flight_id,
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

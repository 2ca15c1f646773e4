-- Seeds that were committed to stay as they are.
create or replace function studio.keep_commitment() returns trigger
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
create or replace trigger seed_pair_keeps_commitment
  before update of server_seed, server_seed_hash, committed_at, next_server_seed, next_server_seed_hash,
    next_committed_at, client_seed, chosen_at on studio.seed_pair
  for each row execute function studio.keep_commitment();

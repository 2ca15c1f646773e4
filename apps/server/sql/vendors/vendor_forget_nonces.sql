-- Empties the ten minutes that no accepted timestamp can lie in any more.
create or replace function vendor_forget_nonces() returns void
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_slot int := (floor(extract(epoch from clock_timestamp()) / 600)::bigint + 2) % 4;
begin
  execute format('truncate vendor_nonce_%s', v_slot);
end
$$;

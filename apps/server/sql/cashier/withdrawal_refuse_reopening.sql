-- A withdrawal that has ended never opens again.
create or replace function withdrawal_refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'withdrawal % has ended', old.reference using errcode = 'restrict_violation';
end
$$;

create or replace trigger withdrawal_ends_once before update on withdrawal
  for each row when (old.ended_at is not null) execute function withdrawal_refuse_reopening();

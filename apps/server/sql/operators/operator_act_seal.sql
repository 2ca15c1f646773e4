-- Each row holds the hash of the one before, so acts are written one after the other.
create or replace function operator_act_seal() returns trigger language plpgsql as $$
declare
  v_last operator_act;
begin
  perform pg_advisory_xact_lock(hashtextextended('operator_act', 0));
  select * into v_last from operator_act order by id desc limit 1;
  new.id := coalesce(v_last.id, 0) + 1;
  new.seal := operator_act_seal_of(coalesce(v_last.seal, ''), new);
  return new;
end
$$;

create or replace trigger operator_act_is_sealed before insert on operator_act
  for each row execute function operator_act_seal();

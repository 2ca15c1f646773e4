-- What operators did stays as it was written.
create or replace function operator_act_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on operator_act is refused: what operators did stays as it was written', tg_op
    using errcode = 'restrict_violation';
end
$$;

create or replace trigger operator_act_is_final before update or delete on operator_act
  for each row execute function operator_act_refuse_change();
create or replace trigger operator_act_is_kept before truncate on operator_act
  for each statement execute function operator_act_refuse_change();

-- Writes down what a change of the configuration was from and to, beside who asked for it: by a trigger, so that no
-- call, command or hand can leave it out. It is noted when the transaction commits: the lock that orders what operators
-- did is then held for a moment, not for as long as a change takes.
create or replace function note_config_change() returns trigger language plpgsql as $$
declare
  v_old jsonb := case tg_op when 'INSERT' then '{}' else to_jsonb(old) end;
  v_new jsonb := case tg_op when 'DELETE' then '{}' else to_jsonb(new) end;
  v_any jsonb := v_new || v_old;
  v_merchant text := coalesce(v_any ->> 'merchant', v_any ->> 'code');
  v_operator bigint := nullif(current_setting('perya.operator', true), '')::bigint;
  v_row jsonb := (
    select jsonb_object_agg(e.key, e.value) from jsonb_each(v_any) e
    where e.key in ('code', 'room_type', 'category', 'host', 'vendor', 'node_id'));
  v_call text := 'change ' || tg_table_name;
  v_id bigint;
begin
  insert into operator_act (at, merchant, operator_id, call, input, ip, user_agent, request_id)
  values (clock_timestamp(), v_merchant, v_operator, v_call, jsonb_build_object('row', v_row,
    'before', jsonb_differing(v_old, v_new), 'after', jsonb_differing(v_new, v_old)), '', '', '')
  returning id into v_id;
  insert into operator_act (answers, at, merchant, operator_id, call, ip, user_agent, request_id, outcome)
  values (v_id, clock_timestamp(), v_merchant, v_operator, v_call, '', '', '', 'done');
  return null;
end
$$;

create or replace trigger config_changes_are_noted after update on contract_rule
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_changes_are_noted after update on merchant
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on merchant
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on merchant_host
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on merchant_host
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on merchant_vendor_off
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on merchant_vendor_off
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on merchant_game_off
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on merchant_game_off
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on merchant_lobby
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on merchant_lobby
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on deposit_channel
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on deposit_channel
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on payout_bank
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on payout_bank
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on withdrawal_rule
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on withdrawal_rule
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on turnover_rule
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on turnover_rule
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on lottery_room
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on lottery_room
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on lottery_stop
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on lottery_stop
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on deposit_promotion
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on deposit_promotion
  deferrable initially deferred
  for each row execute function note_config_change();
create constraint trigger config_changes_are_noted after update on turnover_weight
  deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function note_config_change();
create constraint trigger config_comings_and_goings_are_noted after insert or delete on turnover_weight
  deferrable initially deferred
  for each row execute function note_config_change();

-- What a change of the configuration was from and to, written down beside who asked for it: by a trigger, so that
-- no call, command or hand can leave it out.

-- What of one document stands otherwise in another, down to the value that differs.
create function jsonb_differing(p_this jsonb, p_other jsonb) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_object_agg(e.key, case
        when jsonb_typeof(e.value) = 'object' and jsonb_typeof(p_other -> e.key) = 'object'
          then jsonb_differing(e.value, p_other -> e.key)
        else e.value
      end), '{}')
    from jsonb_each(p_this) e
    where e.value is distinct from p_other -> e.key);
end
$$;

-- A row that goes was `before` and is nothing after; one that comes is told whole by the call that brings it.
create function note_config_change() returns trigger language plpgsql as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := case tg_op when 'UPDATE' then to_jsonb(new) else '{}' end;
  v_merchant text := coalesce(v_old ->> 'merchant', v_old ->> 'code');
  v_row jsonb := (
    select jsonb_object_agg(e.key, e.value) from jsonb_each(v_old) e
    where e.key in ('code', 'room_type', 'category', 'host', 'vendor', 'node_id'));
  v_call text := 'change ' || tg_table_name;
  v_id bigint;
begin
  insert into operator_act (at, merchant, call, input, ip, user_agent, request_id)
  values (clock_timestamp(), v_merchant, v_call, jsonb_build_object('row', v_row,
    'before', jsonb_differing(v_old, v_new), 'after', jsonb_differing(v_new, v_old)), '', '', '')
  returning id into v_id;
  insert into operator_act (answers, at, merchant, call, ip, user_agent, request_id, outcome)
  values (v_id, clock_timestamp(), v_merchant, v_call, '', '', '', 'done');
  return null;
end
$$;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['merchant', 'merchant_host', 'merchant_lobby', 'merchant_vendor_off',
    'merchant_game_off', 'deposit_channel', 'deposit_promotion', 'payout_bank', 'withdrawal_rule', 'turnover_rule',
    'turnover_weight', 'lottery_room', 'lottery_stop']
  loop
    execute format('create trigger config_changes_are_noted after update on %I
      for each row when (old.* is distinct from new.*) execute function note_config_change()', v_table);
    execute format('create trigger config_removals_are_noted after delete on %I
      for each row execute function note_config_change()', v_table);
  end loop;
end
$$;

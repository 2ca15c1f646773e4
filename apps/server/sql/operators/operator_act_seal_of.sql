-- The hash of an act and of the one before it.
create or replace function operator_act_seal_of(p_before bytea, p_act operator_act) returns bytea language sql immutable as $$
  select sha256(p_before || convert_to(jsonb_build_array(
    p_act.id, p_act.answers, extract(epoch from p_act.at), p_act.merchant, p_act.operator_id, p_act.call, p_act.input,
    p_act.ip, p_act.user_agent, p_act.request_id, p_act.outcome)::text, 'UTF8'))
$$;

-- What the vendor says about the risk of a round: `low` counts towards no requirement, `later` is said with the result.
-- A round nobody says anything about counts, and so do those from before.
alter table vendor_round add column risk text;
alter table vendor_round add constraint vendor_round_risk check (risk in ('low', 'later')) not valid;

-- Stakes up to the mark that wait for the result of their round.
alter table turnover_mark
  add column cash_waiting  bigint[] not null default '{}',
  add column bonus_waiting bigint[] not null default '{}';

do $patch$
declare
  v_play constant regprocedure := (select p.oid from pg_proc p where p.proname = 'vendor_play');
  v_function text := pg_get_functiondef(v_play);
  v_change text[];
  v_changes constant text[] := array[
    -- With a default, so that servers of the version before call it as they did.
    array['p_counterpart bigint[])', 'p_counterpart bigint[], p_risk text[] default null)'],
    array['v_earlier_limit) with ordinality', 'v_earlier_limit, p_risk) with ordinality'],
    array['earlier_balance, earlier_limit, n)', 'earlier_balance, earlier_limit, risk, n)'],
    array['stake_bonus, paid, opened_at, changed_at)', 'stake_bonus, paid, risk, opened_at, changed_at)'],
    array['coalesce(d.payout, 0), v_now, v_now', 'coalesce(d.payout, 0), d.risk, v_now, v_now'],
    -- The first bet of a round speaks for it, and its result only where that bet left it to the result.
    array['paid = r.paid + excluded.paid, changed_at',
      'paid = r.paid + excluded.paid,' || chr(10)
      || '      risk = case' || chr(10)
      || '        when excluded.bets > 0 and r.bets + r.voids = 0 then excluded.risk' || chr(10)
      || '        when excluded.bets = 0 and r.risk = ''later'' then nullif(excluded.risk, ''later'')' || chr(10)
      || '        else r.risk' || chr(10)
      || '      end,' || chr(10)
      || '      changed_at']];
begin
  foreach v_change slice 1 in array v_changes loop
    if position(v_change[1] in v_function) = 0 then
      raise exception 'vendor_play is not the function this changes: %', v_change[1];
    end if;
    v_function := replace(v_function, v_change[1], v_change[2]);
  end loop;
  execute 'drop function ' || v_play;
  execute v_function;
end
$patch$;

drop function play_of;

-- What a movement of play was played on, a game of a vendor's or a lottery by its code, and what it risked.
create function play_of(p_member bigint, p_reference text)
returns table (subject text, category text, names jsonb, risk text)
language sql
stable
as $$
  select 'lottery:' || split_part(p_reference, ':', 2), null::text, null::jsonb, null::text
  where p_reference like 'lottery:%'
  union all
  select 'game:' || v.code || ':' || r.game_code, g.category, g.names,
    case when r.risk = 'low' or r.state = 'OPEN' then r.risk end
  from vendor v
  join vendor_round r on r.vendor_id = v.id and r.member_id = p_member
    and r.round_id = substr(p_reference, length('round:' || v.code || ':') + 1)
  left join game g on g.vendor = v.code and g.game_code = r.game_code
  where p_reference like 'round:%' and v.code = split_part(p_reference, ':', 2)
$$;

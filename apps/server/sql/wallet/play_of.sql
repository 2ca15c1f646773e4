-- What a movement of play was played on, a game of a vendor's or a lottery by its code, and what it risked. Money that
-- went to a vendor which keeps balances was played there: its owner is told with whom.
create or replace function play_of(p_member bigint, p_reference text)
returns table (subject text, category text, names jsonb, risk text)
language sql
stable
as $$
  select 'lottery:' || split_part(p_reference, ':', 2), null::text, null::jsonb,
    case
      when p_reference ~ '^lottery:[^:]+:\d{1,18}$' then lottery_order_risk(split_part(p_reference, ':', 3)::bigint)
      when p_reference ~ '^lottery:[^:]+:issue:\d{1,18}$'
        then lottery_issue_risk(p_member, split_part(p_reference, ':', 4)::bigint)
    end
  where p_reference like 'lottery:%'
  union all
  select 'game:' || v.code || ':' || r.game_code, g.category, g.names,
    case when r.risk = 'low' or r.state = 'OPEN' then r.risk end
  from vendor v
  join vendor_round r on r.vendor_id = v.id and r.member_id = p_member
    and r.round_id = substr(p_reference, length('round:' || v.code || ':') + 1)
  left join game g on g.vendor = v.code and g.game_code = r.game_code
  where p_reference like 'round:%' and v.code = split_part(p_reference, ':', 2)
  union all
  select 'vendor:' || v.code, null::text, jsonb_build_object('TY', n.name, 'EN', n.name), null::text
  from vendor_transfer t
  join vendor v on v.id = t.vendor_id
  left join game_vendor gv on gv.code = v.code
  cross join lateral (select coalesce(gv.name, v.name) as name) n
  where p_reference like 'transfer:%' and t.member_id = p_member
    and t.reference = substr(p_reference, length('transfer:') + 1)
$$;

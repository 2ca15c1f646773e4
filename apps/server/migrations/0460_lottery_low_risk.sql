-- Bets of one member on one issue that together cover nearly everything that can come out count towards no requirement.
-- Whether they do is known once nobody can add to them; issues that closed before this are not looked at.
alter table lottery_issue add column judged_at timestamptz;
update lottery_issue set judged_at = closed_at where closed_at is not null;

create index lottery_issue_to_judge on lottery_issue (id)
  where judged_at is null and bets_count > 0 and voided_at is null;

-- Sub-orders that are among such bets.
create table lottery_low_risk (
  suborder_id bigint      primary key,
  order_id    bigint      not null generated always as (suborder_id >> 10) stored,
  issue_id    bigint      not null references lottery_issue,
  member_id   bigint      not null,
  cost        bigint      not null,
  staked_at   timestamptz not null
);

create index lottery_low_risk_order on lottery_low_risk (order_id);
create index lottery_low_risk_member on lottery_low_risk (member_id, staked_at);

create trigger lottery_low_risk_is_final before update or delete on lottery_low_risk
  for each row execute function lottery_refuse_change();
create trigger lottery_low_risk_is_kept before truncate on lottery_low_risk
  for each statement execute function lottery_refuse_change();
revoke update, delete, truncate on lottery_low_risk from perya_app;

-- An order risks too little where it does in one of its issues, and says so later while one of them is not judged.
create function lottery_order_risk(p_order bigint) returns text
language sql
stable
as $$
  select case
    when exists (select from lottery_low_risk r where r.order_id = p_order) then 'low'
    when exists (
      select from lottery_suborder s
      join lottery_issue i on i.id = s.issue_id and i.judged_at is null and i.voided_at is null
      where s.id >= p_order << 10 and s.id < (p_order + 1) << 10
        and not exists (select from lottery_end e where e.suborder_id = s.id)
    ) then 'later'
  end
$$;

-- What a void issue gives back risked too little where all that the member had staked on it did.
create function lottery_issue_risk(p_member bigint, p_issue bigint) returns text
language sql
stable
as $$
  select case when count(*) > 0 and bool_and(r.suborder_id is not null) then 'low' end
  from lottery_suborder s
  left join lottery_low_risk r on r.suborder_id = s.id
  where s.issue_id = p_issue and s.member_id = p_member
    and not exists (select from lottery_end e where e.suborder_id = s.id and e.kind <> 'refunded')
$$;

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

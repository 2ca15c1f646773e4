-- What a merchant gives on top of a deposit to those who ask for it, and what has to be staked for it.
create table deposit_promotion (
  id               bigint  generated always as identity primary key,
  merchant         text    not null references merchant,
  code             text    not null check (code ~ '^[a-z0-9-]{2,32}$'),
  names            jsonb   not null, -- by language
  texts            jsonb   not null,
  kind             text    not null check (kind in ('percent', 'fixed')),
  rate             int     not null default 0, -- in 1/10,000 of what arrives
  fixed            bigint  not null default 0,
  cap              bigint  not null check (cap > 0),
  min_deposit      bigint  not null check (min_deposit > 0),
  basis            text    not null check (basis in ('bonus', 'depositAndBonus')),
  turnover_percent int     not null check (turnover_percent between 0 and 10000), -- of the basis
  valid_days       int     not null check (valid_days between 1 and 365),
  once             text    not null check (once in ('member', 'day')),
  starts_at        timestamptz not null default '-infinity',
  ends_at          timestamptz not null default 'infinity',
  position         int     not null default 0,
  is_enabled       boolean not null default true,
  unique (merchant, code),
  check (case kind when 'percent' then rate > 0 and fixed = 0 else fixed > 0 and rate = 0 end)
);

-- A member's yes to a promotion for one deposit. Its terms are those of that day.
create table promotion_claim (
  id               bigint      generated always as identity primary key,
  promotion_id     bigint      not null references deposit_promotion,
  member_id        bigint      not null references member,
  deposit_id       bigint      not null references deposit,
  slot             text        not null, -- the business day, or nothing where it is once for good
  state            text        not null default 'accepted'
    check (state in ('accepted', 'active', 'completed', 'forfeited', 'expired', 'void')),
  bonus            bigint      not null default 0 check (bonus >= 0),
  released         bigint      not null default 0 check (released >= 0), -- what of it became cash
  bonus_start      bigint,     -- version of the member's bonus account by the grant itself
  accepted_at      timestamptz not null,
  expires_at       timestamptz,
  counted_at       timestamptz,
  ended_at         timestamptz,
  check ((state in ('accepted', 'active')) = (ended_at is null)),
  check ((state in ('accepted', 'void')) = (bonus_start is null))
);

-- However many ask at once: a promotion is taken once per slot, a deposit has one, and a member one at a time.
create unique index promotion_claim_once on promotion_claim (promotion_id, member_id, slot) where state <> 'void';
create unique index promotion_claim_deposit on promotion_claim (deposit_id) where state <> 'void';
create unique index promotion_claim_open on promotion_claim (member_id) where ended_at is null;
create index promotion_claim_active on promotion_claim (counted_at nulls first) where state = 'active';
create index promotion_claim_ended on promotion_claim (ended_at) where state in ('completed', 'forfeited', 'expired');

alter table turnover_requirement
  add column claim_id  bigint unique references promotion_claim,
  add column lapsed_at timestamptz; -- it no longer asks for anything, though it was not met
drop index turnover_requirement_open;
create index turnover_requirement_open on turnover_requirement (member_id, start_version)
  where met_at is null and lapsed_at is null;
alter table turnover_mark add column bonus_version bigint not null default 0;

-- How much of a stake counts, by category; a category without a row counts in full.
create table turnover_weight (
  merchant text not null references merchant,
  category text not null,
  percent  int  not null check (percent between 0 and 100),
  primary key (merchant, category)
);

-- What a movement of play was played on: a game of a vendor's, or a lottery by its code.
create function play_of(p_member bigint, p_reference text)
returns table (subject text, category text, names jsonb)
language sql
stable
as $$
  select 'lottery:' || split_part(p_reference, ':', 2), null::text, null::jsonb
  where p_reference like 'lottery:%'
  union all
  select 'game:' || v.code || ':' || r.game_code, g.category, g.names
  from vendor v
  join vendor_round r on r.vendor_id = v.id and r.member_id = p_member
    and r.round_id = substr(p_reference, length('round:' || v.code || ':') + 1)
  left join game g on g.vendor = v.code and g.game_code = r.game_code
  where p_reference like 'round:%' and v.code = split_part(p_reference, ':', 2)
$$;

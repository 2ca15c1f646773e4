-- What members set for themselves, and operators for them. Of several the strictest counts: `member_limit` and
-- `member_block`, which every debit asks, follow from these rows.
create table protection_limit (
  member_id bigint      not null references member,
  measure   text        not null check (measure in ('deposit', 'loss', 'stake', 'session', 'reality')),
  period    text        not null check (period in ('day', 'week', 'month', 'sitting')),
  set_by    text        not null check (set_by in ('member', 'operator')),
  cap       bigint      not null check (cap > 0), -- money, or minutes where time is measured
  starts_at timestamptz not null, -- periods of time are counted from here
  primary key (member_id, measure, period, set_by),
  check ((measure = 'reality') = (period = 'sitting'))
);

create index protection_limit_session on protection_limit (member_id) where measure = 'session';

-- A looser limit somebody asked for: it counts once a day has passed and they have said so again.
create table protection_wish (
  member_id bigint      not null references member,
  measure   text        not null,
  period    text        not null,
  cap       bigint      check (cap > 0), -- unset: without a limit
  ripe_at   timestamptz not null,
  primary key (member_id, measure, period)
);

-- When a member last read how long they have been here.
create table reality_check (
  member_id       bigint      primary key references member,
  acknowledged_at timestamptz not null
);

-- One at a time for each member: both are moved as time goes by.
create unique index member_block_reality on member_block (member_id) where reason = 'reality';
create unique index member_block_session on member_block (member_id) where reason = 'session';

-- Money of a member who has shut themselves out is kept for a person to send back.
alter table gateway_payment drop constraint gateway_payment_reason_check;
alter table gateway_payment add constraint gateway_payment_reason_check
  check (reason in ('unknown', 'amount', 'currency', 'late', 'twice', 'limit', 'exclusion'));

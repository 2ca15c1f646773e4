-- Money on its way between a member and a vendor that keeps players' balances itself.
-- A row is written, and the money set in transit, before the vendor is asked: whatever happens then, it is found again.
create table vendor_transfer (
  reference   text        primary key, -- ours; the same until the outcome is known, and never used for another
  vendor_id   int         not null references vendor,
  member_id   bigint      not null references member,
  direction   text        not null check (direction in ('in', 'out')), -- seen from the vendor
  amount      bigint      check (amount >= 0), -- of everything that comes back, known once it has
  state       text        not null default 'sent' check (state in ('sent', 'done', 'failed')),
  polls       int         not null default 0,
  next_poll_at timestamptz,
  sent_at     timestamptz not null default now(),
  resolved_at timestamptz,
  check ((state = 'sent') = (resolved_at is null)),
  check (direction = 'out' or amount is not null),
  check (state <> 'done' or amount is not null)
);

-- Nothing more is sent for a member until the last outcome is known.
create unique index vendor_transfer_one_open on vendor_transfer (vendor_id, member_id) where state = 'sent';
create index vendor_transfer_due on vendor_transfer (next_poll_at) where state = 'sent';
create index vendor_transfer_member on vendor_transfer (member_id, vendor_id);

-- The demo's own transfer-wallet vendor, as the vendor sees it.
create table demo_vendor_wallet (
  vendor    text   not null,
  player    text   not null,
  balance   bigint not null default 0 check (balance >= 0),
  primary key (vendor, player)
);

create table demo_vendor_transfer (
  vendor    text   not null,
  reference text   not null,
  player    text   not null,
  amount    bigint not null,
  status    text   not null check (status in ('SUCCESS', 'FAILED')),
  primary key (vendor, reference)
);

-- What the ledger says a vendor's transactions moved on members' accounts between two instants.
create function vendor_movements(p_vendor int, p_from timestamptz, p_to timestamptz)
returns table (tx_id text, call text, member_id bigint, amount bigint)
language sql
stable
security definer
set search_path = public, pg_temp
as $$
  select t.tx_id, t.call, t.member_id, coalesce(sum(moved.amount), 0)::bigint
  from vendor_tx t
  left join lateral (
    select l.amount
    from ledger_transfer f, unnest(f.accounts, f.amounts) l (account, amount)
    join ledger_account a on a.id = l.account
    where f.id in (t.transfer_id, t.win_transfer_id) and a.owner = t.member_id
  ) moved on true
  where t.vendor_id = p_vendor and t.created_at >= p_from and t.created_at < p_to
    and t.status = 'OK' and t.call <> 'tombstone'
  group by t.tx_id, t.call, t.member_id;
$$;

create table vendor_report (
  vendor_id   int         not null references vendor,
  day         date        not null,
  rows        int         not null,
  differences jsonb       not null,
  compared_at timestamptz not null default now(),
  primary key (vendor_id, day)
);

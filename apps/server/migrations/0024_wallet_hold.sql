-- Money a member set aside: for a withdrawal on its way, or for bets on draws to come.
create table wallet_hold (
  id         bigint      generated always as identity primary key,
  key        text        not null unique,
  member_id  bigint      not null,
  kind       text        not null check (kind in ('hold', 'stake_hold')),
  amount     bigint      not null check (amount > 0),
  cash_id    bigint      not null references ledger_account,
  held_id    bigint      not null references ledger_account,
  state      text        not null default 'open' check (state in ('open', 'captured', 'released')),
  opened_by  bigint      not null unique,
  ended_by   bigint      unique,
  created_at timestamptz not null default now(),
  ended_at   timestamptz,
  constraint wallet_hold_ends_once check (
    (state = 'open') = (ended_by is null) and (ended_by is null) = (ended_at is null))
);

create index wallet_hold_open on wallet_hold (member_id) where state = 'open';

create function wallet_hold_refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'hold % has ended', old.key using errcode = 'restrict_violation';
end
$$;

create trigger wallet_hold_ends_once before update on wallet_hold
  for each row when (old.state <> 'open') execute function wallet_hold_refuse_reopening();
create trigger wallet_hold_is_kept before delete on wallet_hold
  for each row execute function ledger_refuse_change();

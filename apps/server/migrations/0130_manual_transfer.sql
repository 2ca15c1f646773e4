-- Money that members send by hand to an account of the merchant's, and what people decide about it.
alter table deposit_channel drop constraint deposit_channel_kind_check;
alter table deposit_channel add constraint deposit_channel_kind_check
  check (kind in ('gateway', 'ewalletQr', 'alipay', 'qq', 'wechat', 'manual'));
alter table deposit_channel
  add column pay_to         jsonb, -- bank, name and number of the account
  add column one_person_max bigint not null default 500000000, -- above it two people confirm
  add constraint deposit_channel_manual_has_account check ((kind = 'manual') = (pay_to is not null));

alter table deposit drop constraint deposit_state_check;
alter table deposit add constraint deposit_state_check
  check (state in ('waiting', 'credited', 'review', 'expired', 'failed', 'refused', 'takenBack'));
alter table deposit
  add column pay_to          jsonb, -- as it was shown to the payer
  add column payer_reference text,  -- of the transfer at the payer's bank
  add column proved_at       timestamptz,
  add column flags           text[] not null default '{}', -- what whoever confirms it has to know
  add column reason          text;  -- a code: why it was refused or taken back

-- A transfer at a bank pays one deposit.
create unique index deposit_payer_reference_once on deposit (channel_id, payer_reference) where state = 'credited';
create index deposit_payer_reference on deposit (channel_id, payer_reference);
create index deposit_to_confirm on deposit (merchant, id) where state = 'review' and proved_at is not null;

-- Pictures of receipts, drawn anew; `digest` is of what was drawn, so the same picture is known again.
create table deposit_proof (
  id         uuid        primary key default gen_random_uuid(),
  member_id  bigint      not null references member,
  deposit_id bigint      references deposit, -- unset until it is sent
  webp       bytea       not null,
  digest     bytea       not null,
  made_at    timestamptz not null
);

create unique index deposit_proof_of_deposit on deposit_proof (deposit_id);
create index deposit_proof_digest on deposit_proof (digest);
create index deposit_proof_of_member on deposit_proof (member_id, made_at);

-- Which operators said yes to what; one and the same counts once, and all speak of the same amount.
create table deposit_approval (
  deposit_id bigint      not null references deposit,
  act        text        not null check (act in ('confirm', 'takeBack')),
  operator   text        not null,
  amount     bigint      not null,
  at         timestamptz not null,
  primary key (deposit_id, act, operator)
);

-- What people did to a deposit.
create table deposit_step (
  id         bigint      generated always as identity primary key,
  deposit_id bigint      not null references deposit,
  state      text        not null,
  reason     text,
  operator   text,
  at         timestamptz not null
);

create index deposit_step_of on deposit_step (deposit_id, id);

-- A parked payment may go back to its payer, once two operators have said so and the gateway has done it.
alter table gateway_payment drop constraint gateway_payment_state_check;
alter table gateway_payment add constraint gateway_payment_state_check
  check (state in ('credited', 'parked', 'resolved', 'refunding', 'refunded'));
alter table gateway_payment
  add column refund_asked_by  text,
  add column refund_agreed_by text,
  add column next_query_at    timestamptz,
  add constraint gateway_payment_refund_agreed check (
    (state in ('refunding', 'refunded')) = (refund_agreed_by is not null)),
  add constraint gateway_payment_refund_by_two check (refund_agreed_by is null or refund_agreed_by <> refund_asked_by);

create index gateway_payment_refunding on gateway_payment (next_query_at) where state = 'refunding';

-- What a member owes after a deposit was taken back that they had spent; the ledger's account of that kind says the same.
do $$
begin
  execute format('alter domain ledger_account_kind drop constraint %I',
    (select conname from pg_constraint where contypid = 'ledger_account_kind'::regtype));
end
$$;
alter domain ledger_account_kind add constraint ledger_account_kind_check check (value in (
  'member_cash', 'member_bonus', 'member_held', 'in_transit',
  'house', 'vendor', 'gateway_clearing', 'promotion_pool', 'jackpot_pool', 'commission', 'suspense', 'demo',
  'member_debt'));

create table member_debt (
  member_id bigint      primary key references member,
  owed      bigint      not null check (owed >= 0),
  since     timestamptz not null
);

-- What a member has now, kept from moving until the transaction ends: a correction takes no more than is there.
create function ledger_lock_member(p_member bigint, out cash bigint, out bonus bigint, out elsewhere bigint)
language plpgsql
security definer
set search_path = public, pg_temp
as $$
begin
  perform from ledger_account a where a.owner = p_member order by a.id for no key update;
  select sum(a.balance) filter (where a.kind = 'member_cash'), sum(a.balance) filter (where a.kind = 'member_bonus'),
    sum(a.balance) filter (where a.kind in ('member_held', 'in_transit'))
  into cash, bonus, elsewhere
  from ledger_account a where a.owner = p_member;
end
$$;

grant execute on function ledger_lock_member to perya_app;

-- What a contract came to in a period: what it was counted from, which tier was reached, and what was paid of it.
create table contract_bill (
  id             bigint      generated always as identity primary key,
  contract_id    bigint      not null references contract,
  kind           text        not null,
  member_id      bigint      not null references member,
  payer_id       bigint      references member, -- empty for the merchant
  period_from    timestamptz not null,
  period_to      timestamptz not null,
  first_day      date        not null, -- business days of the merchant
  last_day       date        not null,
  turnover       bigint      not null,
  active_members int         not null,
  loss           bigint      not null, -- below nothing when the team won
  carried_in     bigint      not null check (carried_in >= 0),
  carried_out    bigint      not null check (carried_out >= 0),
  base           bigint      not null check (base >= 0),
  tier           int,
  rate           int,
  amount         bigint      not null check (amount >= 0),
  paid           bigint      not null default 0 check (paid between 0 and amount),
  state          text        not null generated always as (
    case when amount = 0 then 'unreached' when paid = amount then 'issued' when paid = 0 then 'insufficient' else 'part' end
  ) stored,
  settled_at     timestamptz not null,
  unique (contract_id, period_from),
  check ((tier is null) = (amount = 0)),
  check ((tier is null) = (rate is null))
);

create index contract_bill_member on contract_bill (member_id, kind, period_from desc);
create index contract_bill_unpaid on contract_bill (payer_id, id) where paid < amount;
create index contract_unsettled on contract (kind, id) where starts_at is not null;

-- What a member still has to pay to downlines; money of theirs leaves once it is nothing.
create function contract_owed(p_member bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount - paid), 0)::bigint from contract_bill where payer_id = p_member and paid < amount
$$;

-- What was counted stays; only more may be paid of it.
create function contract_bill_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.paid < old.paid
    or to_jsonb(new) - 'paid' - 'state' is distinct from to_jsonb(old) - 'paid' - 'state' then
    raise exception 'bill % stays as it is', old.id;
  end if;
  return new;
end
$$;

create trigger contract_bill_stands before update or delete on contract_bill
  for each row execute function contract_bill_stands();

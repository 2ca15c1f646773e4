-- Corrections of a member's money by people: one operator proposes, another decides, and the ledger moves with the decision.
create table adjustment (
  id          bigint      generated always as identity primary key,
  reference   text        not null unique,
  merchant    text        not null references merchant (code),
  member_id   bigint      not null references member,
  amount      bigint      not null check (amount <> 0), -- to the member; below nothing it is taken
  reason      text        not null,
  note        text        not null, -- for other operators
  state       text        not null default 'proposed' check (state in ('proposed', 'posted', 'refused')),
  proposed_by text        not null,
  proposed_at timestamptz not null,
  decided_by  text,
  decided_at  timestamptz,
  check ((state = 'proposed') = (decided_by is null)),
  check ((state = 'proposed') = (decided_at is null)),
  check (state <> 'posted' or decided_by <> proposed_by)
);

create index adjustment_proposed on adjustment (merchant, id) where state = 'proposed';

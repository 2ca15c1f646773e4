-- A step of an issue is an instant that is written once.
create or replace function lottery_issue_keep_facts() returns trigger language plpgsql as $$
begin
  if (old.id, old.code, old.issue_no, old.day, old.opens_at, old.closes_at, old.draws_at, old.chain_id, old.place,
      old.beacon, old.beacon_round)
    is distinct from
     (new.id, new.code, new.issue_no, new.day, new.opens_at, new.closes_at, new.draws_at, new.chain_id, new.place,
      new.beacon, new.beacon_round)
    or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
    or (old.sealed_at is not null
      and (new.sealed_at, new.bets_root, new.bets_count) is distinct from (old.sealed_at, old.bets_root, old.bets_count))
    or (old.drawn_at is not null
      and (new.drawn_at, new.result, new.seed, new.randomness, new.signature)
        is distinct from (old.drawn_at, old.result, old.seed, old.randomness, old.signature))
    or (old.selected_at is not null and new.selected_at is distinct from old.selected_at)
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at)
    or (old.voided_at is not null and (new.voided_at, new.result) is distinct from (old.voided_at, old.result))
    or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
    or new.captured_to < old.captured_to or new.paid_to < old.paid_to or new.refunded_to < old.refunded_to
  then
    raise exception 'issue % of % keeps what was written: a draw happens once', old.issue_no, old.code
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger lottery_issue_is_written_once before update on lottery_issue
  for each row execute function lottery_issue_keep_facts();

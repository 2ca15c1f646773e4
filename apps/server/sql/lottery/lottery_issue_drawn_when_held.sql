-- Nobody can know what a draw held elsewhere brings before it is held. Asked only when a result is written.
create or replace function lottery_issue_drawn_when_held() returns trigger language plpgsql as $$
begin
  raise exception 'issue % is not drawn before its draw is held', new.id
    using errcode = 'check_violation';
end
$$;

create or replace trigger lottery_issue_drawn_when_held before update on lottery_issue
  for each row when (old.drawn_at is null and new.chain_id is null and new.drawn_at < new.draws_at)
  execute function lottery_issue_drawn_when_held();
create or replace trigger lottery_issue_made_when_held before insert on lottery_issue
  for each row when (new.chain_id is null and new.drawn_at < new.draws_at)
  execute function lottery_issue_drawn_when_held();

-- How an issue stands.
create or replace function lottery_state(i lottery_issue, p_now timestamptz) returns text
language sql stable
as $$
  select case
    when i.voided_at is not null then 'VOID'
    when i.settled_at is not null then
      case when exists (
        select from lottery_ruling r where r.issue_id = i.id and r.kind = 'correct' and r.done_at is not null
      ) then 'CORRECTED' else 'SETTLED' end
    when i.drawn_at is not null then 'DRAWN'
    when i.closed_at is not null or p_now >= i.closes_at then 'CLOSED'
    when p_now >= i.opens_at then 'OPEN'
    else 'SCHEDULED'
  end
$$;

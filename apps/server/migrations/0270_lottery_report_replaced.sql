-- Who says what came out of a draw held elsewhere may say something else, or take it back, until it counts. Every word
-- is kept; the newest of each source stands, and one without a result takes back those before it.
alter table lottery_report drop constraint lottery_report_pkey;
alter table lottery_report add column id bigint generated always as identity primary key;
alter table lottery_report alter column result drop not null;
create index lottery_report_of on lottery_report (issue_id, source, id);

create function lottery_standing_reports(p_issue_id bigint)
  returns table (source text, result text[], at timestamptz)
language sql stable
as $$
  select r.source, r.result, r.at
  from (select distinct on (l.source) l.source, l.result, l.at, l.id from lottery_report l
    where l.issue_id = p_issue_id order by l.source, l.id desc) r
  where r.result is not null
$$;

create function lottery_report_in_its_time() returns trigger language plpgsql as $$
begin
  -- Held to the end of the transaction, so that nothing is paid by a word that changes meanwhile.
  perform from lottery_issue i
  where i.id = new.issue_id and i.chain_id is null and i.closed_at is not null and i.draws_at <= clock_timestamp()
    and i.result is null and i.voided_at is null
  for share;
  if not found then
    raise exception 'issue % takes no report: one counts from the draw on, until there is a result', new.issue_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger lottery_report_in_its_time before insert on lottery_report
  for each row execute function lottery_report_in_its_time();

-- Nobody can know what a draw held elsewhere brings before it is held. Asked only when a result is written: a constraint
-- would also keep older rows that were drawn early from ever being settled or voided.
create function lottery_issue_drawn_when_held() returns trigger language plpgsql as $$
begin
  raise exception 'issue % is not drawn before its draw is held', new.id
    using errcode = 'check_violation';
end
$$;

create trigger lottery_issue_drawn_when_held before update on lottery_issue
  for each row when (old.drawn_at is null and new.chain_id is null and new.drawn_at < new.draws_at)
  execute function lottery_issue_drawn_when_held();
create trigger lottery_issue_made_when_held before insert on lottery_issue
  for each row when (new.chain_id is null and new.drawn_at < new.draws_at)
  execute function lottery_issue_drawn_when_held();

-- The newest report of each source, unless it takes back those before.
create or replace function lottery_standing_reports(p_issue_id bigint)
  returns table (source text, result text[], at timestamptz)
language sql stable
as $$
  select r.source, r.result, r.at
  from (select distinct on (l.source) l.source, l.result, l.at, l.id from lottery_report l
    where l.issue_id = p_issue_id order by l.source, l.id desc) r
  where r.result is not null
$$;

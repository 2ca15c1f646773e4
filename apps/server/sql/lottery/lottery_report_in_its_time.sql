-- A report comes while it still counts.
create or replace function lottery_report_in_its_time() returns trigger language plpgsql as $$
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

create or replace trigger lottery_report_in_its_time before insert on lottery_report
  for each row execute function lottery_report_in_its_time();

-- A player sees an unresolved round as a ticket, not as money that is gone, with what is known about it, such as the
-- win that was not paid.
create or replace view vendor_open_ticket as
  select a.id, a.vendor_id, a.member_id, a.reason, a.subject, a.created_at, a.detail
  from vendor_alarm a
  where a.resolved_at is null and a.member_id is not null and a.reason in ('round_stuck', 'transfer_stuck', 'unpaid_win');

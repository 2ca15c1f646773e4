-- A day whose list the vendor has not given yet has a row as well, and is asked for again.
alter table vendor_report
  alter column rows drop not null,
  alter column differences drop not null,
  alter column compared_at drop not null,
  add column fault text, -- why there was no list
  add constraint vendor_report_compared check (
    case when compared_at is null then fault is not null else rows is not null and differences is not null end);

-- A cap on SMS that was reached: somebody may be having codes sent for the money in it.
-- One row for a site, or for all of them together, until somebody has dealt with it.
create table sms_alarm (
  id         bigint      generated always as identity primary key,
  merchant   text        references merchant, -- unset for the cap over all sites
  per_day    int         not null,
  raised_at  timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  remark     text,
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (remark is null))
);
create unique index sms_alarm_open on sms_alarm (coalesce(merchant, '')) where settled_at is null;
revoke delete, truncate on sms_alarm from perya_app;

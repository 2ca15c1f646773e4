-- An issue of a station ends in the station's name.
alter table lottery_issue
  drop constraint lottery_issue_issue_no_check,
  add constraint lottery_issue_issue_no_check check (issue_no ~ '^\d{8}[0-9a-z-]{0,24}$');

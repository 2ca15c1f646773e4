-- Where an announcement is meant to be read: M in the mobile web app, W in a web app for large screens.
alter table announcement add column platform text not null default 'M' check (platform in ('M', 'W'));

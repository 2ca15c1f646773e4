-- The first instant of somebody's birthday; one of 29 February comes on 1 March in other years.
create or replace function birthday_at(p_born date, p_years int, p_time_zone text) returns timestamptz
language sql
immutable
as $$
  select (d + (extract(day from p_born) - extract(day from d))::int)::timestamp at time zone p_time_zone
  from (select (p_born + make_interval(years => p_years))::date as d) birthday;
$$;

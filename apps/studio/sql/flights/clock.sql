-- The one clock that opens and closes flights, whichever studio is asked.
create or replace function studio.clock() returns timestamptz
language sql volatile
as 'select clock_timestamp()';

-- A row that changes twice in one transaction has its foreign keys looked up anew, and that waits for whoever holds
-- the other row for an update of its key. A move waited so for a bet that held the player's seeds, and the bet for the
-- move. Nobody changes the key of seeds, so nobody needs to hold it.
do $$
declare
  v_function regproc;
begin
  foreach v_function in array array['studio.take_round'::regproc, 'studio.take_rounds'::regproc] loop
    execute replace(pg_get_functiondef(v_function), 'for update', 'for no key update');
  end loop;
end
$$;

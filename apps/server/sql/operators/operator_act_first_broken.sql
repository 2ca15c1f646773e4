-- The first row that is not as it was written, or that follows one that is missing.
create or replace function operator_act_first_broken() returns bigint language sql stable as $$
  select min(id) from (
    select id, seal, lag(id, 1, 0::bigint) over (order by id) as before,
      operator_act_seal_of(coalesce(lag(seal) over (order by id), ''), a) as expected
    from operator_act a
  ) s
  where seal <> expected or id <> before + 1
$$;

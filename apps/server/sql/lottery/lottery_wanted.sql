-- The numbers of orders in each of their issues, whose sub-orders begin at p_first and are as many as p_issues.
create or replace function lottery_wanted(
  p_first bigint[], p_issues int[], p_lock_order int[], p_lock_number text[], p_lock_amount bigint[]
) returns table (n int, number text, amount bigint, at bigint)
language sql immutable
as $$
  select l.n, l.number, l.amount, generate_series(p_first[l.n], p_first[l.n] + p_issues[l.n] - 1)
  from unnest(p_lock_order, p_lock_number, p_lock_amount) as l (n, number, amount)
$$;

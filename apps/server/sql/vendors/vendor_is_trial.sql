-- Whether the member plays with play money.
create or replace function vendor_is_trial(p_member bigint) returns boolean
language sql
stable
as $$
  select m.trial_of is not null from member join merchant m on m.code = member.merchant where member.id = p_member;
$$;

-- Makes the blocks of these members what they should be: their age by category, their identity, the lists, and the
-- breaks they took under another account.
create or replace function keep_play_blocks(p_members bigint[]) returns void
language plpgsql
as $$
begin
  with who as materialized (
    select m.id, m.birth_date, m.identity_verified_at, c.time_zone,
      -- As default-settings.ts has them.
      coalesce((c.settings ->> 'minimumAge')::int, 21) as minimum_age,
      coalesce(c.settings -> 'categoryAges', '{}') as category_ages,
      coalesce((c.settings -> 'identityFor' ->> 'play')::boolean, true) as needs_identity
    from member m join merchant c on c.code = m.merchant
    where m.id = any (p_members) and m.type in (0, 1, 2) and c.trial_of is null
  ), age as (
    select w.id, w.minimum_age as years, null::text[] as categories from who w where w.birth_date is not null
    union all
    select w.id, a.years::int, array_agg(a.category order by a.category)
    from who w, jsonb_each_text(w.category_ages) as a (category, years)
    where w.birth_date is not null
    group by w.id, a.years
  ), wanted as materialized (
    select a.id, 'age' as reason, a.categories, birthday_at(w.birth_date, a.years, w.time_zone) as ends_at
    from age a join who w using (id)
    where birthday_at(w.birth_date, a.years, w.time_zone) > clock_timestamp()
    union all
    select w.id, 'identity', null, 'infinity' from who w where w.needs_identity and w.identity_verified_at is null
    union all
    select distinct r.member_id, 'restricted', null::text[], 'infinity'::timestamptz
    from restricted_members((select array_agg(w.id) from who w)) r
  ), gone as (
    delete from member_block b
    where b.member_id = any (p_members) and b.reason in ('age', 'identity', 'restricted')
      and not exists (
        select from wanted w
        where w.id = b.member_id and w.reason = b.reason and w.ends_at = b.ends_at
          and w.categories is not distinct from b.categories)
  )
  insert into member_block (member_id, reason, categories, starts_at, ends_at)
  select w.id, w.reason, w.categories, clock_timestamp(), w.ends_at
  from wanted w
  where not exists (
    select from member_block b
    where b.member_id = w.id and b.reason = w.reason and b.ends_at = w.ends_at
      and b.categories is not distinct from w.categories);

  perform follow_breaks(p_members);
end
$$;

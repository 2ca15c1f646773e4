-- Who may play what follows from what is known of them, so the rows that every debit asks are kept by the database
-- itself: whatever changes a member or a merchant's rules, nobody can forget them.

alter table member_block add column categories text[]; -- unset: of every category

-- The first instant of somebody's birthday; one of 29 February comes on 1 March in other years.
create function birthday_at(p_born date, p_years int, p_time_zone text) returns timestamptz
language sql
immutable
as $$
  select (d + (extract(day from p_born) - extract(day from d))::int)::timestamp at time zone p_time_zone
  from (select (p_born + make_interval(years => p_years))::date as d) birthday;
$$;

-- Which of these members stand on a list of people who may not play.
create function restricted_members(p_members bigint[]) returns table (member_id bigint, list text)
language sql
stable
as $$
  select m.id, r.list from member m join restricted_person r on r.person_index = m.person_index
  where m.id = any (p_members)
  union
  select m.id, r.list from member m join restricted_person r on r.document_index = m.document_index
  where m.id = any (p_members)
  union
  select m.id, r.list from member m join restricted_person r on r.mobile_index = m.mobile_index
  where m.id = any (p_members)
  union
  select m.id, r.list from member m join restricted_person r on r.email_index = m.email_index
  where m.id = any (p_members);
$$;

-- Accounts of the same people, at any merchant: by a number, an address or a document both have proved.
create function same_person(p_members bigint[]) returns table (member_id bigint, other_id bigint)
language sql
stable
as $$
  select m.id, o.id from member m join member o on o.mobile_index = m.mobile_index
  where m.id = any (p_members) and o.id <> m.id
    and m.mobile_verified_at is not null and o.mobile_verified_at is not null
  union
  select m.id, o.id from member m join member o on o.email_index = m.email_index
  where m.id = any (p_members) and o.id <> m.id
    and m.email_verified_at is not null and o.email_verified_at is not null
  union
  select m.id, o.id from member m join member o on o.document_index = m.document_index
  where m.id = any (p_members) and o.id <> m.id
    and m.identity_verified_at is not null and o.identity_verified_at is not null
  union
  select m.id, o.id from member m join member o on o.person_index = m.person_index
  where m.id = any (p_members) and o.id <> m.id
    and m.identity_verified_at is not null and o.identity_verified_at is not null;
$$;

-- Makes the blocks of these members what they should be: their age by category, their identity, the lists, and the
-- breaks they took under another account.
create function keep_play_blocks(p_members bigint[]) returns void
language plpgsql
as $$
begin
  with who as materialized (
    select m.id, m.birth_date, m.identity_verified_at, c.time_zone,
      -- As default-settings.ts has them.
      coalesce((c.settings ->> 'minimumAge')::int, 21) as minimum_age,
      coalesce(c.settings -> 'categoryAges', '{}') as category_ages,
      coalesce((c.settings -> 'identityFor' ->> 'play')::boolean, false) as needs_identity
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

-- A break counts for the person who took it, under whichever account they play.
create function follow_breaks(p_members bigint[]) returns void
language sql
as $$
  insert into member_block (member_id, reason, starts_at, ends_at)
  select s.member_id, b.reason, clock_timestamp(), max(b.ends_at)
  from same_person(p_members) s
  join member_block b on b.member_id = s.other_id
  where b.reason in ('timeout', 'exclusion') and clock_timestamp() < b.ends_at
  group by s.member_id, b.reason
  having max(b.ends_at) > coalesce((
    select max(own.ends_at) from member_block own where own.member_id = s.member_id and own.reason = b.reason
  ), '-infinity');
$$;

create function keep_play_blocks_of_member() returns trigger
language plpgsql
as $$
begin
  perform keep_play_blocks(array[new.id]);
  return null;
end
$$;

create trigger member_play_blocks after insert or update of
  birth_date, person_index, document_index, identity_verified_at,
  mobile_index, mobile_verified_at, email_index, email_verified_at
on member for each row execute function keep_play_blocks_of_member();

create function keep_play_blocks_of_merchant() returns trigger
language plpgsql
as $$
begin
  perform keep_play_blocks((select array_agg(m.id) from member m where m.merchant = new.code));
  return null;
end
$$;

create trigger merchant_play_blocks after update of settings, time_zone on merchant for each row
when (
  old.time_zone <> new.time_zone
  or old.settings -> 'minimumAge' is distinct from new.settings -> 'minimumAge'
  or old.settings -> 'categoryAges' is distinct from new.settings -> 'categoryAges'
  or old.settings -> 'identityFor' is distinct from new.settings -> 'identityFor')
execute function keep_play_blocks_of_merchant();

select keep_play_blocks(array(select id from member where birth_date is not null));

-- Whether a block of categories closes a game; one that no catalogue lists is for those who may play all.
create function is_closed_category(p_member bigint, p_vendor text, p_game text, p_now timestamptz) returns boolean
language sql
stable
as $$
  select exists (
    select from member_block b
    left join game g on g.vendor = p_vendor and g.game_code = p_game
    where b.member_id = p_member and p_now >= b.starts_at and p_now < b.ends_at
      and b.categories is not null and (g.category is null or g.category = any (b.categories)));
$$;

do $patch$
declare
  v_change text[];
  v_function text;
  v_changes constant text[][] := array[
    -- What is closed to a member in part is judged by whoever knows the game.
    array['ledger_post_locked',
      'where b.member_id = any (p_members) and p_now >= b.starts_at and p_now < b.ends_at',
      'where b.member_id = any (p_members) and p_now >= b.starts_at and p_now < b.ends_at and b.categories is null'],
    array['vendor_play', '  v_excluded bigint[];', '  v_excluded bigint[];' || chr(10) || '  v_partly bigint[];'],
    array['vendor_play', 'array_agg(b.member_id),' || chr(10),
      'array_agg(b.member_id) filter (where b.categories is null),' || chr(10)],
    array['vendor_play', 'array_agg(b.member_id) filter (where b.reason = ''exclusion'')',
      'array_agg(b.member_id) filter (where b.reason = ''exclusion''),' || chr(10)
      || '    array_agg(b.member_id) filter (where b.categories is not null)'],
    array['vendor_play', 'v_blocked, v_excluded' || chr(10), 'v_blocked, v_excluded, v_partly' || chr(10)],
    array['vendor_play',
      'when c.member_id = any (v_blocked) or c.member_id = any (v_inactive) then ''PLAYER_BLOCKED''',
      'when c.member_id = any (v_blocked) or c.member_id = any (v_inactive) then ''PLAYER_BLOCKED''' || chr(10)
      || '        when c.member_id = any (v_partly) and is_closed_category(c.member_id, c.vendor_code, c.game_code, v_now)'
      || ' then ''PLAYER_BLOCKED'''],
    array['lottery_place', 'when member.status <> ''active'' then ''blocked''',
      'when member.status <> ''active'' or exists (' || chr(10)
      || '          select from member_block b' || chr(10)
      || '          left join game g on g.game_code = a.code and g.category in (''ELOTT'', ''LOTT'')' || chr(10)
      || '          where b.member_id = a.member_id and v_now >= b.starts_at and v_now < b.ends_at' || chr(10)
      -- A lottery without a tile is as old as the stricter of both.
      || '            and b.categories && case when g.category is null then array[''ELOTT'', ''LOTT''] else array[g.category] end'
      || chr(10)
      || '        ) then ''blocked''']];
begin
  foreach v_change slice 1 in array v_changes loop
    v_function := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = v_change[1]);
    if position(v_change[2] in v_function) = 0 then
      raise exception '% is not the function this changes: %', v_change[1], v_change[2];
    end if;
    execute replace(v_function, v_change[2], v_change[3]);
  end loop;
end
$patch$;

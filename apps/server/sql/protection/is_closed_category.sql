-- Whether a block of categories closes a game; one that no catalogue lists is for those who may play all.
create or replace function is_closed_category(p_member bigint, p_vendor text, p_game text, p_now timestamptz) returns boolean
language sql
stable
as $$
  select exists (
    select from member_block b
    left join game g on g.vendor = p_vendor and g.game_code = p_game
    where b.member_id = p_member and p_now >= b.starts_at and p_now < b.ends_at
      and b.categories is not null and (g.category is null or g.category = any (b.categories)));
$$;

-- What a site stated stays as it was stated.
create or replace function article_version_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on article_version is refused: what was agreed to stays as it was written', tg_op
    using errcode = 'restrict_violation';
end $$;

create or replace trigger article_version_is_final before update or delete on article_version
  for each statement execute function article_version_refuse_change();
create or replace trigger article_version_is_kept before truncate on article_version
  for each statement execute function article_version_refuse_change();

-- Every version of what a site states stays readable: a member agreed to one of them.
create or replace function keep_article_version() returns trigger language plpgsql as $$
begin
  insert into article_version (merchant, kind, version, titles, contents, published_at)
  values (new.merchant, new.kind, new.version, new.titles, new.contents, new.published_at)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger article_version_kept after insert or update on article
  for each row when (new.kind <> 'help') execute function keep_article_version();

-- Every version of what a site states stays readable: a member agreed to one of them.
create table article_version (
  merchant     text        not null,
  kind         text        not null,
  version      int         not null,
  titles       jsonb       not null, -- by language
  contents     jsonb       not null, -- by language: safe HTML
  published_at timestamptz not null,
  primary key (merchant, kind, version)
);

insert into article_version (merchant, kind, version, titles, contents, published_at)
select merchant, kind, version, titles, contents, published_at from article where kind <> 'help';

create function keep_article_version() returns trigger language plpgsql as $$
begin
  insert into article_version (merchant, kind, version, titles, contents, published_at)
  values (new.merchant, new.kind, new.version, new.titles, new.contents, new.published_at)
  on conflict do nothing;
  return null;
end $$;

create trigger article_version_kept after insert or update on article
  for each row when (new.kind <> 'help') execute function keep_article_version();

create function article_version_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on article_version is refused: what was agreed to stays as it was written', tg_op
    using errcode = 'restrict_violation';
end $$;

create trigger article_version_is_final before update or delete on article_version
  for each statement execute function article_version_refuse_change();
create trigger article_version_is_kept before truncate on article_version
  for each statement execute function article_version_refuse_change();
revoke update, delete, truncate on article_version from perya_app;

-- Whoever joined after a statement was published agreed to it by joining; from here on that is written down when they do.
insert into consent (member_id, kind, version, agreed_at)
select m.id, a.kind, a.version, m.registered_at from member m
join merchant s on s.code = m.merchant
join article a on a.merchant = coalesce(s.trial_of, s.code) and a.kind in ('agreement', 'privacy')
where m.registered_at >= a.published_at
on conflict do nothing;

-- People who work for a merchant, apart from its members. None is ever deleted: what they did names them.
create table operator (
  id            bigint      generated always as identity primary key,
  merchant      text        not null references merchant,
  name          text        not null check (name ~ '^[a-z][a-z0-9.-]{1,31}$'),
  password_hash text        not null,
  code_secret   bytea       not null, -- of their authenticator, sealed
  code_step     bigint      not null default 0, -- the half minute whose code was used last: none works twice
  permissions   text[]      not null,
  is_locked     boolean     not null default false,
  created_at    timestamptz not null,
  unique (merchant, name)
);

create table operator_session (
  id           bigint      generated always as identity primary key,
  operator_id  bigint      not null references operator,
  token_hash   bytea       not null unique,
  device_hash  bytea       not null,
  ip           text        not null,
  user_agent   text        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);

create index operator_session_device on operator_session (operator_id, device_hash);

-- What operators did: a row before a call is answered, and one after it that says what came of it.
-- Each row holds the hash of the one before, so whoever keeps the last seal can tell that none was changed or lost.
create table operator_act (
  id          bigint      primary key,
  answers     bigint      references operator_act, -- of a row that says what came of another
  at          timestamptz not null,
  merchant    text        not null references merchant,
  operator_id bigint      references operator, -- unset for a log-in and for what was done by command
  call        text        not null,
  input       jsonb,
  ip          text        not null,
  user_agent  text        not null,
  request_id  text        not null,
  outcome     text,
  seal        bytea       not null,
  check ((answers is null) = (outcome is null))
);

create unique index operator_act_answers on operator_act (answers) where answers is not null;
create index operator_act_of_merchant on operator_act (merchant, id desc) where answers is null;

create function operator_act_seal_of(p_before bytea, p_act operator_act) returns bytea language sql immutable as $$
  select sha256(p_before || convert_to(jsonb_build_array(
    p_act.id, p_act.answers, extract(epoch from p_act.at), p_act.merchant, p_act.operator_id, p_act.call, p_act.input,
    p_act.ip, p_act.user_agent, p_act.request_id, p_act.outcome)::text, 'UTF8'))
$$;

create function operator_act_seal() returns trigger language plpgsql as $$
declare
  v_last operator_act;
begin
  perform pg_advisory_xact_lock(hashtextextended('operator_act', 0));
  select * into v_last from operator_act order by id desc limit 1;
  new.id := coalesce(v_last.id, 0) + 1;
  new.seal := operator_act_seal_of(coalesce(v_last.seal, ''), new);
  return new;
end
$$;

create trigger operator_act_is_sealed before insert on operator_act
  for each row execute function operator_act_seal();

create function operator_act_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on operator_act is refused: what operators did stays as it was written', tg_op
    using errcode = 'restrict_violation';
end
$$;

create trigger operator_act_is_final before update or delete on operator_act
  for each row execute function operator_act_refuse_change();
create trigger operator_act_is_kept before truncate on operator_act
  for each statement execute function operator_act_refuse_change();

revoke update, delete, truncate on operator_act from perya_app;
revoke delete, truncate on operator from perya_app;

-- The first row that is not as it was written, or that follows one that is missing.
create function operator_act_first_broken() returns bigint language sql stable as $$
  select min(id) from (
    select id, seal, lag(id, 1, 0::bigint) over (order by id) as before,
      operator_act_seal_of(coalesce(lag(seal) over (order by id), ''), a) as expected
    from operator_act a
  ) s
  where seal <> expected or id <> before + 1
$$;

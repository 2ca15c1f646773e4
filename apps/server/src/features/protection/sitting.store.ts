/** Time signed in, by the clock the wallet goes by. */
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Use } from './limit.store.ts'

/** Somebody who did something this recently is here. */
const here = sql.raw(`interval '5 minutes'`)

const periods = sql.raw(
  `(values ('day', interval '24 hours'), ('week', interval '7 days'), ('month', interval '30 days'))`,
)

/** Limits on time with what was used of their running periods, in seconds, and who is here now. */
const timeUse = sql`
  select l.member_id, l.period, l.cap, running.starts_at, running.starts_at + p.length as ends_at,
    coalesce(online.seconds, 0) as seconds, coalesce(online.is_here, false) as is_here
  from protection_limit l
  join ${periods} as p (name, length) on p.name = l.period
  cross join lateral (
    select l.starts_at + floor(
      extract(epoch from now() - l.starts_at) / extract(epoch from p.length)) * p.length as starts_at
  ) running
  cross join lateral (
    select sum(extract(epoch from upper(r) - lower(r)))::bigint as seconds, bool_or(upper(r) >= now()) as is_here
    from (
      select range_agg(tstzrange(
        least(greatest(s.created_at, running.starts_at), s.until), s.until, '[]')) as together
      from (
        select created_at, case
          when ended_at is not null then ended_at
          when last_seen_at > now() - ${here} then greatest(now(), last_seen_at)
          else last_seen_at end as until
        from session
        where member_id = l.member_id and last_seen_at >= running.starts_at
      ) s
      where s.until >= s.created_at
    ) a, unnest(a.together) r
  ) online
  where l.measure = 'session'`

export async function listTimeUse(db: Db, memberId: bigint): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select 'session' as measure, period, max(seconds / 60)::bigint as used, min(ends_at) as "endsAt"
    from (${timeUse} and l.member_id = ${memberId}) t group by period`.execute(db)
  return rows
}

/** Sets for each member the moment their time is up: the wallet then refuses bets by itself, to the second. */
export async function scheduleTimeUp(db: Db): Promise<void> {
  await sql`
    with up as (
      select distinct on (member_id) member_id,
        now() + make_interval(secs => greatest(cap * 60 - seconds, 0)) as starts_at, ends_at
      from (${timeUse}) t
      where seconds >= cap * 60 or (is_here and now() + make_interval(secs => cap * 60 - seconds) < ends_at)
      order by member_id, greatest(cap * 60 - seconds, 0), ends_at desc
    ), gone as (
      delete from member_block b
      where b.reason = 'session' and not exists (select from up where up.member_id = b.member_id)
    )
    insert into member_block as b (member_id, reason, starts_at, ends_at)
    select member_id, 'session', starts_at, ends_at from up
    on conflict (member_id) where reason = 'session' do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where abs(extract(epoch from b.starts_at - excluded.starts_at)) > 2 or b.ends_at <> excluded.ends_at`.execute(
    db,
  )
}

/** Since when members have been signed in, and when they are told so. */
const sitting = (usualMinutes: number) => sql`
  select s.member_id, s.since,
    greatest(s.since, r.acknowledged_at) + make_interval(mins => coalesce(l.cap, ${usualMinutes})::int) as due_at
  from (
    select s.member_id, min(s.created_at) as since
    from session s join member m on m.id = s.member_id and m.type in (0, 1, 2)
    where s.ended_at is null and s.expires_at > now()
    group by s.member_id
  ) s
  left join reality_check r on r.member_id = s.member_id
  left join protection_limit l on l.member_id = s.member_id and l.measure = 'reality' and l.set_by = 'member'`

export type Sitting = { since: Date; dueAt: Date; isDue: boolean }

export async function findSitting(
  db: Db,
  memberId: bigint,
  usualMinutes: number,
): Promise<Sitting | undefined> {
  const { rows } = await sql<Sitting>`
    select since, due_at as "dueAt", now() >= due_at as "isDue"
    from (${sitting(usualMinutes)} where s.member_id = ${memberId}) t`.execute(db)
  return rows[0]
}

/** Sets for everybody who is signed in the moment they are told how long it has been: no bet passes it unread. */
export async function scheduleReality(db: Db, usualMinutes: number): Promise<void> {
  await sql`
    with due as (${sitting(usualMinutes)}), gone as (
      delete from member_block b
      where b.reason = 'reality' and not exists (select from due where due.member_id = b.member_id)
    )
    insert into member_block as b (member_id, reason, starts_at)
    select member_id, 'reality', due_at from due
    on conflict (member_id) where reason = 'reality' do update set starts_at = excluded.starts_at
    where b.starts_at <> excluded.starts_at`.execute(db)
}

export async function keepAcknowledged(db: Db, memberId: bigint): Promise<void> {
  await sql`
    with read as (
      insert into reality_check (member_id, acknowledged_at) values (${memberId}, now())
      on conflict (member_id) do update set acknowledged_at = excluded.acknowledged_at
    )
    delete from member_block where member_id = ${memberId} and reason = 'reality'`.execute(db)
}

import type { Measure, MoneyMeasure, Period } from '@perya/contract/protection-bounds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Which } from './limit.rules.ts'

export type SetBy = 'member' | 'operator'
export type LimitRow = Which & { setBy: SetBy; cap: bigint; startsAt: Date }

export async function listLimits(db: Db, memberId: bigint): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select measure, period, set_by as "setBy", cap, starts_at as "startsAt"
    from protection_limit where member_id = ${memberId} order by measure, period, cap`.execute(db)
  return rows
}

export async function findCap(
  db: Db,
  memberId: bigint,
  { measure, period }: Which,
  setBy: SetBy,
): Promise<bigint | null> {
  const { rows } = await sql<{ cap: bigint }>`
    select cap from protection_limit
    where member_id = ${memberId} and measure = ${measure} and period = ${period} and set_by = ${setBy}`.execute(
    db,
  )
  return rows[0]?.cap ?? null
}

/** Keeps the periods that run: a new cap is no new start. */
export async function putCap(
  tx: Tx,
  memberId: bigint,
  { measure, period }: Which,
  { setBy, cap, now }: { setBy: SetBy; cap: bigint | null; now: Date },
): Promise<void> {
  if (cap === null) {
    await sql`
      delete from protection_limit
      where member_id = ${memberId} and measure = ${measure} and period = ${period} and set_by = ${setBy}`.execute(
      tx,
    )
    return
  }
  await sql`
    insert into protection_limit (member_id, measure, period, set_by, cap, starts_at)
    values (${memberId}, ${measure}, ${period}, ${setBy}, ${cap}, ${now})
    on conflict (member_id, measure, period, set_by) do update set cap = excluded.cap`.execute(tx)
}

const intervals: Record<Exclude<Period, 'sitting'>, string> = {
  day: '24 hours',
  week: '7 days',
  month: '30 days',
}

/** Makes the wallet obey the strictest of what was set; what was used of the running period stays used. */
export async function obeyInWallet(
  tx: Tx,
  memberId: bigint,
  measure: MoneyMeasure,
  period: Exclude<Period, 'sitting'>,
): Promise<void> {
  const { rows } = await sql<{ cap: bigint | null }>`
    select min(cap)::bigint as cap from protection_limit
    where member_id = ${memberId} and measure = ${measure} and period = ${period}`.execute(tx)
  const cap = rows[0]?.cap ?? null
  const interval = intervals[period]
  await (cap === null
    ? sql`
        delete from member_limit
        where member_id = ${memberId} and measure = ${measure} and period = ${interval}::interval`
    : sql`
        insert into member_limit (member_id, measure, period, cap)
        values (${memberId}, ${measure}, ${interval}::interval, ${cap})
        on conflict (member_id, measure, period) do update set cap = excluded.cap`
  ).execute(tx)
}

export type Use = { measure: Measure; period: Period; used: bigint; endsAt: Date }

/** What was used of the running periods, as the wallet counts it. */
export async function listMoneyUse(db: Db, memberId: bigint): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select l.measure, p.name as period,
      case when now() >= l.starts_at + l.period then 0 else l.used end as used,
      case when now() >= l.starts_at + l.period then now() + l.period else l.starts_at + l.period end as "endsAt"
    from member_limit l
    join (values ('day', interval '24 hours'), ('week', interval '7 days'), ('month', interval '30 days'))
      as p (name, period) on p.period = l.period
    where l.member_id = ${memberId}`.execute(db)
  return rows
}

export type WishRow = Which & { cap: bigint | null; ripeAt: Date }

export async function listWishes(db: Db, memberId: bigint): Promise<WishRow[]> {
  const { rows } = await sql<WishRow>`
    select measure, period, cap, ripe_at as "ripeAt" from protection_wish
    where member_id = ${memberId} order by ripe_at`.execute(db)
  return rows
}

export async function putWish(tx: Tx, memberId: bigint, wish: WishRow): Promise<void> {
  await sql`
    insert into protection_wish (member_id, measure, period, cap, ripe_at)
    values (${memberId}, ${wish.measure}, ${wish.period}, ${wish.cap}, ${wish.ripeAt})
    on conflict (member_id, measure, period) do update
    set cap = excluded.cap, ripe_at = excluded.ripe_at`.execute(tx)
}

/** Takes a wish away and says what it was; two who take it at once get it once. */
export async function takeWish(
  tx: Tx,
  memberId: bigint,
  { measure, period }: Which,
): Promise<WishRow | undefined> {
  const { rows } = await sql<WishRow>`
    delete from protection_wish
    where member_id = ${memberId} and measure = ${measure} and period = ${period}
    returning measure, period, cap, ripe_at as "ripeAt"`.execute(tx)
  return rows[0]
}

/** One change of a member's limits at a time. */
export async function lockProtection(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select from member where id = ${memberId} for no key update`.execute(tx)
}

/** How much of a kind one vendor may do; what passes it is held until operators have looked. */
import type { Amount } from '@perya/money'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Gifts of a day, what corrections of a day give, one win, and what members win of a day. */
export const limitKinds = ['promo', 'correction', 'win', 'net'] as const
export type LimitKind = (typeof limitKinds)[number]

export type VendorLimit = {
  kind: LimitKind
  cap: Amount
  /** Today, by UTC. */
  used: Amount
  stoppedAt: Date | null
  /** What one operator says until another says the same; without a cap it is to resume. */
  claimedCap: Amount | null
  claimedBy: string | null
}

const columns =
  sql.raw(`kind, cap, stopped_at as "stoppedAt", claimed_cap as "claimedCap", claimed_by as "claimedBy",
  case when day = (now() at time zone 'UTC')::date then used else 0 end as used`)

export async function listLimits(db: Db, vendorId: number): Promise<VendorLimit[]> {
  const { rows } = await sql<VendorLimit>`
    select ${columns} from vendor_limit where vendor_id = ${vendorId}
    order by array_position(${[...limitKinds]}, kind)`.execute(db)
  return rows
}

export async function lockLimit(tx: Tx, vendorId: number, kind: LimitKind): Promise<VendorLimit> {
  const { rows } = await sql<VendorLimit>`
    select ${columns} from vendor_limit where vendor_id = ${vendorId} and kind = ${kind}
    for no key update`.execute(tx)
  return rows[0] as VendorLimit
}

/** The largest single win of a vendor, and whether members won so much of it that it takes no bets. */
export type Bounds = { winMax: Amount; isNetStopped: boolean }

/** By the vendor's number. */
export async function readBounds(db: Db): Promise<Map<number, Bounds>> {
  const { rows } = await sql<Bounds & { vendorId: number }>`
    select win.vendor_id as "vendorId", win.cap as "winMax", net.stopped_at is not null as "isNetStopped"
    from vendor_limit win join vendor_limit net on net.vendor_id = win.vendor_id and net.kind = 'net'
    where win.kind = 'win'`.execute(db)
  return new Map(rows.map((row) => [row.vendorId, row]))
}

type NewWord = { vendorId: number; kind: LimitKind }

export async function claimLimit(
  tx: Tx,
  { vendorId, kind, cap, operator }: NewWord & { cap: Amount | null; operator: string },
): Promise<void> {
  await sql`
    update vendor_limit set claimed_cap = ${cap}, claimed_by = ${operator}
    where vendor_id = ${vendorId} and kind = ${kind}`.execute(tx)
}

export async function setCap(tx: Tx, { vendorId, kind, cap }: NewWord & { cap: Amount }): Promise<void> {
  await sql`
    update vendor_limit set cap = ${cap}, claimed_cap = null, claimed_by = null
    where vendor_id = ${vendorId} and kind = ${kind}`.execute(tx)
}

/** From here on the kind has all of its room again. */
export async function resumeKind(tx: Tx, { vendorId, kind }: NewWord): Promise<void> {
  await sql`
    update vendor_limit set stopped_at = null, used = 0, claimed_cap = null, claimed_by = null
    where vendor_id = ${vendorId} and kind = ${kind}`.execute(tx)
}

/** One open alarm of a vendor and a kind. */
export async function raiseLimit(
  db: Db,
  about: { vendorId: number; kind: LimitKind; memberId: bigint | null; detail: object },
): Promise<void> {
  const { vendorId, kind, memberId, detail } = about
  await sql`
    select vendor_raise_limit(${vendorId}, ${kind}, ${memberId}, ${JSON.stringify(detail)}::jsonb)`.execute(
    db,
  )
}

/** Adds to what members won of a vendor today; answers whether that has just passed its limit. */
export async function countNet(tx: Tx, vendorId: number, amount: Amount): Promise<boolean> {
  const { rows } = await sql<{ isReached: boolean }>`
    with kept as (
      select *, (clock_timestamp() at time zone 'UTC')::date as today from vendor_limit
      where vendor_id = ${vendorId} and kind = 'net' for no key update
    ), counted as (
      select k.*, ${amount}::bigint + case when day = today then used else 0 end as total from kept k
    )
    update vendor_limit l
    set day = c.today, used = c.total,
      stopped_at = coalesce(l.stopped_at, case when c.total > c.cap then clock_timestamp() end)
    from counted c where (l.vendor_id, l.kind) = (c.vendor_id, c.kind)
    returning c.stopped_at is null and c.total > c.cap as "isReached"`.execute(tx)
  return rows[0]?.isReached === true
}

import type { Text } from '@perya/contract/language'
import type { PromotionTerms } from '@perya/contract/promotion-sum'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Promotion = PromotionTerms & {
  id: bigint
  merchant: string
  code: string
  names: Text
  texts: Text
  minDeposit: bigint
  validDays: number
  once: 'member' | 'day'
  /** The largest bet while the bonus is being staked. */
  maxBet: bigint | null
}

const columns = sql.raw(`p.id, p.merchant, p.code, p.names, p.texts, p.kind, p.rate, p.fixed, p.cap, p.basis,
  p.min_deposit as "minDeposit", p.turnover_percent as "turnoverPercent", p.valid_days as "validDays", p.once,
  p.max_bet as "maxBet"`)

const open = (now: Date) =>
  sql`p.is_enabled and ${now}::timestamptz >= p.starts_at and ${now}::timestamptz < p.ends_at`

/** Promotions a member may accept now: open, not taken before in this slot, and with no other claim open. */
export async function listFor(
  db: Db,
  asked: { merchant: string; memberId: bigint; now: Date; day: string },
): Promise<Promotion[]> {
  const { rows } = await sql<Promotion>`
    select ${columns} from deposit_promotion p
    where p.merchant = ${asked.merchant} and ${open(asked.now)}
      and not exists (
        select from promotion_claim c
        where c.member_id = ${asked.memberId} and c.state <> 'void'
          and (c.ended_at is null
            or c.promotion_id = p.id and c.slot = case p.once when 'day' then ${asked.day} else '' end))
    order by p.position, p.id`.execute(db)
  return rows
}

export async function findOpen(
  db: Db,
  asked: { merchant: string; id: bigint; now: Date },
): Promise<Promotion | undefined> {
  const { rows } = await sql<Promotion>`
    select ${columns} from deposit_promotion p
    where p.merchant = ${asked.merchant} and p.id = ${asked.id} and ${open(asked.now)}`.execute(db)
  return rows[0]
}

export async function promotionOf(db: Db, id: bigint): Promise<Promotion> {
  const { rows } = await sql<Promotion>`
    select ${columns} from deposit_promotion p where p.id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`there is no promotion ${id}`)
  return rows[0]
}

export type WrittenPromotion = Omit<Promotion, 'id'> & {
  position: number
  isEnabled: boolean
  startsAt: Date | null
  endsAt: Date | null
}

/** Inserts a promotion; an existing one is overwritten only with `isOver`. */
export async function savePromotionRow(
  db: Db,
  it: WrittenPromotion,
  { isOver }: { isOver: boolean },
): Promise<void> {
  const values = sql`
    ${it.merchant}, ${it.code}, ${JSON.stringify(it.names)}, ${JSON.stringify(it.texts)}, ${it.kind}, ${it.rate},
    ${it.fixed}, ${it.cap}, ${it.minDeposit}, ${it.basis}, ${it.turnoverPercent}, ${it.validDays}, ${it.once}, ${it.maxBet},
    coalesce(${it.startsAt}::timestamptz, '-infinity'), coalesce(${it.endsAt}::timestamptz, 'infinity'), ${it.position}, ${it.isEnabled}`
  const names =
    sql.raw(`merchant, code, names, texts, kind, rate, fixed, cap, min_deposit, basis, turnover_percent,
    valid_days, once, max_bet, starts_at, ends_at, position, is_enabled`)
  await sql`
    insert into deposit_promotion (${names}) values (${values}) on conflict (merchant, code) do nothing`.execute(
    db,
  )
  if (!isOver) return
  await sql`
    update deposit_promotion set (${names}) = row (${values})
    where merchant = ${it.merchant} and code = ${it.code}`.execute(db)
}

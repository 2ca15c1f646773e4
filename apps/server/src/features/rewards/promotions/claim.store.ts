import type { Text } from '@perya/contract/language'
import type { ClaimState } from '@perya/contract/promotions'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Claim = {
  id: bigint
  promotionId: bigint
  memberId: bigint
  depositId: bigint
  merchant: string
  reference: string
  names: Text
  state: ClaimState
  bonus: bigint
  bonusStart: bigint | null
  expiresAt: Date | null
  maxBet: bigint | null
}

const select = sql.raw(`
  select c.id, c.promotion_id as "promotionId", c.member_id as "memberId", c.deposit_id as "depositId",
    p.merchant, d.reference, p.names, c.state, c.bonus, c.bonus_start as "bonusStart", c.expires_at as "expiresAt",
    c.max_bet as "maxBet"
  from promotion_claim c join deposit_promotion p on p.id = c.promotion_id join deposit d on d.id = c.deposit_id`)

export async function findClaim(
  db: Db,
  by: { memberId: bigint; id: bigint } | { activeOf: bigint },
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    ${select} where ${
      'id' in by
        ? sql`c.id = ${by.id} and c.member_id = ${by.memberId}`
        : sql`c.member_id = ${by.activeOf} and c.state = 'active'`
    }`.execute(db)
  return rows[0]
}

/** The last claim of a deposit; a void one only when there is no other. */
export async function findClaimOf(db: Db, depositId: bigint): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    ${select} where c.deposit_id = ${depositId} order by c.state = 'void', c.id desc limit 1`.execute(db)
  return rows[0]
}

export async function listClaimsOf(db: Db, depositIds: readonly bigint[]): Promise<Claim[]> {
  if (depositIds.length === 0) return []
  const { rows } = await sql<Claim>`
    ${select} where c.deposit_id = any (${depositIds}::bigint[]) order by c.state = 'void' desc, c.id`.execute(
    db,
  )
  return rows
}

/** `undefined` when the member has an open claim, or has had this promotion. */
export async function insertClaim(
  tx: Tx,
  claim: { promotionId: bigint; memberId: bigint; depositId: bigint; slot: string; now: Date },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    insert into promotion_claim (promotion_id, member_id, deposit_id, slot, accepted_at)
    values (${claim.promotionId}, ${claim.memberId}, ${claim.depositId}, ${claim.slot}, ${claim.now})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export async function hasOpenClaim(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from promotion_claim where member_id = ${memberId} and ended_at is null`.execute(db)
  return rows.length > 0
}

export async function activateClaim(
  tx: Tx,
  claim: Pick<Claim, 'id' | 'bonus' | 'maxBet'> & { bonusStart: bigint; expiresAt: Date },
): Promise<void> {
  await sql`
    update promotion_claim set state = 'active', bonus = ${claim.bonus}, bonus_start = ${claim.bonusStart},
      expires_at = ${claim.expiresAt}, max_bet = ${claim.maxBet}
    where id = ${claim.id} and state = 'accepted'`.execute(tx)
}

/** Voids the claim of a deposit that brought nothing. */
export async function voidClaimOf(tx: Tx, depositId: bigint, now: Date): Promise<void> {
  await sql`
    update promotion_claim set state = 'void', ended_at = ${now}
    where deposit_id = ${depositId} and state = 'accepted'`.execute(tx)
}

export async function closeClaim(
  tx: Tx,
  claim: { id: bigint; state: 'completed' | 'forfeited' | 'expired'; released: bigint; now: Date },
): Promise<void> {
  await sql`
    update promotion_claim set state = ${claim.state}, released = ${claim.released}, ended_at = ${claim.now}
    where id = ${claim.id} and state = 'active'`.execute(tx)
}

/** Takes the active claims that were counted longest ago; other servers take later ones. */
export async function takeActive(db: Db, now: Date, limit: number): Promise<{ memberId: bigint }[]> {
  const { rows } = await sql<{ memberId: bigint }>`
    update promotion_claim set counted_at = ${now}
    where id in (
      select id from promotion_claim where state = 'active'
      order by counted_at nulls first limit ${limit} for update skip locked)
    returning member_id as "memberId"`.execute(db)
  return rows
}

/** Claims that ended since then: the last one of each member who has no open one. */
export async function listEnded(db: Db, since: Date): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select distinct on (c."memberId") c.* from (
      ${select} where c.state in ('completed', 'forfeited', 'expired') and c.ended_at > ${since}
        and not exists (
          select from promotion_claim o where o.member_id = c.member_id and o.ended_at is null)) c
    order by c."memberId", c.id desc`.execute(db)
  return rows
}

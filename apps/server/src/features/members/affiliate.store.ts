import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type AffiliateLink = Pick<Row<'affiliate_link'>, 'id' | 'code' | 'memberId' | 'memberType'>

export async function findOpenLink(
  db: Db,
  wanted: { merchant: string; code: string; domain: string; now: Date },
): Promise<AffiliateLink | undefined> {
  return db
    .selectFrom('affiliate_link')
    .innerJoin('member', 'member.id', 'affiliate_link.member_id')
    .select([
      'affiliate_link.id',
      'affiliate_link.code',
      'affiliate_link.member_id as memberId',
      'affiliate_link.member_type as memberType',
    ])
    .where('affiliate_link.merchant', '=', wanted.merchant)
    .where('affiliate_link.code', '=', wanted.code)
    .where('affiliate_link.is_enabled', '=', true)
    .where('member.status', '=', 'active')
    .where((is) => is.or([is('affiliate_link.expires_at', 'is', null), is('expires_at', '>', wanted.now)]))
    .where((is) => is.or([is('affiliate_link.domain', 'is', null), is('domain', '=', wanted.domain)]))
    .executeTakeFirst()
}

export async function countLinkUse(tx: Tx, id: bigint): Promise<void> {
  await tx
    .updateTable('affiliate_link')
    .set((link) => ({ use_count: link('use_count', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function putLink(
  db: Db,
  link: { merchant: string; code: string; member_id: bigint; member_type?: number },
): Promise<void> {
  await db
    .insertInto('affiliate_link')
    .values({ domain: null, expires_at: null, ...link })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

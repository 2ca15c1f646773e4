/** Invitations of agents: a link with a code, by which a new member stands below them. */
import type { Db } from '#platform/db.ts'
import { type AffiliateLink, findOpenLink, putLink } from './affiliate.store.ts'

/** An invitation that may be used now on this domain, and the agent it leads to; codes are read in any case. */
export function findUsableLink(
  db: Db,
  {
    merchant,
    code,
    domain = '',
    now,
  }: { merchant: string; code: string; domain: string | undefined; now: Date },
): Promise<AffiliateLink | undefined> {
  return findOpenLink(db, { merchant, code: code.toUpperCase(), domain: domain.toLowerCase(), now })
}

/** Makes an invitation for every domain of the merchant, without an end; one that is there already stays as it is. */
export function insertLink(
  db: Db,
  link: { merchant: string; code: string; member_id: bigint; member_type?: number },
): Promise<void> {
  return putLink(db, link)
}

import { readPersonalData } from '#features/members/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { plainText } from '#platform/plain-text.ts'
import { isNearName, nearBy } from './near-match.rules.ts'
import { listCandidates, type NearMatch } from './near-match.store.ts'

/** People on a break whom this member may be, as far as anybody can tell from what both have said. */
export async function findNear(
  ctx: Pick<Context, 'secrets'>,
  db: Db,
  memberId: bigint,
): Promise<NearMatch[]> {
  const candidates = await listCandidates(db, memberId)
  if (candidates.length === 0) return []
  const nameOf = async (id: bigint) => {
    const { payeeName } = await readPersonalData(ctx, db, id)
    return payeeName === undefined ? undefined : plainText(payeeName)
  }
  const own = await nameOf(memberId)
  const found: NearMatch[] = []
  for (const { otherId, isMemberVerified, isOtherVerified, wasToldApart, ...likeness } of candidates) {
    const other = await nameOf(otherId)
    const name = own === undefined || other === undefined ? null : isNearName(own, other)
    const signs = nearBy({ name, ...likeness }, { isMemberVerified, isOtherVerified, wasToldApart })
    if (signs.length > 0) found.push({ otherId, signs })
  }
  return found
}

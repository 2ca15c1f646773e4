import type { IdentityCheck } from '@perya/contract/identity-check'
import type { DocumentKind, RefusalReason } from '@perya/contract/identity-check-bounds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import type { Row } from '#platform/rows.ts'

export const identityCheckChannel = 'identity-check'

export type CheckState = Exclude<IdentityCheck['state'], 'none'>

export type CheckRow = {
  state: CheckState
  reason: RefusalReason | null
  sentAt: Date
  decidedAt: Date | null
}

/** The newest check of each of these members. */
export async function readChecks(
  db: Db,
  memberIds: readonly bigint[],
): Promise<(CheckRow & { memberId: bigint })[]> {
  const { rows } = await sql<CheckRow & { memberId: bigint }>`
    select distinct on (member_id) member_id as "memberId", state, reason, sent_at as "sentAt",
      decided_at as "decidedAt"
    from identity_check where member_id = any (${memberIds}::bigint[])
    order by member_id, id desc`.execute(db)
  return rows
}

export type NewCheck = Pick<
  Row<'identity_check'>,
  'memberId' | 'fullName' | 'documentNumber' | 'documentIndex' | 'personIndex'
> & {
  birthDate: string
  documentKind: DocumentKind
}

export async function insertCheck(tx: Tx, check: NewCheck, now: Date): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into identity_check (
      member_id, state, full_name, birth_date, document_kind, document_number, document_index, person_index, sent_at)
    values (
      ${check.memberId}, 'underReview', ${check.fullName}, ${check.birthDate}::date, ${check.documentKind},
      ${check.documentNumber}, ${check.documentIndex}, ${check.personIndex}, ${now})
    returning id`.execute(tx)
  await notify(tx, identityCheckChannel, String(check.memberId))
  return (rows[0] as { id: bigint }).id
}

export type CheckAtDesk = CheckRow & {
  id: bigint
  memberId: bigint
  userName: string
  fullName: Buffer
  birthDate: string
  documentKind: DocumentKind
  documentNumber: Buffer
}

const atDesk = sql`
  select c.id, c.member_id as "memberId", m.user_name as "userName", c.state, c.reason, c.full_name as "fullName",
    c.birth_date::text as "birthDate", c.document_kind as "documentKind", c.document_number as "documentNumber",
    c.sent_at as "sentAt", c.decided_at as "decidedAt"
  from identity_check c join member m on m.id = c.member_id`

/** What waits for a person, the oldest first. */
export async function listUnderReview(db: Db, merchant: string, limit: number): Promise<CheckAtDesk[]> {
  const { rows } = await sql<CheckAtDesk>`
    ${atDesk} where c.state = 'underReview' and m.merchant = ${merchant} order by c.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findAtDesk(db: Db, merchant: string, id: bigint): Promise<CheckAtDesk | undefined> {
  const { rows } = await sql<CheckAtDesk>`
    ${atDesk} where c.id = ${id} and m.merchant = ${merchant}`.execute(db)
  return rows[0]
}

/** False when somebody else has decided it. */
export async function decideCheck(
  tx: Tx,
  id: bigint,
  end: { state: 'verified' | 'refused'; reason: RefusalReason | null; operator: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ memberId: bigint }>`
    update identity_check
    set state = ${end.state}, reason = ${end.reason}, decided_at = ${end.now}, decided_by = ${end.operator}
    where id = ${id} and state = 'underReview'
    returning member_id as "memberId"`.execute(tx)
  if (rows[0]) await notify(tx, identityCheckChannel, String(rows[0].memberId))
  return rows.length > 0
}

export type TooYoung = { userName: string; birthDate: string; until: Date }

/** Whose age closes the whole site to them, who was found out last first. */
export async function listBarredByAge(db: Db, merchant: string, limit: number): Promise<TooYoung[]> {
  const { rows } = await sql<TooYoung>`
    select m.user_name as "userName", m.birth_date::text as "birthDate",
      -- No later day can be written as one of four digits.
      least(b.ends_at, '9999-12-31') as until
    from member_block b join member m on m.id = b.member_id
    where m.merchant = ${merchant} and b.reason = 'age' and b.categories is null and now() < b.ends_at
    order by b.starts_at desc limit ${limit}`.execute(db)
  return rows
}

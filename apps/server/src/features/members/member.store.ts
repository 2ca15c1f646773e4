import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'
import type { Member, MemberStatus } from './member.ts'

type MemberTable = Tables['member']

const memberColumns = [
  'member.id',
  'member.merchant',
  'member.user_name as userName',
  'member.type',
  'member.status',
  'member.upline_id as uplineId',
  'member.to_upline as toUpline',
  'member.nickname',
  'member.icon',
  'member.language',
  'member.first_login_at as firstLoginAt',
  'member.registered_at as registeredAt',
  'member.identity_verified_at as identityVerifiedAt',
] as const

export async function findById(db: Db, id: bigint): Promise<Member | undefined> {
  return db.selectFrom('member').select(memberColumns).where('id', '=', id).executeTakeFirst()
}

export async function findByUserName(
  db: Db,
  merchant: string,
  userName: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .select(memberColumns)
    .where('merchant', '=', merchant)
    .where(sql`lower(user_name)`, '=', userName)
    .executeTakeFirst()
}

export async function findByProvedMobile(
  db: Db,
  merchant: string,
  mobileIndex: Buffer,
): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .select(memberColumns)
    .where('merchant', '=', merchant)
    .where('mobile_index', '=', mobileIndex)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst()
}

export async function listByTypedMobile(
  db: Db,
  merchant: string,
  { mobileIndex, userName }: { mobileIndex: Buffer; userName: string },
): Promise<Member[]> {
  return db
    .selectFrom('member')
    .select(memberColumns)
    .where('merchant', '=', merchant)
    .where('mobile_index', '=', mobileIndex)
    .where('mobile_verified_at', 'is', null)
    .orderBy((is) => is('user_name', '=', userName), 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

export type NumberHolder = { id: bigint; isVerified: boolean }

/** Whoever gave the number of a member, that member too, held until the transaction ends. */
export async function lockHolders(tx: Tx, id: bigint): Promise<NumberHolder[]> {
  const { rows } = await sql<NumberHolder>`
    select other.id, other.mobile_verified_at is not null as "isVerified"
    from member join member other using (merchant, mobile_index)
    where member.id = ${id}
    order by other.id
    for no key update of other`.execute(tx)
  return rows
}

export async function setMobileVerified(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.updateTable('member').set({ mobile_verified_at: now }).where('id', '=', id).execute()
}

export async function clearPersonalColumns(tx: Tx, id: bigint): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      nickname: null,
      birth_date: null,
      payee_name: null,
      id_number: null,
      document_index: null,
      person_index: null,
      identity_verified_at: null,
      email: null,
      email_index: null,
      email_verified_at: null,
      contacts: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function isEmailKnown(db: Db, merchant: string, emailIndex: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('email_index', '=', emailIndex)
    .executeTakeFirst()
  return row !== undefined
}

export type PersonalColumns = Pick<
  Selectable<MemberTable>,
  | 'payee_name'
  | 'id_number'
  | 'email'
  | 'email_index'
  | 'email_verified_at'
  | 'mobile'
  | 'mobile_verified_at'
  | 'contacts'
>

export async function findPersonalColumns(db: Db, id: bigint): Promise<PersonalColumns | undefined> {
  return db
    .selectFrom('member')
    .select([
      'payee_name',
      'id_number',
      'email',
      'email_index',
      'email_verified_at',
      'mobile',
      'mobile_verified_at',
      'contacts',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type NewMemberRow = Insertable<MemberTable>

/** Undefined when another member has the user name, or has proved to hold the number. */
export async function insertMember(tx: Tx, row: NewMemberRow): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('member')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Below itself, and below everyone its upline is below. */
export async function insertLines(tx: Tx, memberId: bigint, uplineId: bigint | null): Promise<void> {
  await sql`
    insert into member_line (upline_id, member_id, depth)
    select upline_id, ${memberId}::bigint, depth + 1 from member_line where member_id = ${uplineId}
    union all
    select ${memberId}::bigint, ${memberId}::bigint, 0`.execute(tx)
}

export async function hasLine(db: Db, uplineId: bigint, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('member_line')
    .select('depth')
    .where('upline_id', '=', uplineId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateIcon(db: Db, id: bigint, icon: string): Promise<void> {
  await db.updateTable('member').set({ icon }).where('id', '=', id).execute()
}

export async function setNickname(db: Db, id: bigint, nickname: string): Promise<void> {
  await db.updateTable('member').set({ nickname }).where('id', '=', id).execute()
}

export async function lockMemberRow(tx: Tx, id: bigint): Promise<void> {
  await sql`select from member where id = ${id} for no key update`.execute(tx)
}

/** Whoever proves a number waits for whoever is proving it. */
export async function lockNumber(tx: Tx, mobileIndex: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${mobileIndex}, 'hex'), 0))`.execute(tx)
}

export type ContactColumns = Pick<
  Selectable<MemberTable>,
  'email' | 'email_index' | 'email_verified_at' | 'mobile' | 'mobile_index' | 'mobile_verified_at'
>

export async function updateContact(tx: Tx, id: bigint, columns: Partial<ContactColumns>): Promise<void> {
  await tx.updateTable('member').set(columns).where('id', '=', id).execute()
}

export async function setStatus(tx: Tx, id: bigint, status: MemberStatus): Promise<void> {
  await tx.updateTable('member').set({ status }).where('id', '=', id).execute()
}

/** The name money goes out to is said once; false when there is one already. */
export async function setPayeeName(
  tx: Tx,
  id: bigint,
  payeeName: Buffer,
  personIndex: Buffer | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ payee_name: payeeName, person_index: personIndex })
    .where('id', '=', id)
    .where('payee_name', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function readBirthDate(db: Db, id: bigint): Promise<string | null> {
  const { rows } = await sql<{ birthDate: string | null }>`
    select birth_date::text as "birthDate" from member where id = ${id}`.execute(db)
  return rows[0]?.birthDate ?? null
}

export async function updatePerson(
  tx: Tx,
  id: bigint,
  columns: Pick<Updateable<MemberTable>, 'payee_name' | 'birth_date' | 'person_index'>,
): Promise<void> {
  await tx.updateTable('member').set(columns).where('id', '=', id).execute()
}

export type IdentityColumns = Pick<
  Insertable<MemberTable>,
  'payee_name' | 'birth_date' | 'id_number' | 'document_index' | 'person_index' | 'identity_verified_at'
>

/** False when the document, or the name with the birth date, belongs to another member of the merchant. */
export async function setIdentity(tx: Tx, id: bigint, columns: IdentityColumns): Promise<boolean> {
  // Waits for whoever is verified at the same moment, so that of two accounts of one person one is.
  await sql`
    select pg_advisory_xact_lock(lock) from (
      select hashtextextended(encode(index, 'hex'), 0) as lock
      from (values (${columns.document_index}::bytea), (${columns.person_index}::bytea)) as given (index)
      order by 1
    ) locks`.execute(tx)
  const { rows } = await sql`
    select from member m join member self on self.id = ${id} and self.merchant = m.merchant
    where m.id <> self.id and m.identity_verified_at is not null
      and (m.document_index = ${columns.document_index} or m.person_index = ${columns.person_index})`.execute(
    tx,
  )
  if (rows.length > 0) return false
  await tx.updateTable('member').set(columns).where('id', '=', id).execute()
  return true
}

export async function listNamingLists(db: Db, id: bigint): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`
    select list from restricted_members(array[${id}::bigint]) order by list`.execute(db)
  return rows.map(({ list }) => list)
}

/** True the first time. */
export async function setFirstLogin(tx: Tx, id: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ first_login_at: now })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

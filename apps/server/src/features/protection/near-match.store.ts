import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Known, Likeness, Sign } from './near-match.rules.ts'

export type Candidate = Omit<Likeness, 'name'> & Known & { otherId: bigint }

/**
 * People on a break who share anything with a member but the name, which only its reader can open.
 * Whom a person has told apart from the member is none of them.
 */
export async function listCandidates(db: Db, memberId: bigint): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select * from (
      select o.id as "otherId",
        o.birth_date = m.birth_date or (
          extract(year from o.birth_date) = extract(year from m.birth_date)
          and extract(month from o.birth_date) = extract(day from m.birth_date)
          and extract(day from o.birth_date) = extract(month from m.birth_date)) as "birthDate",
        case when o.mobile_index = m.mobile_index then ${shared(sql`o.mobile_verified_at is not null`)} end as mobile,
        case when o.email_index = m.email_index then ${shared(sql`o.email_verified_at is not null`)} end as email,
        exists (
          select from member_device own join member_device theirs using (device_hash)
          where own.member_id = m.id and theirs.member_id = o.id) as device,
        -- Money went out to it: nobody sends their own to a stranger's.
        (select ${shared(sql`bool_or(exists (
            select from withdrawal w where w.card_id = theirs.id and w.state = 'paid'))`)}
          from bank_card own join bank_card theirs using (number_index)
          where own.member_id = m.id and theirs.member_id = o.id
          having count(*) > 0) as account,
        m.identity_verified_at is not null as "isMemberVerified",
        o.identity_verified_at is not null as "isOtherVerified",
        exists (select from near_match n where n.member_id = m.id and not n.is_same) as "wasToldApart"
      from member m
      join (
        select distinct member_id from member_block
        where reason in ('timeout', 'exclusion') and clock_timestamp() >= starts_at and clock_timestamp() < ends_at
      ) b on b.member_id <> m.id
      join member o on o.id = b.member_id
      where m.id = ${memberId} and m.type in (0, 1, 2) and o.type in (0, 1, 2)
        and not exists (select from near_match n where n.member_id = m.id and n.other_id = o.id and not n.is_same)
    ) c
    where "birthDate" or device or coalesce(mobile, email, account) is not null`.execute(db)
  return rows
}

const shared = (isProved: RawBuilder<unknown>) => sql`case when ${isProved} then 'proved' else 'typed' end`

export type NearMatch = { otherId: bigint; signs: Sign[] }

/** Leaves alone what was noted before. */
export async function insertNearMatch(
  tx: Tx,
  memberId: bigint,
  { otherId, signs }: NearMatch,
): Promise<void> {
  await sql`
    insert into near_match (member_id, other_id, signs) values (${memberId}, ${otherId}, ${signs})
    on conflict (member_id, other_id) do nothing`.execute(tx)
}

export async function listWithoutCase(db: Db): Promise<{ memberId: bigint; merchant: string }[]> {
  const { rows } = await sql<{ memberId: bigint; merchant: string }>`
    select distinct m.id as "memberId", m.merchant from near_match n join member m on m.id = n.member_id
    where n.case_id is null`.execute(db)
  return rows
}

export async function setCase(tx: Tx, memberId: bigint, caseId: bigint): Promise<void> {
  await sql`
    update near_match set case_id = ${caseId} where member_id = ${memberId} and case_id is null`.execute(tx)
}

export type NearAtDesk = { userName: string; merchant: string; signs: Sign[] }

export async function listOfCase(db: Db, caseId: bigint): Promise<NearAtDesk[]> {
  const { rows } = await sql<NearAtDesk>`
    select m.user_name as "userName", m.merchant, n.signs
    from near_match n join member m on m.id = n.other_id
    where n.case_id = ${caseId} order by m.id`.execute(db)
  return rows
}

/** Answers whom the case is about, once for each match. */
export async function setSame(tx: Tx, caseId: bigint, isSame: boolean): Promise<bigint[]> {
  const { rows } = await sql<{ memberId: bigint }>`
    update near_match set is_same = ${isSame} where case_id = ${caseId}
    returning member_id as "memberId"`.execute(tx)
  return rows.map(({ memberId }) => memberId)
}

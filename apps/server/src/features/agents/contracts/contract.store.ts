import type { ContractKind, ContractTerms } from '@perya/contract/agent-contracts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type ContractState = 'requested' | 'valid' | 'denied' | 'expired' | 'changed' | 'invalid'

export type ContractRow = {
  id: bigint
  merchant: string
  kind: ContractKind
  memberId: bigint
  userName: string
  /** Empty when the merchant pays. */
  payerId: bigint | null
  payerName: string | null
  terms: ContractTerms
  state: ContractState
  /** Whether the member has another valid contract of the kind. */
  isChange: boolean
  requestedAt: Date
  expiresAt: Date
  startsAt: Date | null
  endsAt: Date | null
}

const found = sql`
  select c.id, c.merchant, c.kind, c.member_id as "memberId", m.user_name as "userName", c.payer_id as "payerId",
    p.user_name as "payerName", c.terms, c.state, c.requested_at as "requestedAt", c.expires_at as "expiresAt",
    c.starts_at as "startsAt", c.ends_at as "endsAt",
    c.state = 'requested' and exists (
      select from contract v where v.member_id = c.member_id and v.kind = c.kind and v.state = 'valid') as "isChange"
  from contract c join member m on m.id = c.member_id left join member p on p.id = c.payer_id`

export async function findContract(db: Db, id: bigint): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`${found} where c.id = ${id}`.execute(db)
  return rows[0]
}

type Of = { memberId: bigint; kind: ContractKind }

/** The valid contract, or the offer that waits for an answer; a member has at most one of each. */
export async function findStanding(
  db: Db,
  { memberId, kind, state }: Of & { state: 'valid' | 'requested' },
): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`
    ${found} where c.member_id = ${memberId} and c.kind = ${kind} and c.state = ${state}`.execute(db)
  return rows[0]
}

/** The offers of all kinds that wait for a member's answer. */
export async function listWaiting(db: Db, memberId: bigint, now: Date): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    ${found} where c.member_id = ${memberId} and c.state = 'requested' and c.expires_at > ${now}`.execute(db)
  return rows
}

/** The contracts a member pays or has offered, by the downline's name. */
export async function listPaidBy(
  db: Db,
  { payerId, kind }: { payerId: bigint; kind: ContractKind },
): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    ${found} where c.payer_id = ${payerId} and c.kind = ${kind} and c.state in ('requested', 'valid')
    order by lower(m.user_name), c.id`.execute(db)
  return rows
}

/** The last contracts of a kind that have ended or were never accepted, the newest first. */
export async function listPast(db: Db, { memberId, kind }: Of): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    ${found} where c.member_id = ${memberId} and c.kind = ${kind} and c.state not in ('requested', 'valid')
    order by c.id desc limit 20`.execute(db)
  return rows
}

export async function listOpen(db: Db, merchant: string): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    ${found} where c.merchant = ${merchant} and c.state in ('requested', 'valid') order by c.id desc`.execute(
    db,
  )
  return rows
}

export type NewContract = Pick<
  ContractRow,
  'merchant' | 'kind' | 'memberId' | 'payerId' | 'terms' | 'requestedAt' | 'expiresAt'
> & { offeredBy: string | null }

export async function insertContract(tx: Tx, it: NewContract): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into contract (merchant, kind, member_id, payer_id, offered_by, terms, requested_at, expires_at)
    values (${it.merchant}, ${it.kind}, ${it.memberId}, ${it.payerId}, ${it.offeredBy}, ${JSON.stringify(it.terms)},
      ${it.requestedAt}, ${it.expiresAt})
    returning id`.execute(tx)
  return (rows[0] as { id: bigint }).id
}

/** Ends offers that were not answered in time. */
export async function expireRequests(db: Db, now: Date, memberId: bigint | null = null): Promise<void> {
  await sql`
    update contract set state = 'expired'
    where state = 'requested' and expires_at <= ${now} and (${memberId}::bigint is null or member_id = ${memberId})`.execute(
    db,
  )
}

export async function denyContract(tx: Tx, id: bigint, now: Date): Promise<void> {
  await sql`update contract set state = 'denied', answered_at = ${now} where id = ${id}`.execute(tx)
}

export async function startContract(
  tx: Tx,
  id: bigint,
  { startsAt, now }: { startsAt: Date; now: Date },
): Promise<void> {
  await sql`
    update contract set state = 'valid', answered_at = ${now}, starts_at = ${startsAt} where id = ${id}`.execute(
    tx,
  )
}

export async function stopContract(
  tx: Tx,
  id: bigint,
  { state, endsAt }: { state: 'changed' | 'invalid'; endsAt: Date },
): Promise<void> {
  await sql`update contract set state = ${state}, ends_at = ${endsAt} where id = ${id}`.execute(tx)
}

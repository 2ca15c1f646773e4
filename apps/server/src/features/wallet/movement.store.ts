import type { Text } from '@perya/contract/language'
import type { TransferKind } from '@perya/contract/ledger'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Pocket = { balance: bigint; version: bigint }

/** What is in a member's account of a kind, and the number of its movements. */
export async function findPocket(
  db: Db,
  memberId: bigint,
  kind: 'member_cash' | 'member_bonus',
): Promise<Pocket | undefined> {
  const { rows } = await sql<Pocket>`
    select balance, version from ledger_account where owner = ${memberId} and kind = ${kind}`.execute(db)
  return rows[0]
}

export async function lockAccounts(
  tx: Tx,
  memberId: bigint,
): Promise<{ cash: bigint; bonus: bigint; elsewhere: bigint }> {
  const { rows } = await sql<{ cash: bigint; bonus: bigint; elsewhere: bigint }>`
    select cash, bonus, elsewhere from ledger_lock_member(${memberId})`.execute(tx)
  return rows[0] as { cash: bigint; bonus: bigint; elsewhere: bigint }
}

export type CashMovement = { amount: bigint; balance: bigint; version: bigint }

export async function findFirstLeg(
  db: Db,
  memberId: bigint,
  { kind, reference }: { kind: TransferKind; reference: string },
): Promise<CashMovement | undefined> {
  const { rows } = await sql<CashMovement>`
    select t.amounts[1] as amount, t.balance_after as balance, t.version
    from ledger_transfer t
    join ledger_account a on a.id = t.accounts[1] and a.owner = ${memberId} and a.kind = 'member_cash'
    where t.reference = ${reference} and t.kind = ${kind}`.execute(db)
  return rows[0]
}

export type Overdrawn = { memberId: bigint; amount: bigint }

export async function listDebts(db: Db, memberIds: readonly bigint[]): Promise<Overdrawn[]> {
  const { rows } = await sql<Overdrawn>`
    select owner as "memberId", sum(debt)::bigint as amount from ledger_account
    where owner = any (${memberIds}::bigint[]) and debt > 0
    group by owner`.execute(db)
  return rows
}

/**
 * What was played: a game with its category, a lottery by its code, or all of a vendor that keeps balances; unset when
 * it is unknown.
 */
export type Played = {
  subject: string | null
  category: string | null
  names: Text | null
  /** `low`: risks too little to count. `later`: known when the round has its result. */
  risk: 'low' | 'later' | null
}

/** `version` is set only for a stake that waits for the result of its round; each such stake is a row of its own. */
export type StakedOn = Played & { startVersion: bigint; amount: bigint; version: bigint | null }

export type StakeQuestion = {
  wallet: 'cash' | 'bonus'
  starts: readonly bigint[]
  after: bigint
  upTo: bigint
  waiting: readonly bigint[]
}

export async function sumStakesByStart(db: Db, memberId: bigint, asked: StakeQuestion): Promise<StakedOn[]> {
  const { rows } = await sql<StakedOn>`
    select s.start as "startVersion", p.subject, p.category, p.names, p.risk, -sum(e.amount)::bigint as amount,
      case when p.risk = 'later' then e.version end as version
    from ledger_account a
    cross join lateral (
      select e.transfer_id, e.version, e.amount from ledger_entry e
      where e.account_id = a.id and e.version > ${asked.after} and e.version <= ${asked.upTo}
      union all
      select e.transfer_id, e.version, e.amount from ledger_entry e
      where e.account_id = a.id and e.version = any (${asked.waiting}::bigint[])
    ) e
    join ledger_transfer t on t.id = e.transfer_id
    join ledger_kind k on k.kind = t.kind and k.counts_stake
    join lateral (
      select max(start) as start from unnest(${asked.starts}::bigint[]) start where start < e.version
    ) s on s.start is not null
    left join lateral play_of(a.owner, t.reference) p on true
    where a.owner = ${memberId} and a.kind = ${`member_${asked.wallet}`}
    group by 1, 2, 3, 4, 5, 7 order by s.start, p.subject`.execute(db)
  return rows
}

export type Stake = Played & { id: bigint; at: Date; version: bigint; amount: bigint; isBonus: boolean }

export async function listLastStakes(db: Db, memberId: bigint, limit: number): Promise<Stake[]> {
  const { rows } = await sql<Stake>`
    select t.id, t.created_at as at, e.version, -e.amount as amount, e.kind = 'member_bonus' as "isBonus",
      p.subject, p.category, p.names, p.risk
    from (
      select a.kind, e.*
      from ledger_account a
      cross join lateral (
        select e.transfer_id, e.version, e.amount from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id
        join ledger_kind k on k.kind = t.kind and k.counts_stake
        where e.account_id = a.id and e.version > a.version - 500
        order by e.version desc limit ${limit}
      ) e
      where a.owner = ${memberId} and a.kind in ('member_cash', 'member_bonus')
    ) e
    join ledger_transfer t on t.id = e.transfer_id
    left join lateral play_of(${memberId}, t.reference) p on true
    order by t.id desc limit ${limit}`.execute(db)
  return rows
}

/** Accounts whose entries count as play; money held for a bet was counted when it left the cash. */
const played = sql.raw("('member_cash', 'member_bonus', 'in_transit', 'at_vendor')")

export async function sumPlayed(
  db: Db,
  memberId: bigint,
  { from, to }: { from: Date; to: Date | null },
): Promise<{ staked: bigint; won: bigint }> {
  const { rows } = await sql<{ staked: bigint; won: bigint }>`
    select coalesce(-sum(e.amount) filter (where k.counts_stake), 0)::bigint as staked,
      coalesce(sum(e.amount) filter (where not k.counts_stake), 0)::bigint as won
    from ledger_account a
    join ledger_entry e on e.account_id = a.id and e.version is not null
      and e.created_at >= ${from} and (${to}::timestamptz is null or e.created_at < ${to})
    join ledger_transfer t on t.id = e.transfer_id
    join ledger_kind k on k.kind = t.kind and k.counts_loss
    where a.owner = ${memberId} and a.kind in ${played}`.execute(db)
  return rows[0] as { staked: bigint; won: bigint }
}

export async function findMostWon(
  db: Db,
  memberId: bigint,
  { after, behindHold }: { after: Date; behindHold: string | null },
): Promise<bigint> {
  const { rows } = await sql<{ won: bigint }>`
    select coalesce(max(w.won), 0)::bigint as won
    from (
      select sum(e.amount) as won
      from ledger_account a
      join ledger_entry e on e.account_id = a.id and e.version is not null
        and e.created_at > ${after}
        and e.transfer_id > coalesce((select h.opened_by from wallet_hold h where h.key = ${behindHold}), 0)
      join ledger_transfer t on t.id = e.transfer_id
      join ledger_kind k on k.kind = t.kind and k.counts_loss and not k.counts_stake
      where a.owner = ${memberId} and a.kind in ${played}
      group by e.transfer_id
    ) w`.execute(db)
  return (rows[0] as { won: bigint }).won
}

export type Movement = { id: bigint; at: Date; kind: string; key: string; amount: bigint }

export async function listByReference(db: Db, memberId: bigint, reference: string): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select t.id, t.created_at as at, t.kind, t.key, sum(l.amount)::bigint as amount
    from ledger_transfer t
    cross join unnest(t.accounts, t.amounts) l (account, amount)
    join ledger_account a on a.id = l.account and a.owner = ${memberId}
    where t.reference = ${reference}
    group by t.id order by t.id`.execute(db)
  return rows
}

/** What was played under each of these references. */
export async function listPlayed(
  db: Db,
  memberId: bigint,
  references: readonly string[],
): Promise<(Pick<Played, 'subject' | 'names'> & { reference: string })[]> {
  if (references.length === 0) return []
  const { rows } = await sql<Pick<Played, 'subject' | 'names'> & { reference: string }>`
    select r.reference, p.subject, p.names
    from unnest(${references}::text[]) r (reference), lateral play_of(${memberId}, r.reference) p`.execute(db)
  return rows
}

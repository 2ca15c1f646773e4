import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type OperatorRow = Pick<
  Row<'operator'>,
  'id' | 'merchant' | 'name' | 'passwordHash' | 'codeSecret' | 'permissions' | 'isLocked'
>

const columns = sql`
  id, merchant, name, password_hash as "passwordHash", code_secret as "codeSecret", permissions, is_locked as "isLocked"`

export async function findOperator(db: Db, merchant: string, name: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${columns} from operator where merchant = ${merchant} and name = ${name}`.execute(db)
  return rows[0]
}

export async function listOperatorRows(
  db: Db,
  merchant: string,
): Promise<(OperatorRow & { lastSeenAt: Date | null })[]> {
  const { rows } = await sql<OperatorRow & { lastSeenAt: Date | null }>`
    select ${columns}, (select max(last_seen_at) from operator_session where operator_id = operator.id) as "lastSeenAt"
    from operator where merchant = ${merchant} order by name`.execute(db)
  return rows
}

/** `false` when the merchant has one of that name. */
export async function insertOperator(
  tx: Tx,
  it: Omit<OperatorRow, 'id' | 'isLocked'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into operator (merchant, name, password_hash, code_secret, permissions, created_at)
    values (${it.merchant}, ${it.name}, ${it.passwordHash}, ${it.codeSecret}, ${it.permissions}, ${now})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export type OperatorChange = Partial<
  Pick<OperatorRow, 'passwordHash' | 'codeSecret' | 'permissions' | 'isLocked'>
>

export async function updateOperator(tx: Tx, id: bigint, change: OperatorChange): Promise<void> {
  await sql`
    update operator set
      password_hash = coalesce(${change.passwordHash ?? null}, password_hash),
      code_secret = coalesce(${change.codeSecret ?? null}, code_secret),
      permissions = coalesce(${change.permissions ?? null}::text[], permissions),
      is_locked = coalesce(${change.isLocked ?? null}::boolean, is_locked)
    where id = ${id}`.execute(tx)
}

/** Spends a code for good; `false` when it, or a later one, was used before, or the operator changed meanwhile. */
export async function spendCode(
  tx: Tx,
  { id, passwordHash }: Pick<OperatorRow, 'id' | 'passwordHash'>,
  step: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update operator set code_step = ${step}
    where id = ${id} and password_hash = ${passwordHash} and not is_locked and code_step < ${step}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

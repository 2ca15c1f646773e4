import { sql } from 'kysely'
import { isFromDatabase } from '#platform/database-error.ts'
import type { Db, Pool, Tx } from '#platform/db.ts'
import type { Leg } from './entry.rules.ts'

/** Nobody takes a row out of it. */
export const transferTable = 'ledger_transfer'

export type Posting = {
  key: string
  kind: string
  legs: readonly Leg[]
  reference?: string
  reason?: string
  reversalOf?: bigint
}

export type PostingStatus =
  | 'posted'
  | 'replayed'
  | 'conflict'
  | 'insufficient'
  | 'blocked'
  | 'limit'
  | 'unknown'
  | 'mixed'

export type PostingAnswer = {
  status: PostingStatus
  transferId: bigint | null
  /** The balance of the first leg's account; `null` where it keeps none. */
  balance: bigint | null
  version: bigint | null
  createdAt: Date | null
}

type AnswerRow = [number, PostingStatus, bigint | null, bigint | null, bigint | null, Date | null]

const call = 'select posting, status, transfer_id, balance, version, created_at from ledger_post'

/** Posts all of them with one call, in its own transaction, which has committed when this returns. */
export async function postAlone(pool: Pool, postings: readonly Posting[]): Promise<PostingAnswer[]> {
  const client = await pool.connect()
  // A connection that breaks while it is in use also emits an error event, and nothing else listens for it.
  client.on('error', ignore)
  try {
    const answered = await client.query<AnswerRow>({
      name: 'ledger_post',
      text: `${call}($1, $2, $3, $4, $5, $6, $7, $8)`,
      rowMode: 'array',
      values: toArrays(postings),
    })
    client.off('error', ignore)
    client.release()
    return toAnswers(postings.length, answered.rows)
  } catch (error) {
    if (isFromDatabase(error)) {
      client.off('error', ignore)
      client.release()
    } else {
      client.release(true)
    }
    throw error
  }
}

const ignore = () => {}

/** The same inside the caller's transaction. */
export async function postWithin(tx: Tx, postings: readonly Posting[]): Promise<PostingAnswer[]> {
  const [keys, kinds, references, reasons, reversals, numbers, accounts, amounts] = toArrays(postings)
  const { rows } = await sql<{
    posting: number
    status: PostingStatus
    transfer_id: bigint | null
    balance: bigint | null
    version: bigint | null
    created_at: Date | null
  }>`${sql.raw(call)}(
    ${keys}, ${kinds}, ${references}, ${reasons}, ${reversals}, ${numbers}, ${accounts}, ${amounts}
  )`.execute(tx)
  return toAnswers(
    postings.length,
    rows.map((row) => [row.posting, row.status, row.transfer_id, row.balance, row.version, row.created_at]),
  )
}

export type KeptTransfer = {
  id: bigint
  key: string
  kind: string
  accounts: bigint[]
  amounts: bigint[]
  reference: string | null
  reversalOf: bigint | null
  createdAt: Date
}

export async function findTransfer(
  db: Db,
  by: { id: bigint } | { key: string },
): Promise<KeptTransfer | null> {
  const { rows } = await sql<{
    id: bigint
    key: string
    kind: string
    accounts: string[]
    amounts: string[]
    reference: string | null
    reversal_of: bigint | null
    created_at: Date
  }>`
    select id, key, kind, accounts::text[] as accounts, amounts::text[] as amounts, reference, reversal_of, created_at
    from ledger_transfer
    where ${'id' in by ? sql`id = ${by.id}` : sql`key = ${by.key}`}`.execute(db)
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    accounts: row.accounts.map(BigInt),
    amounts: row.amounts.map(BigInt),
    reference: row.reference,
    reversalOf: row.reversal_of,
    createdAt: row.created_at,
  }
}

/** The postings as PostgreSQL array literals, because making text is faster than the driver's own conversion. */
function toArrays(postings: readonly Posting[]): string[] {
  const columns = Array.from({ length: 8 }, () => '')
  const add = (column: number, text: string) => {
    columns[column] += columns[column] === '' ? text : `,${text}`
  }
  let most = 0
  for (const posting of postings) {
    add(0, quote(posting.key))
    add(1, posting.kind)
    add(2, posting.reference === undefined ? 'NULL' : quote(posting.reference))
    add(3, posting.reason === undefined ? 'NULL' : quote(posting.reason))
    add(4, posting.reversalOf === undefined ? 'NULL' : posting.reversalOf.toString())
    most = Math.max(most, posting.legs.length)
  }
  // All first legs, then all second ones: the order in which the ledger function checks them fastest.
  for (let place = 0; place < most; place += 1) {
    postings.forEach(({ legs }, index) => {
      const leg = legs[place]
      if (!leg) return
      add(5, `${index + 1}`)
      add(6, leg.account.toString())
      add(7, leg.amount.toString())
    })
  }
  return columns.map((column) => `{${column}}`)
}

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

function toAnswers(count: number, rows: readonly AnswerRow[]): PostingAnswer[] {
  const answers: PostingAnswer[] = []
  for (const [posting, status, transferId, balance, version, createdAt] of rows) {
    answers[posting - 1] = { status, transferId, balance, version, createdAt }
  }
  if (rows.length !== count) throw new Error(`${count} postings got ${rows.length} answers`)
  return answers
}

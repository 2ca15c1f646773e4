import { eachOf, sqlCall } from '@perya/sql-calls'
import { CompiledQuery, sql } from 'kysely'
import { isFromDatabase } from '#platform/database-error.ts'
import type { Db, Pool, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import type { Leg } from './entry.rules.ts'

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

type PlacedLeg = Leg & {
  /** The place of its posting, counted from one. */
  posting: number
}

export const ledgerPost = sqlCall(
  'ledger_post',
  eachOf<Posting>({
    p_key: ['text', ({ key }) => key],
    p_kind: ['text', ({ kind }) => kind],
    p_reference: ['text', ({ reference }) => reference],
    p_reason: ['text', ({ reason }) => reason],
    p_reversal_of: ['bigint', ({ reversalOf }) => reversalOf],
  }),
  eachOf<PlacedLeg>({
    p_leg_posting: ['integer', ({ posting }) => posting],
    p_leg_account: ['bigint', ({ account }) => account],
    p_leg_amount: ['bigint', ({ amount }) => amount],
  }),
)

const text = `select posting, status, transfer_id, balance, version, created_at from ${ledgerPost.text}`

/** Posts all of them with one call, in its own transaction, which has committed when this returns. */
export async function postAlone(pool: Pool, postings: readonly Posting[]): Promise<PostingAnswer[]> {
  const client = await pool.connect()
  // A connection that breaks while it is in use also emits an error event, and nothing else listens for it.
  client.on('error', ignore)
  try {
    const answered = await client.query<AnswerRow>({
      name: ledgerPost.name,
      text,
      rowMode: 'array',
      values: valuesOf(postings),
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
  const { rows } = await tx.executeQuery<{
    posting: number
    status: PostingStatus
    transfer_id: bigint | null
    balance: bigint | null
    version: bigint | null
    created_at: Date | null
  }>(CompiledQuery.raw(text, valuesOf(postings)))
  return toAnswers(
    postings.length,
    rows.map((row) => [row.posting, row.status, row.transfer_id, row.balance, row.version, row.created_at]),
  )
}

/** As the row says it: the driver has no numbers for lists of amounts. */
export type TransferRow = Omit<Row<'ledger_transfer'>, 'balanceAfter' | 'version' | 'reason' | 'seal'>

export async function findTransferRow(
  db: Db,
  by: { id: bigint } | { key: string },
): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    select id, key, kind, accounts::text[] as accounts, amounts::text[] as amounts, reference,
      reversal_of as "reversalOf", created_at as "createdAt"
    from ledger_transfer
    where ${'id' in by ? sql`id = ${by.id}` : sql`key = ${by.key}`}`.execute(db)
  return rows[0]
}

const valuesOf = (postings: readonly Posting[]) => ledgerPost.values(postings, legsOf(postings))

/** All first legs, then all second ones: the order in which the ledger function checks them fastest. */
function legsOf(postings: readonly Posting[]): PlacedLeg[] {
  const placed: PlacedLeg[] = []
  const most = Math.max(0, ...postings.map(({ legs }) => legs.length))
  for (let place = 0; place < most; place += 1) {
    postings.forEach(({ legs }, index) => {
      const leg = legs[place]
      if (leg) placed.push({ posting: index + 1, account: leg.account, amount: leg.amount })
    })
  }
  return placed
}

function toAnswers(count: number, rows: readonly AnswerRow[]): PostingAnswer[] {
  const answers: PostingAnswer[] = []
  for (const [posting, status, transferId, balance, version, createdAt] of rows) {
    answers[posting - 1] = { status, transferId, balance, version, createdAt }
  }
  if (rows.length !== count) throw new Error(`${count} postings got ${rows.length} answers`)
  return answers
}

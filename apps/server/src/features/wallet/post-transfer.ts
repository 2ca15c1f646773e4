/**
 * The only code that moves money.
 *
 * Callers give each movement a key (`order:<id>:stake`, `vendor:<name>:<txn>`),
 * so a retry finds the transfer it made before instead of making a second one.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '@perya/contract/errors'
import type { TransferKind } from '@perya/contract/ledger'
import { type Amount, formatAmount } from '@perya/money'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { isFromDatabase } from '#platform/database-error.ts'
import type { Pool, Tx } from '#platform/db.ts'
import { assertPostable, type Leg } from './entry.rules.ts'
import { type Posting, type PostingAnswer, postWithin } from './posting.store.ts'
import { openPostingBatcher, type PostingBatcher } from './posting-batcher.ts'

export type TransferRequest = {
  key: string
  kind: TransferKind
  /** Two to eight legs that add up to zero; the acting member's account comes first. */
  legs: readonly Leg[]
  /** What the movement belongs to, such as `order:17`. */
  reference?: string
  reason?: string
  reversalOf?: bigint
}

/** The effect of a movement: every later answer under its key equals the first. */
export type Transfer = {
  id: bigint
  /** The balance of the first leg's account afterwards; `null` where the account keeps none. */
  balance: Amount | null
  version: bigint | null
  createdAt: Date
}

export type Refusal = 'insufficient' | 'blocked' | 'limit' | 'conflict'

export type TransferOutcome =
  | { isPosted: true; isReplay: boolean; transfer: Transfer }
  | { isPosted: false; refusal: Refusal; balance: Amount | null }

/** With a context the movement goes in a batch and has committed when the call returns; with a `Tx` it commits with it. */
export type Ledger = Pick<Context, 'pool'> | Tx

/** Moves money, or throws the reason for the refusal. */
export async function postTransfer(to: Ledger, request: TransferRequest): Promise<Transfer> {
  const outcome = await tryPostTransfer(to, request)
  if (outcome.isPosted) return outcome.transfer
  throw refusalError(outcome)
}

/** Moves money, or returns the reason for the refusal, for callers that do more with it than throw. */
export async function tryPostTransfer(to: Ledger, request: TransferRequest): Promise<TransferOutcome> {
  assertPostable(request.key, request.legs)
  if (isTx(to)) {
    const [answer] = await postWithin(to, [request])
    return toOutcome(request, answer)
  }
  return toOutcome(request, await postInBatch(to.pool, request))
}

/** Makes many movements in the caller's transaction with one call; each has its own outcome. */
export async function tryPostTransfers(
  tx: Tx,
  requests: readonly TransferRequest[],
): Promise<TransferOutcome[]> {
  for (const request of requests) assertPostable(request.key, request.legs)
  if (requests.length === 0) return []
  const answers = await postWithin(tx, requests)
  return requests.map((request, index) => toOutcome(request, answers[index]))
}

const batchers = new WeakMap<Pool, PostingBatcher>()
const asksMax = 4

async function postInBatch(pool: Pool, posting: Posting): Promise<PostingAnswer> {
  let batcher = batchers.get(pool)
  if (!batcher) {
    batcher = openPostingBatcher(pool)
    batchers.set(pool, batcher)
  }
  for (let asked = 1; ; asked += 1) {
    try {
      return await batcher.add(posting)
    } catch (error) {
      // The answer was lost, perhaps after the commit: asking again under the key returns the outcome.
      if (isFromDatabase(error) || asked === asksMax) throw error
      await pause(10 * 2 ** asked)
    }
  }
}

function toOutcome(request: TransferRequest, answer: PostingAnswer | undefined): TransferOutcome {
  if (!answer) throw new Error(`the transfer ${request.key} got no answer`)
  const { status, transferId, balance, version, createdAt } = answer
  switch (status) {
    case 'posted':
    case 'replayed':
      if (transferId === null || createdAt === null) throw new Error(`the transfer ${request.key} has no row`)
      return {
        isPosted: true,
        isReplay: status === 'replayed',
        transfer: { id: transferId, balance, version, createdAt },
      }
    case 'insufficient':
    case 'blocked':
    case 'limit':
    case 'conflict':
      return { isPosted: false, refusal: status, balance }
    case 'unknown':
      throw new Error(`the transfer ${request.key} names an account or a kind that does not exist`)
    case 'mixed':
      throw new Error(`the transfer ${request.key} mixes currencies or merchants`)
  }
}

const refusalCodes = {
  insufficient: 'balance.insufficient',
  blocked: 'member.blocked',
  limit: 'limit.reached',
  conflict: 'transfer.conflict',
} as const satisfies Record<Refusal, ErrorCode>

export function refusalError({ refusal, balance }: { refusal: Refusal; balance: Amount | null }): AppError {
  const details = refusal === 'insufficient' && balance !== null ? { balance: formatAmount(balance) } : {}
  return new AppError(refusalCodes[refusal], details)
}

function isTx(to: Ledger): to is Tx {
  return 'isTransaction' in to
}

import { Batcher, type BatcherOptions } from '#platform/batcher.ts'
import type { Pool } from '#platform/db.ts'
import { type Posting, type PostingAnswer, postAlone } from './posting.store.ts'

export type PostingBatcher = Batcher<Posting, PostingAnswer>

/** Takes postings to the ledger together; those of one account that crowd take turns in a call of their own. */
export function openPostingBatcher(
  pool: Pool,
  options: Pick<BatcherOptions<Posting, PostingAnswer>, 'connections' | 'batchMax'> = {},
): PostingBatcher {
  return new Batcher({
    laneOf: ({ legs }) => legs[0]?.account ?? 0n,
    run: (postings) => postAlone(pool, postings),
    crowdMax: 32,
    ...options,
  })
}

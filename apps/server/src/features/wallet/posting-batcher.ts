import { Batcher, type BatcherOptions } from '#platform/batcher.ts'
import type { Pool } from '#platform/db.ts'
import { type Posting, type PostingAnswer, postAlone } from './posting.store.ts'

export type PostingBatcher = Batcher<Posting, PostingAnswer>

/** Sends postings to the ledger in batches; many postings of one account go in a call of their own, in order. */
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

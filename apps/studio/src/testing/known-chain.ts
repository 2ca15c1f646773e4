/** A chain whose flights crash where a test wants them to, found by trying seeds. */
import { createHash } from 'node:crypto'
import { chainRoundSeeds, makeChain, openStream } from '@perya/fairness'
import { originals } from '@perya/game-rules'
import type { Seal } from '../seal.ts'

export type Query = (sql: string, values?: unknown[]) => Promise<unknown>

const salt = 'a-player-of-tests'

/** Counted on, since a chain is flown once. */
let attempts = 0

/** Points in hundredths, each from the lowest to the highest it may be. */
function findChain(wanted: readonly (readonly [number, number])[]) {
  const { length } = wanted
  for (;;) {
    attempts += 1
    const lastSeed = createHash('sha256').update(`attempt ${attempts}`).digest('hex')
    const chain = { ...makeChain(lastSeed, length), length, salt, lastSeed }
    const isFound = wanted.every(([low, high], place) => {
      const seeds = chainRoundSeeds(chain, chain.seeds[place] as string, place)
      const { point } = originals.CRASH.draw(openStream(seeds))
      return point >= low && point <= high
    })
    if (isFound) return chain
  }
}

/** The next flights are those of a chain that crashes as wanted. */
export async function useKnownChain(
  query: Query,
  seal: Seal,
  wanted: readonly (readonly [number, number])[],
): Promise<void> {
  const { commitment, length, lastSeed } = findChain(wanted)
  await query('update studio.chain set next_place = length')
  await query('delete from studio.chain c where not exists (select from studio.flight where chain_id = c.id)')
  await query(
    `insert into studio.chain (commitment, length, last_seed, salt, published_at, salted_at)
     values ($1, $2, $3, $4, now() - interval '2 hours', now() - interval '1 hour')`,
    [commitment, length, seal.close(lastSeed, commitment), salt],
  )
}

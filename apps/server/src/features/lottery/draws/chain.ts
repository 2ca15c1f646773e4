/** The chains draws take their seeds from: one for each lottery and day, published before the first of them sells. */
import { hash, randomBytes } from 'node:crypto'
import { BoundedMap } from '#platform/bounded-map.ts'
import { openText, sealText } from '#platform/personal-data.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { ChainRow } from './chain.store.ts'

/** The same hash as that of `@perya/fairness`, by the quicker hand of Node: a chain is a day of draws. */
export const hashOf = (seed: string): string => hash('sha256', seed, 'hex')

export type NewChain = { terminal: string; lastSeed: Buffer }

const purposeOf = (terminal: string) => `lottery_chain.last_seed ${terminal}`

export function makeSealedChain(secrets: Secrets, length: number): NewChain {
  const lastSeed = randomBytes(32).toString('hex')
  const terminal = walk(lastSeed, length).terminal
  return { terminal, lastSeed: sealText(secrets, purposeOf(terminal), lastSeed) }
}

function walk(lastSeed: string, length: number): { terminal: string; seeds: string[] } {
  const seeds = [lastSeed]
  while (seeds.length < length) seeds.push(hashOf(seeds.at(-1) as string))
  seeds.reverse()
  return { terminal: hashOf(seeds[0] as string), seeds }
}

/** Walking a chain down takes a while, so the seeds of those in use stay at hand. */
const walked = new BoundedMap<string, readonly string[]>(200)

/** The seed of one place. It leaves this process only with a draw. */
export function seedAt(secrets: Secrets, chain: ChainRow, place: number): string {
  let seeds = walked.get(chain.terminal)
  if (!seeds) {
    seeds = walk(openText(secrets, purposeOf(chain.terminal), chain.lastSeed), chain.length).seeds
    walked.set(chain.terminal, seeds)
  }
  const seed = seeds[place]
  if (seed === undefined) throw new Error(`the chain of ${chain.code} on ${chain.day} has no place ${place}`)
  return seed
}

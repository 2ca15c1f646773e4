/** The player's seed comes from this device, after the studio has shown what it committed to. */
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { call, makeKey, Refused } from './studio.ts'

/** The hash of the server seed that a seed chosen now is played with. */
export const promisedHash = ({ nextNonce, serverSeedHash, nextServerSeedHash }: SeedInfo): string =>
  nextNonce === 0 ? serverSeedHash : nextServerSeedHash

/** On a player's first visit the device makes a seed up for the hash it was shown. */
export async function chooseFirstSeed({
  session,
  seeds,
}: Pick<StudioAnswer<'open'>, 'session' | 'seeds'>): Promise<SeedInfo> {
  if (seeds.chain || seeds.clientSeed !== '') return seeds
  try {
    const { serverSeedHash } = seeds
    return (await call('seeds', { session, clientSeed: makeKey(), serverSeedHash })).seeds
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // Another window was first.
    return (await call('balance', { session })).seeds
  }
}

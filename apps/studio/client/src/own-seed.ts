/** The player's seed comes from this device, after the studio has shown what it committed to. */
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { call, makeKey, Refused } from './studio.ts'

/** The studio took a seed for another hash than the one it had shown. */
export class PromiseBroken extends Error {}

/** The hash of the server seed that a seed chosen now is played with. */
export const promisedHash = ({ nextNonce, serverSeedHash, nextServerSeedHash }: SeedInfo): string =>
  nextNonce === 0 ? serverSeedHash : nextServerSeedHash

/** Has the studio take a seed for the hash that this device was shown, and holds it to that hash. */
export async function chooseSeed(
  session: string,
  clientSeed: string,
  serverSeedHash: string,
): Promise<StudioAnswer<'seeds'>> {
  const answer = await call('seeds', { session, clientSeed, serverSeedHash })
  if (answer.seeds.serverSeedHash !== serverSeedHash) throw new PromiseBroken()
  return answer
}

/** On a player's first visit the device makes a seed up for the hash it was shown. */
export async function chooseFirstSeed({
  session,
  seeds,
}: Pick<StudioAnswer<'open'>, 'session' | 'seeds'>): Promise<SeedInfo> {
  if (seeds.chain || seeds.clientSeed !== '') return seeds
  try {
    return (await chooseSeed(session, makeKey(), seeds.serverSeedHash)).seeds
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // Another window was first.
    return (await call('balance', { session })).seeds
  }
}

import type { SeedInfo } from '@perya/studio-contract'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseFirstSeed, chooseSeed, PromiseBroken } from './own-seed.ts'

afterEach(() => vi.unstubAllGlobals())

const shown: SeedInfo = {
  pairId: 'pair',
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed: '',
  nextNonce: 0,
}

/** A studio that answers a chosen seed with this hash. */
function studioThatTakesFor(serverSeedHash: string) {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { clientSeed } = JSON.parse(body) as { clientSeed: string }
    return Response.json({ seeds: { ...shown, clientSeed, serverSeedHash }, revealed: null })
  })
}

it('R-43 a device takes the seed it chose for the hash it was shown', async () => {
  studioThatTakesFor(shown.serverSeedHash)
  const { serverSeedHash, clientSeed } = await chooseFirstSeed({ session: 's', seeds: shown })
  expect(serverSeedHash).toBe(shown.serverSeedHash)
  expect(clientSeed).toMatch(/^[0-9a-f]{32}$/)
})

it('R-43 a device plays nothing when the studio answers with another hash than it had shown', async () => {
  studioThatTakesFor('c'.repeat(64))
  await expect(chooseFirstSeed({ session: 's', seeds: shown })).rejects.toBeInstanceOf(PromiseBroken)
  await expect(chooseSeed('s', 'mine', shown.nextServerSeedHash)).rejects.toBeInstanceOf(PromiseBroken)
})

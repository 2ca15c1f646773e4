import { describe, expect, it, onTestFinished } from 'vitest'
import { openCluster } from './cluster.ts'
import { openDrill } from './drill.ts'
import { fillLogVolume } from './full-volume.ts'
import { witness } from './invariants.ts'
import { readTxIds } from './kept.ts'

/** Beside others on a busy machine the start alone may take minutes. */
const patience = { timeout: 600_000 }

const statusOf = async (url: string) => (await fetch(url)).status

describe('a database whose log volume is full', () => {
  it(
    'takes no bet and says so, and every bet counts once when there is space again (R-32)',
    patience,
    async () => {
      const cluster = await openCluster({ prepare: (client) => client.query(witness), servers: 1 })
      onTestFinished(cluster.close)
      const [url] = cluster.urls as [string]
      const drill = await openDrill(cluster, 32)
      onTestFinished(drill.abandon)

      await drill.play(200)
      const volume = await fillLogVolume(cluster.database)
      const early = [drill.bet('full-1'), drill.bet('full-2')]
      const late = [drill.bet('full-3'), drill.bet('full-4')]
      // The answer after which a vendor never stakes again, but asks what became of it.
      const open = { httpStatus: 500, status: 'INTERNAL' }
      expect(await Promise.all(early.map(drill.send))).toEqual([open, open])
      // First the bet met it, then the recovery of the database did.
      await expect.poll(volume.countRefusals).toBeGreaterThan(1)
      expect(await Promise.all(late.map(drill.send))).toEqual([open, open])
      expect(await statusOf(`${url}/readyz`)).toBe(503)
      expect(await statusOf(`${url}/healthz`)).toBe(200)

      volume.free()
      await cluster.waitUntilReady()
      const kept = await readTxIds(cluster.database)
      expect([...early, ...late].filter(({ txId }) => kept.has(txId))).toEqual([])
      await Promise.all([...early, ...late].map(drill.insist))
      await drill.play(200)
      expect(await drill.finish(cluster.database)).toEqual({ violations: [], corruption: [] })
      expect(cluster.servers.starts()).toBe(1)
    },
  )
})

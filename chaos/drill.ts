/** Players at their bets for as long as a drill lasts, single bets of known ids beside them, and what must hold of all. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { vendorCalls } from '@perya/contract/vendor'
import { parseAmount } from '@perya/money'
import { demoIdentity, signCall } from '@perya/vendor-protocol'
import { makeChance } from '../conformance/chance.ts'
import type { Player } from '../conformance/target.ts'
import type { Cluster } from './cluster.ts'
import { findCorruption } from './corruption.ts'
import type { Database } from './database.ts'
import { bodyOf, openDriver } from './driver.ts'
import { type Entry, openHistory, type Sent } from './history.ts'
import { checkInvariants } from './invariants.ts'
import { openingText, openPlayers } from './players.ts'

const free = 12
const limited = 1

export async function openDrill(cluster: Cluster, seed: number) {
  const identity = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' })
  const players = await openPlayers(cluster, identity, { free, limited })
  const quiet = players.at(-1) as Player
  const history = openHistory(join(cluster.dir, 'history.jsonl'))
  const [url] = cluster.vendorUrls as [string]
  const chance = makeChance(seed)
  const driver = openDriver({
    seed,
    urls: cluster.vendorUrls,
    identity,
    players,
    free,
    limited,
    history,
    workers: 8,
    hot: 4,
    duplicates: 0.08,
    lastAttempts: 20,
  })
  const answers = () => driver.counts.answers
  const listIds = (isMeant: (entry: Entry) => boolean) =>
    [...history.entries.values()].filter(isMeant).map(({ txId }) => txId)

  return {
    /** The transactions whose outcome the vendor has been told; the end of a round is none. */
    listTold: () => listIds(({ name, heard }) => name !== 'endround' && heard.length > 0),
    /** The calls it still waits for. */
    listOpen: () => listIds(({ heard }) => heard.length === 0),
    /** The one player nobody else plays for. */
    quiet,
    /** Of that player. */
    bet: (txId: string): Sent => ({
      txId,
      name: 'bet',
      player: players.length - 1,
      roundId: `${txId}-round`,
      amount: parseAmount('1.00'),
    }),
    /** Once, and what the vendor is told. */
    async send(sent: Sent): Promise<{ httpStatus: number; status: string }> {
      history.send(sent)
      const body = bodyOf(sent, players[sent.player] as Player)
      const call = signCall(identity, vendorCalls[sent.name].path, body)
      const response = await fetch(`${url}${call.path}`, {
        method: 'POST',
        headers: call.headers,
        body: new Uint8Array(body),
      })
      const { status } = (await response.json()) as { status: string }
      return { httpStatus: response.status, status }
    },
    /** Until the outcome is definite, under the same id each time. */
    insist: (sent: Sent) => driver.deliver(sent, chance),
    /** Until so many more calls were answered. */
    async play(count: number): Promise<void> {
      const enough = answers() + count
      const played = async () => {
        while (answers() < enough) await pause(10)
      }
      await Promise.race([played(), driver.failed])
    },
    /** Ends all play, and asks of the database that holds the money now whether everything is as it was told. */
    async finish(database: Database): Promise<{ violations: unknown[]; corruption: string[] }> {
      await Promise.race([driver.stop(), driver.failed])
      const client = await database.openClient()
      const world = { players, opening: parseAmount(openingText), nearClosing: [] }
      const violations = await checkInvariants(client, history, world)
      const corruption = await findCorruption(client)
      await client.end()
      return { violations, corruption }
    },
    /** After a drill that failed half way, nobody keeps asking. */
    abandon: () => driver.stop(),
  }
}

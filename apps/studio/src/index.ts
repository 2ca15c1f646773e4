/** The studio: the vendor behind the slots and the originals. It knows the platform by its wallet's address alone. */
import { findDrift } from '@perya/sql-calls'
import type { VendorIdentity, VendorKey } from '@perya/vendor-protocol'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openToAnyOrigin } from './any-origin.ts'
import { mountCalls } from './calls.routes.ts'
import { defaultClientDir, hasClient, mountClient } from './client.routes.ts'
import { openDb } from './db.ts'
import { publishAhead } from './flights/chain.ts'
import { openDeck } from './flights/deck.ts'
import { mountFlights } from './flights/watch.routes.ts'
import { repertoire } from './games/repertoire.ts'
import { migrate } from './migrate.ts'
import { stopChangedGames } from './operate/stop-changed-games.ts'
import { mountQuestions } from './questions.routes.ts'
import { recoverRounds } from './recover.ts'
import { changeRoundsCall, takeRoundsCall } from './round.store.ts'
import { makeSeal } from './seal.ts'
import type { Studio } from './studio.ts'
import { openWallet } from './wallet.ts'

export { OperatorRefused, operate } from './operate/operate.ts'

export type StudioSettings = {
  databaseUrl: string
  databaseConnections?: number
  /** Where the wallet answers, such as `http://127.0.0.1:8080`. */
  walletUrl: string
  /** The merchant whose players play here. */
  brand: string
  /** What the studio signs with when it speaks as this vendor. */
  identityOf: (vendor: string) => VendorIdentity
  /** What the platform signs its own questions with; without it none is answered. */
  platformKey?: VendorKey | undefined
  /** Encrypts server seeds; as good as the seeds themselves. */
  secret: string
  log: Logger
  /** Where the built client is. */
  clientDir?: string
}

export type RunningStudio = {
  mount: (app: FastifyInstance) => Promise<void>
  /** Takes every round that is due nearer to its end. */
  recover: () => Promise<number>
  /** Stops games that are not as they were sealed; beside a platform that looks itself nobody has to ask for it. */
  selfCheck: () => Promise<string[]>
  /** The games that can be opened, by the vendor they are sold under; none without a client. */
  offers: ReadonlyMap<string, readonly string[]>
  close: () => Promise<void>
}

/** The page every game opens at; the platform fills the holes. */
export const launchUrl = '/studio/play?game={game}&token={token}&mode={mode}&language={language}'

const recoverEveryMs = 5_000

export async function openStudio(settings: StudioSettings): Promise<RunningStudio> {
  const { databaseUrl, databaseConnections, walletUrl, brand, identityOf, platformKey, secret, log } =
    settings
  const { clientDir = defaultClientDir } = settings
  const db = openDb(databaseUrl, databaseConnections)
  const studio: Studio = {
    brand,
    db,
    wallet: openWallet(walletUrl, identityOf),
    seal: makeSeal(secret),
    log,
  }
  try {
    await migrate(databaseUrl)
    const drift = await findDrift(db, [takeRoundsCall, changeRoundsCall])
    if (drift !== undefined) throw new Error(drift)
    await publishAhead(studio)
  } catch (error) {
    await db.end()
    throw error
  }
  const deck = openDeck(studio)
  deck.wake()
  let turn: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    deck.wake()
    turn = recoverRounds(studio).catch((error: Error) => log.warn({ err: error }, 'recovery'))
  }, recoverEveryMs)
  timer.unref()

  return {
    mount: async (app) => {
      await app.register(async (open) => {
        openToAnyOrigin(open)
        await open.register(async (scope) => {
          mountCalls(studio, scope)
          mountFlights(studio, deck, scope)
        })
        await open.register(async (scope) => mountClient(scope, clientDir))
      })
      if (platformKey) await app.register(async (scope) => mountQuestions(studio, platformKey, scope))
    },
    async recover() {
      await deck.turn()
      return recoverRounds(studio)
    },
    selfCheck: () => stopChangedGames(studio),
    offers: hasClient(clientDir) ? offersByVendor() : new Map(),
    async close() {
      clearInterval(timer)
      await deck.close()
      await turn
      await db.end()
    },
  }
}

/** Every vendor the studio sells games under. */
export const studioVendors: readonly string[] = [
  ...new Set([...repertoire.values()].map(({ vendor }) => vendor)),
]

function offersByVendor(): Map<string, string[]> {
  return new Map(
    studioVendors.map((vendor) => [
      vendor,
      [...repertoire.values()].filter((game) => game.vendor === vendor).map(({ code }) => code),
    ]),
  )
}

/** The platform and the studio together: two servers that know nothing of each other but an address and keys. */
import { randomBytes, randomUUID } from 'node:crypto'
import { openStream, type RoundSeeds } from '@perya/fairness'
import { originals } from '@perya/game-rules'
import { parseAmount } from '@perya/money'
import {
  type StudioAnswer,
  type StudioCallName,
  type StudioInput,
  type StudioRefusal,
  studioCalls,
} from '@perya/studio-contract'
import { demoIdentity } from '@perya/vendor-protocol'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createMember } from '../../../server/src/features/members/index.ts'
import { createLaunchToken, platformPublicKey } from '../../../server/src/features/vendors/index.ts'
import { auditLedger, fundDemoMember, readBalances } from '../../../server/src/features/wallet/index.ts'
import { openTestApp } from '../../../server/src/testing/test-app.ts'
import { openDb } from '../db.ts'
import { repertoire } from '../games/repertoire.ts'
import { openStudio, type RunningStudio } from '../index.ts'
import { findRound, type PlayedRound, takeRound } from '../round.store.ts'
import { makeSeal } from '../seal.ts'
import { findPair, type PairRow } from '../seed.store.ts'
import { seedsOfRound } from '../seeds.ts'
import type { Studio } from '../studio.ts'
import { openWallet } from '../wallet.ts'
import { openWalletLine } from './wallet-line.ts'

export const brand = 'PERYA'
const secret = 'a secret for tests that is long enough'
const identityOf = (vendor: string) => demoIdentity({ vendor, brand }, 'hmac-sha256')

export type StudioLab = Awaited<ReturnType<typeof openStudioLab>>

export async function openStudioLab() {
  const platform = await openTestApp()
  const line = await openWalletLine()
  line.leadTo(await platform.app.listen({ host: '127.0.0.1', port: 0 }))
  const log = pino({ level: 'silent' })
  const platformKey = platformPublicKey(platform.ctx)
  const settings = {
    databaseUrl: platform.url,
    walletUrl: line.url,
    brand,
    identityOf,
    platformKey,
    secret,
    log,
  }
  const db = openDb(platform.url)
  /** What the studio's own code works with, to stop it half way as a crash would. */
  const inside: Studio = { brand, db, wallet: openWallet(line.url, identityOf), seal: makeSeal(secret), log }

  let studio: RunningStudio
  let server: FastifyInstance
  let url: string

  async function open() {
    const opened = await openStudio(settings)
    const listening = fastify({ forceCloseConnections: true })
    await opened.mount(listening)
    return { opened, listening, at: await listening.listen({ host: '127.0.0.1', port: 0 }) }
  }
  async function start() {
    ;({ opened: studio, listening: server, at: url } = await open())
  }
  async function stop() {
    await server.close()
    await studio.close()
  }
  await start()

  async function call<N extends StudioCallName>(
    name: N,
    input: StudioInput<N>,
    base = url,
  ): Promise<StudioAnswer<N> & Partial<StudioRefusal> & { status: number }> {
    const response = await fetch(new URL(studioCalls[name].path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const body = (await response.json()) as object
    if (response.ok) studioCalls[name].output.parse(body)
    return { status: response.status, ...body } as never
  }

  async function member(balance: string): Promise<bigint> {
    return platform.ctx.db.transaction().execute(async (tx) => {
      const member = {
        merchant: brand,
        userName: `studio_${randomBytes(8).toString('hex')}`,
        type: 0,
        language: 'EN',
      } as const
      const memberId = await createMember(platform.ctx, tx, member)
      await fundDemoMember(tx, { memberId, merchant: brand, amount: parseAmount(balance) })
      return memberId
    })
  }

  async function seedsOf(id: string): Promise<RoundSeeds> {
    return seedsOfRound(inside, (await findRound(db, id)) as PlayedRound)
  }

  const launch = (memberId: bigint, game: string) =>
    createLaunchToken(
      platform.ctx,
      { memberId, sessionId: null },
      { vendorCode: repertoire.get(game)?.vendor ?? brand, gameCode: game },
    )

  async function enter(memberId: bigint, game: string, base = url) {
    const opened = await call('open', { token: await launch(memberId, game), game }, base)
    const { session } = opened
    /** As the device does on its first visit: a seed of its own for the hash it was shown. */
    const chooseFirst = async () => {
      const clientSeed = randomBytes(8).toString('hex')
      const { serverSeedHash } = opened.seeds
      return (await call('seeds', { session, clientSeed, serverSeedHash }, base)).seeds
    }
    return {
      ...opened,
      seeds: opened.seeds?.clientSeed === '' && !opened.seeds.chain ? await chooseFirst() : opened.seeds,
      memberId,
      play: (bet: string, choice: Record<string, unknown> = {}, key: string = randomUUID()) =>
        call('play', { session, key, bet, choice }, base),
      step: (roundId: string, choice: StudioInput<'step'>['choice'], key: string = randomUUID()) =>
        call('step', { session, roundId, key, choice }, base),
      cashOut: (roundId: string, key: string = randomUUID()) =>
        call('cashOut', { session, roundId, key }, base),
      async changeSeeds(clientSeed: string) {
        const { seeds } = await call('balance', { session }, base)
        return call('seeds', { session, clientSeed, serverSeedHash: seeds.nextServerSeedHash }, base)
      },
      rounds: (page = 1) => call('rounds', { session, page }, base),
      balance: () => call('balance', { session }, base),
    }
  }

  return {
    ...platform,
    line,
    inside,
    /** What a studio in a process of its own is told, to be another one on the same database. */
    variables: {
      STUDIO_DATABASE_URL: platform.url,
      STUDIO_WALLET_URL: line.url,
      STUDIO_SECRET: secret,
      STUDIO_BRAND: brand,
    },
    call,
    get url() {
      return url
    },

    /** A second studio on the same database. */
    async another(): Promise<{ url: string; close: () => Promise<void> }> {
      const { opened, listening, at } = await open()
      return {
        url: at,
        async close() {
          await listening.close()
          await opened.close()
        },
      }
    },

    async restart() {
      await stop()
      await start()
    },

    member,
    launch,

    /** Opens a game as its client does, at this studio or another. */
    enter,

    /** A bet of a player with 100.00 as a studio leaves it that dies before it asks for the stake. */
    async writeDown(game: string, bet: string, choice: Record<string, unknown>) {
      const memberId = await member('100.00')
      const player = await enter(memberId, game)
      const opened = await inside.wallet.authenticate(brand, await launch(memberId, game), game)
      if (!opened.isKnown) throw new Error(opened.reason)
      const round = await takeRound(db, {
        id: randomUUID(),
        brand,
        playerId: String(memberId),
        key: randomUUID(),
        vendor: brand,
        game,
        model: undefined,
        bet: parseAmount(bet),
        choice,
        currency: player.player.currency,
        walletSession: opened.answer.sessionToken as string,
        isTrial: false,
      })
      return { memberId, player, round }
    },

    /** Cash and bonus together, as the ledger has it. */
    async ledger(memberId: bigint): Promise<bigint> {
      const [balance] = await readBalances(platform.ctx.db, [memberId])
      return (balance?.cash ?? 0n) + (balance?.bonus ?? 0n)
    },

    audit: () => auditLedger(platform.ctx),

    async round(id: string): Promise<PlayedRound> {
      return (await findRound(db, id)) as PlayedRound
    },

    /** The secret behind a round, which nobody outside the studio has. */
    seedsOf,

    /** Where a round of Mines has none. */
    async safeCells(id: string, mines: number): Promise<number[]> {
      const drawn = originals.MINES.draw(openStream(await seedsOf(id)), { mines }).mines
      return [...Array(25).keys()].filter((cell) => !drawn.includes(cell))
    },

    /** The seeds of the player's next bet. */
    async nextSeeds(memberId: bigint): Promise<RoundSeeds> {
      const pair = (await findPair(db, { brand, playerId: String(memberId) })) as PairRow
      const { serverSeed, serverSeedHash, clientSeed, nextNonce } = pair
      return { serverSeed: inside.seal.open(serverSeed, serverSeedHash), clientSeed, nonce: nextNonce }
    },

    /** Lets the time pass that recovery waits, then recovers. */
    async recover(): Promise<void> {
      // Rounds somebody is at work on are left to them, or two who hold rounds would wait for each other.
      await db.query(
        `update studio.round set next_try_at = now()
         where id in (select id from studio.round for update skip locked)`,
      )
      await studio.recover()
    },

    async close() {
      await stop()
      await db.end()
      await platform.close()
      await line.close()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, inTransaction, type Tx } from './db.ts'
import {
  addMove,
  changeRound,
  changeRoundWithin,
  lockRound,
  type NewRound,
  type PlayedRound,
  takeRound,
} from './round.store.ts'
import { countUnfinished, lockPair, markRevealed } from './seed.store.ts'
import { changeSeeds, seedsOf } from './seeds.ts'
import { brand, openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
})
afterAll(() => lab.close())

async function newPlayer(): Promise<string> {
  const playerId = randomUUID()
  const { serverSeedHash } = await seedsOf(lab.inside, { brand, playerId })
  await changeSeeds(lab.inside, { brand, playerId }, { clientSeed: 'mine', serverSeedHash })
  return playerId
}

const bet = (playerId: string, game = 'DICE', key: string = randomUUID()): NewRound => ({
  id: randomUUID(),
  brand,
  playerId,
  key,
  vendor: 'PERYA',
  game,
  model: undefined,
  bet: 100_000n,
  choice: {},
  currency: 'PHP',
  walletSession: 'none',
  isTrial: false,
})

it('R-66 R-68 bets that are taken together are each answered by itself', async () => {
  const { db } = lab.inside
  const [ana, ben, carla] = [await newPlayer(), await newPlayer(), await newPlayer()] as const
  const settled = await takeRound(db, bet(ana))
  await changeRound(db, settled, 'betting', { state: 'settled', win: 0n })
  const open = await takeRound(db, bet(ben))

  const [twoAtOnce, alsoAtOnce] = [bet(carla, 'DICE'), bet(carla, 'LIMBO')]
  const asked = [bet(ana, 'DICE', settled.key), bet(ben), twoAtOnce, alsoAtOnce, bet(ana)]
  const answers = await Promise.all(asked.map((one) => takeRound(db, one)))
  expect(answers.map(({ id }) => id)).toEqual([
    settled.id,
    open.id,
    twoAtOnce.id,
    alsoAtOnce.id,
    asked[4]?.id,
  ])
  expect(answers.map(({ nonce }) => nonce)).toEqual([0, 0, 0, 1, 1])
})

it('R-66 rounds that change together are held in the order everybody holds them, so that nobody waits in a circle', async () => {
  const { db } = lab.inside
  const taken = await Promise.all([1, 2].map(async () => takeRound(db, bet(await newPlayer()))))
  const [before, after] = taken.sort((one, other) => (one.id < other.id ? -1 : 1)) as [
    PlayedRound,
    PlayedRound,
  ]
  const changes = await inTransaction(db, async (keeper) => {
    await lockRound(keeper, before.id)
    const begun = [after, before].map((round) => changeRound(db, round, 'betting', { state: 'open' }))
    await expect.poll(() => isSomebodyWaiting(keeper)).toBe(true)
    await keeper.query('select from studio.round where id = $1 for update nowait', [after.id])
    return begun
  })
  expect(await Promise.all(changes)).toEqual([true, true])
})

it('R-66 R-68 a bet that comes while a move of its player ends the round waits for it, and not the move for the bet', async () => {
  const { db } = lab.inside
  const playerId = await newPlayer()
  const round = await takeRound(db, bet(playerId, 'MINES'))
  await changeRound(db, round, 'betting', { state: 'open' })
  const coming = await inTransaction(db, async (tx) => {
    await lockRound(tx, round.id)
    await addMove(tx, round, randomUUID(), undefined)
    const met = takeRound(db, bet(playerId, 'MINES'))
    await expect.poll(() => isSomebodyWaiting(tx)).toBe(true)
    await changeRoundWithin(tx, round, 'open', { state: 'paying', win: 0n })
    return { met }
  })
  expect(await coming.met).toMatchObject({ id: round.id, state: 'paying' })
})

it('R-45 a bet that waited while its seeds were revealed is played with the next ones', async () => {
  const { db } = lab.inside
  const playerId = await newPlayer()
  const { pairId } = await seedsOf(lab.inside, { brand, playerId })
  const waiting = await inTransaction(db, async (tx) => {
    const used = await lockPair(tx, { brand, playerId })
    const taken = takeRound(db, bet(playerId))
    await expect.poll(() => isSomebodyWaiting(tx)).toBe(true)
    expect(await countUnfinished(tx, { brand, playerId }, BigInt(pairId))).toBe(0)
    await markRevealed(tx, BigInt(pairId))
    await tx.query(
      `insert into studio.seed_pair (brand, player_id, server_seed, server_seed_hash, client_seed, chosen_at)
       values ($1, $2, $3, $4, 'next', now())`,
      [brand, playerId, used?.serverSeed, used?.serverSeedHash],
    )
    return { taken }
  })
  expect(await waiting.taken).toMatchObject({ clientSeed: 'next', nonce: 0, revealedAt: null })
})

async function isSomebodyWaiting(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query<{ is: boolean }>(
    'select exists (select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))) as is',
  )
  return rows[0]?.is ?? false
}

it('a bet reads a handful of rounds, however many there are by now and whatever its plan was made on', async () => {
  const playerId = await newPlayer()
  const { pairId } = await seedsOf(lab.inside, { brand, playerId })
  await inTransaction(lab.inside.db, async (tx) => {
    // Whoever waits together waits for one connection, which may as well be this one.
    const one = tx as unknown as Db
    const readSoFar = async () => {
      const { rows } = await tx.query<{ read: bigint }>(
        "select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'round'",
      )
      return Number(rows[0]?.read)
    }
    const again = bet(playerId)
    await takeRound(one, again)
    await tx.query(
      `insert into studio.round (id, brand, player_id, key, vendor, game, pair_id, nonce, bet, choice, currency,
         wallet_session, is_trial, state)
       select gen_random_uuid(), $1, 'other' || n, n::text, 'PERYA', 'DICE', $2, n, 100, '{}', 'PHP', '', false, 'settled'
       from generate_series(100, 2099) n`,
      [brand, pairId],
    )
    const before = await readSoFar()
    for (const next of [bet(playerId, 'LIMBO'), bet(playerId), again]) await takeRound(one, next)
    expect((await readSoFar()) - before).toBeLessThan(30)
    await tx.query('delete from studio.round where key ~ $1', ['^\\d+$'])
  })
})

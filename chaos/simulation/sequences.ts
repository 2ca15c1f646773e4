/**
 * Rounds by the hundred thousand, their calls in every order: many players' calls go to the database in one statement,
 * and every answer has to be the one a plain model gives.
 */

import {
  correct,
  type PlayAnswer,
  play,
  readPlayer,
  type Player as WalletPlayer,
} from '../../apps/server/src/features/vendors/play.store.ts'
import type { VendorCaller } from '../../apps/server/src/features/vendors/signed-call.ts'
import { digest } from '../../apps/server/src/features/vendors/vendor.ts'
import { type Chance, makeChance } from '../../conformance/chance.ts'
import type { Player } from '../../conformance/target.ts'
import { type Call, Oracle, type Said } from './oracle.ts'
import { makeRound } from './scenario.ts'
import type { Store } from './store.ts'

export type SequencesResult = { sequences: number; calls: number; statements: number; violations: string[] }

const playerCount = 96
const violationsMax = 20

export async function runSequences(
  store: Store,
  { seed, sequences }: { seed: number; sequences: number },
): Promise<SequencesResult> {
  const chance = makeChance(seed)
  const players = await store.openPlayers(playerCount)
  const wallets: WalletPlayer[] = []
  for (const { playerId } of players) {
    const found = await readPlayer(store.ctx.pool, BigInt(playerId), store.caller.vendor.code)
    if (found) wallets.push(found)
  }
  const oracle = new Oracle(store.wallets(playerCount))
  const result: SequencesResult = { sequences, calls: 0, statements: 0, violations: [] }
  const compare = (call: Call, said: PlayAnswer | undefined, wanted: Said) => {
    result.calls += 1
    const isSame =
      said?.status === wanted.status &&
      said.balance === wanted.balance &&
      (call.name === 'endround' || said.isDuplicate === wanted.isDuplicate)
    if (!isSame)
      result.violations.push(
        `${call.name} ${call.txId} was answered ${said?.status} ${said?.balance} where the model says ${wanted.status} ${wanted.balance}`,
      )
  }
  let made = 0
  let nonce = 0
  const caller = (): VendorCaller => {
    nonce += 1
    const one = digest(`${store.run} ${seed} ${nonce}`)
    return { ...store.caller, nonce: one, request: one }
  }
  const about = (call: Call) => aboutOf(call, caller(), wallets, players)
  const queue: Call[] = []

  while (result.violations.length < violationsMax) {
    while (made < sequences && queue.length < 4 * playerCount) {
      made += 1
      queue.push(...makeSequence(chance, `${store.run}-${seed}-${made}`))
    }
    if (queue.length === 0) break
    const step = takeStep(queue)
    const plays = step.filter(({ name }) => isPlay(name))
    const corrections = step.filter(({ name }) => !isPlay(name))
    const wanted = plays.map((call) => oracle.hear(call))
    if (plays.length > 0) {
      const said = await play(
        store.ctx.pool,
        plays.map((call) => ({ ...about(call), jackpot: 0n, isClosed: false, risk: undefined })),
      )
      result.statements += 1
      for (const [index, call] of plays.entries()) compare(call, said[index], wanted[index] as Said)
    }
    for (const call of corrections) {
      const expected = oracle.hear(call)
      const { amount, ...rest } = about(call)
      const hasAmount = call.name === 'adjust'
      compare(
        call,
        await correct(store.ctx.pool, { ...rest, amount: hasAmount ? amount : undefined }),
        expected,
      )
      result.statements += 1
    }
  }
  result.violations.push(...(await store.audit()))
  return result
}

const isPlay = (name: Call['name']) => name === 'bet' || name === 'win' || name === 'betwin'

/** A round's calls, some of them twice. */
function makeSequence(chance: Chance, name: string): Call[] {
  const calls = makeRound(chance, name, chance.below(playerCount), playerCount)
  return calls.flatMap((call) => (chance.isHit(0.2) ? [call, call] : [call]))
}

/** As many of the first calls as may go together: another player each, and nothing of one about another. */
function takeStep(queue: Call[]): Call[] {
  const [players, ids, step] = [new Set<number>(), new Set<string>(), [] as Call[]]
  for (let index = 0; index < queue.length && step.length < playerCount; ) {
    const call = queue[index] as Call
    const isMet = players.has(call.player) || ids.has(call.roundId)
    // What waits keeps its place before the later calls of its round.
    players.add(call.player)
    ids.add(call.roundId)
    if (isMet) index += 1
    else step.push(...queue.splice(index, 1))
  }
  return step
}

function aboutOf(
  call: Call,
  caller: VendorCaller,
  wallets: readonly WalletPlayer[],
  players: readonly Player[],
) {
  const { sessionToken = '', currency = '', gameCode = '' } = players[call.player] ?? {}
  return {
    ...call,
    caller,
    player: wallets[call.player] as WalletPlayer,
    call: call.name as never,
    refTxId: call.refTxId,
    payload: digest(
      JSON.stringify(call, (_key, value) => (typeof value === 'bigint' ? value.toString() : value)),
    ),
    gameCode,
    currency,
    session: call.name === 'bet' || call.name === 'betwin' ? digest(sessionToken) : undefined,
  }
}

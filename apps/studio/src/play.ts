/** A bet and its round. What is written down comes first, so that whatever breaks in between can be found out. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { RuleError, stakeStep } from '@perya/game-rules'
import { parseAmount } from '@perya/money'
import type { StudioAnswer, StudioErrorCode, StudioInput } from '@perya/studio-contract'
import { inTransaction } from './db.ts'
import { chainSeeds } from './flights/chain.ts'
import { boardFlight, takeSeat } from './flights/flight.store.ts'
import type { GameRules, Standing } from './games/game.ts'
import { repertoire, type StudioGame } from './games/repertoire.ts'
import { type Limits, limitsOf } from './operate/limits.ts'
import { payRound } from './pay.ts'
import { resultRisk, stakeRisk } from './risk.ts'
import {
  abandonedSeconds,
  changeRound,
  findRound,
  hasRound,
  owesStake,
  type PlayedRound,
  takeRound,
} from './round.store.ts'
import { standingOf, viewRound } from './round-view.ts'
import { seedsAfter } from './seeds.ts'
import type { Session } from './session.store.ts'
import type { Studio } from './studio.ts'
import { StudioError } from './studio-error.ts'
import type { Taken } from './wallet.ts'

type Played = StudioAnswer<'play'>

export async function play(
  studio: Studio,
  session: Session,
  { key, bet: betText, choice }: StudioInput<'play'>,
): Promise<Played> {
  const game = repertoire.get(session.game)
  if (!game) throw new StudioError('studio.game')
  const bet = parseAmount(betText)
  checkBet(game, bet, choice)
  const refusal = refusalBy(await limitsOf(studio, game), bet)
  // Whoever asks again about a bet that was taken before is told of it, whatever has changed since.
  if (refusal && !(await hasRound(studio.db, session, key))) throw new StudioError(refusal)
  const id = randomUUID()
  const taken = { ...session, id, key, model: game.model, bet, choice }
  const round = game.rules.isShared
    ? await inTransaction(studio.db, (tx) => takeSeat(tx, { ...taken, flightId: String(choice.flight) }))
    : await takeRound(studio.db, taken)
  if (!round) throw new StudioError('studio.closed')
  if (round.id === id) return begin(studio, session, round, game)
  if (round.key !== key) throw new StudioError('studio.roundOpen')
  const isSame = round.game === session.game && round.bet === bet && isDeepStrictEqual(round.choice, choice)
  if (!isSame) throw new StudioError('studio.input')
  return repeat(studio, session, round)
}

function checkBet({ minBet, maxBet, rules }: StudioGame, bet: bigint, choice: Record<string, unknown>): void {
  if (bet < minBet || bet > maxBet || bet % stakeStep !== 0n) throw new StudioError('studio.bet')
  try {
    rules.check(bet, choice)
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    throw new StudioError(/stake/i.test(error.field) ? 'studio.bet' : 'studio.choice')
  }
}

function refusalBy({ isOpen, minBet, maxBet }: Limits, bet: bigint): StudioErrorCode | undefined {
  if (!isOpen) return 'studio.stopped'
  return bet < minBet || bet > maxBet ? 'studio.limits' : undefined
}

async function begin(
  studio: Studio,
  session: Session,
  round: PlayedRound,
  { rules }: StudioGame,
): Promise<Played> {
  const { db, wallet } = studio
  if (!isInstant(rules)) {
    const taken = await noteStake(studio, round, await wallet.take(round, stakeRisk(studio, round)))
    checkTaken(taken)
    return answer(studio, session, { ...round, state: 'open' }, taken.balance)
  }
  const standing = standingOf(studio, round)
  const win = standing.worth
  const sent = await wallet.takeAndPay(round, win, resultRisk(studio, round))
  const taken = sent.isKnown && sent.isTaken ? sent : await noteStake(studio, round, sent)
  checkTaken(taken)
  const { balance } = taken
  const isSettled = await changeRound(db, round, 'betting', { state: 'settled', win, balance })
  // Recovery was quicker, and what it made of the round stands.
  if (!isSettled) return repeat(studio, session, (await findRound(db, round.id)) ?? round)
  return answer(studio, session, { ...round, state: 'settled', win }, balance, standing)
}

/** Decided with the bet: no move and no other player changes it. */
export const isInstant = ({ readMove, isShared }: GameRules): boolean => !readMove && !isShared

/** Writes down what is known about a stake, of one that nobody knows about nothing; answers what it came to. */
export async function noteStake(studio: Studio, round: PlayedRound, taken: Taken): Promise<Taken> {
  const { db } = studio
  if (!taken.isKnown) return taken.isMissing ? callOff(studio, round) : taken
  if (!taken.isTaken) {
    await changeRound(db, round, 'betting', { state: 'cancelled', refusal: taken.status })
    return taken
  }
  const { balance } = taken
  if (round.flightId !== null) {
    return (await boardFlight(db, round, balance)) ? taken : giveLateBack(studio, round)
  }
  const isOpen = await changeRound(db, round, 'betting', {
    state: 'open',
    balance,
    retryAfterSeconds: abandonedSeconds,
  })
  return isOpen ? taken : unsure
}

const unsure = { isKnown: false, isMissing: false } as const

/**
 * A bet the wallet has not heard of, and will not take later. That it is called off is written down first: whoever
 * sent it may still be told that it was taken, and must not play a round whose stake goes back.
 */
async function callOff(studio: Studio, round: PlayedRound): Promise<Taken> {
  const refusal = 'ROLLED_BACK'
  if (!(await changeRound(studio.db, round, 'betting', { state: 'paying', refusal }))) return unsure
  await payRound(studio, { ...round, state: 'paying', refusal })
  const now = await findRound(studio.db, round.id)
  return now?.state === 'cancelled' ? { isKnown: true, isTaken: false, status: refusal } : unsure
}

/** The wallet answered after take-off: whatever the flight brings, the stake goes back. */
async function giveLateBack({ db, wallet }: Studio, round: PlayedRound): Promise<Taken> {
  const now = await findRound(db, round.id)
  if (now?.state === 'open') return { isKnown: true, isTaken: true, balance: undefined }
  if ((await wallet.giveBack(round, 'not on board at take-off')) === undefined) return unsure
  await changeRound(db, round, 'betting', { state: 'cancelled', refusal: 'LATE' })
  return { isKnown: true, isTaken: false, status: 'LATE' }
}

function checkTaken(taken: Taken): asserts taken is Extract<Taken, { isTaken: true }> {
  if (!taken.isKnown) throw new StudioError('studio.unsure')
  if (!taken.isTaken) throw new StudioError(refusals[taken.status] ?? 'studio.refused')
}

const refusals: Readonly<Record<string, StudioErrorCode>> = {
  INSUFFICIENT_FUNDS: 'studio.funds',
  LIMIT_REACHED: 'studio.limit',
  LATE: 'studio.closed',
  SESSION_EXPIRED: 'studio.session',
  SESSION_INVALID: 'studio.session',
}

/** The answer to a bet that was sent before. */
async function repeat(studio: Studio, session: Session, round: PlayedRound): Promise<Played> {
  if (round.state === 'cancelled') throw new StudioError(refusals[round.refusal ?? ''] ?? 'studio.refused')
  if (round.state === 'betting' || owesStake(round)) throw new StudioError('studio.unsure')
  const balance = await readBalance(studio, session).catch(() => undefined)
  return answer(studio, session, round, balance)
}

/** The round as it is now; the balance is the newest there is, so that a silent wallet hides no result. */
export async function answer(
  studio: Studio,
  session: Session,
  round: PlayedRound,
  balance: string | undefined,
  standing?: Standing,
): Promise<Played> {
  const { pairId } = round
  return {
    round: viewRound(studio, round, standing),
    balance: balance ?? round.balance ?? (await readBalance(studio, session)),
    seeds: pairId === null ? await chainSeeds(studio) : await seedsAfter(studio, { ...round, pairId }),
  }
}

export async function readBalance({ wallet }: Studio, session: Session): Promise<string> {
  const outcome = await wallet.balance(session)
  if (!outcome.isKnown) throw new StudioError('studio.failed')
  const { status, balance } = outcome.answer
  if (status !== 'OK' || balance === undefined) throw new StudioError(refusals[status] ?? 'studio.failed')
  return balance
}

/** Pays what a round owes and answers with it, whether or not the wallet has taken it yet. */
export async function finish(studio: Studio, session: Session, round: PlayedRound): Promise<Played> {
  const balance = await payRound(studio, round)
  const now = (await findRound(studio.db, round.id)) ?? round
  return answer(studio, session, now, balance)
}

/** The calls of many rounds in an order nobody would choose. */
import type { Chance } from '../../conformance/chance.ts'
import type { Call } from './oracle.ts'

/** Amounts that divide badly, so that shares of bonus and cash leave odd units. */
const amountUpTo = (chance: Chance, most: number) => BigInt(1 + chance.below(most))

/** A round as a vendor plays it when everything goes wrong: bet, result, second thoughts, and ends, shuffled. */
export function makeRound(chance: Chance, name: string, player: number, players: number): Call[] {
  const roundId = `${name}-round`
  let last = 0
  const next = () => `${name}-${++last}`
  const call = (of: Partial<Call> & Pick<Call, 'name'>): Call => ({
    txId: next(),
    player,
    roundId,
    amount: 0n,
    win: 0n,
    isPromo: false,
    ...of,
  })
  const isPair = chance.isHit(0.2)
  const bet = call({
    name: isPair ? 'betwin' : 'bet',
    amount: amountUpTo(chance, 60_000),
    win: isPair && chance.isHit(0.6) ? amountUpTo(chance, 90_000) : 0n,
  })
  const refTxId = bet.txId
  const win = call({ name: 'win', refTxId, amount: chance.isHit(0.2) ? 0n : amountUpTo(chance, 90_000) })
  const extras: (() => Call)[] = [
    () => win,
    () => call({ name: 'win', amount: amountUpTo(chance, 9_000) }),
    () => call({ name: 'win', amount: amountUpTo(chance, 9_000), isPromo: true }),
    () => call({ name: 'bet', amount: amountUpTo(chance, 60_000) }),
    () => call({ name: 'rollback', refTxId }),
    () => call({ name: 'rollback', refTxId }),
    () => call({ name: 'rollback', refTxId: win.txId }),
    () => call({ name: 'rollback', refTxId, player: chance.below(players) }),
    () => call({ name: 'adjust', refTxId, amount: amountUpTo(chance, 9_000) }),
    () => call({ name: 'adjust', refTxId: win.txId, amount: -amountUpTo(chance, 40_000) }),
    () => call({ name: 'endround', txId: '' }),
    // The same id for another stake, or for another player.
    () => ({ ...bet, amount: bet.amount + 1n }),
    () => ({ ...bet, player: chance.below(players) }),
  ]
  const chosen = Array.from({ length: 1 + chance.below(5) }, () => chance.pick(extras)())
  return chance.shuffle([bet, ...chosen])
}

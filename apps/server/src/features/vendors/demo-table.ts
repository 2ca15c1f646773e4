/**
 * What is played at the demo's transfer-wallet vendor. The studio plays it and speaks of every bet as it does of any
 * other; stakes and results move on the balance that vendor keeps, which is none of our ledger's business.
 */
import { formatAmount, parseAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { Answerers } from './answer-call.ts'
import { findDemoRound, playDemoRound, readDemoFunds, undoDemoRound } from './demo-vendor.store.ts'

export function makeDemoTable({ db }: Context, ours: Answerers): Answerers {
  const funds = async (vendor: string, player: string) => ({
    balance: formatAmount(await readDemoFunds(db, vendor, player)),
  })
  return {
    ...ours,
    async authenticate(caller, input) {
      const opened = await ours.authenticate(caller, input)
      if (opened.status !== 'OK' || !opened.playerId) return opened
      return { ...opened, ...(await funds(caller.vendor.code, opened.playerId)) }
    },
    async balance(caller, input) {
      const answer = await ours.balance(caller, input)
      if (answer.status !== 'OK') return answer
      return { ...answer, ...(await funds(caller.vendor.code, input.playerId)) }
    },
    async betwin({ vendor }, { requestId, txId, playerId, amount, winAmount }) {
      const bet = { stake: parseAmount(amount), win: parseAmount(winAmount) }
      const played = await playDemoRound(db, { vendor: vendor.code, player: playerId, txId, ...bet })
      return { status: played.status, requestId, txId, balance: formatAmount(played.balance) }
    },
    async status({ vendor }, { requestId, txId }) {
      const found = await findDemoRound(db, vendor.code, txId)
      if (!found) return { status: 'OK', requestId, txId, state: 'UNKNOWN' }
      if (found.status === 'TX_ROLLED_BACK') return { status: 'OK', requestId, txId, state: 'ROLLED_BACK' }
      const answer = { status: found.status, txId, balance: formatAmount(found.balance) }
      return { status: 'OK', requestId, txId, state: 'PROCESSED', answer }
    },
    async rollback({ vendor }, { requestId, txId, refTxId, playerId }) {
      const undone = await undoDemoRound(db, { vendor: vendor.code, player: playerId, txId: refTxId })
      return { status: undone ? 'OK' : 'TX_NOT_FOUND', requestId, txId }
    },
    bet: refuse,
    win: refuse,
    adjust: refuse,
    endround: refuse,
  }
}

/** Nothing is played there that is not decided with its bet. */
const refuse = async (_caller: unknown, { requestId }: { requestId: string }) =>
  ({ status: 'GAME_DISABLED', requestId }) as const

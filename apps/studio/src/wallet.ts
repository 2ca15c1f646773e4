/** The wallet of the platform, as this vendor calls it: signed, over HTTP, under ids that never change. */
import { randomUUID } from 'node:crypto'
import type { VendorAnswer, VendorInput, VendorStatus } from '@perya/contract/vendor'
import { formatAmount } from '@perya/money'
import { type CallOutcome, nextStep, openVendorClient, type VendorIdentity } from '@perya/vendor-protocol'
import type { PlayedRound } from './round.store.ts'
import type { Session } from './session.store.ts'

/** What became of a stake. */
export type Taken =
  | { isKnown: true; isTaken: true; balance: string | undefined }
  | { isKnown: true; isTaken: false; status: string }
  /** `isMissing`: the wallet has not heard of it, though it may still be on its way. */
  | { isKnown: false; isMissing: boolean }

export type Wallet = ReturnType<typeof openWallet>

export function openWallet(url: string, identityOf: (vendor: string) => VendorIdentity) {
  const clients = new Map<string, ReturnType<typeof openVendorClient>>()
  const clientOf = (vendor: string) => {
    let client = clients.get(vendor)
    if (!client) {
      client = openVendorClient(url, identityOf(vendor))
      clients.set(vendor, client)
    }
    return client
  }

  async function findStake(round: PlayedRound): Promise<Taken> {
    const asked = await clientOf(round.vendor).call('status', { ...about(round), txId: stakeId(round) })
    if (!asked.isKnown || asked.answer.status !== 'OK') return { isKnown: false, isMissing: false }
    const { state, answer } = asked.answer
    return state === 'PROCESSED' && answer ? takenOf(answer) : { isKnown: false, isMissing: true }
  }

  async function orFind(round: PlayedRound, name: 'bet' | 'betwin', outcome: CallOutcome): Promise<Taken> {
    return outcome.isKnown && nextStep(name, outcome) !== 'resolve'
      ? takenOf(outcome.answer)
      : findStake(round)
  }

  return {
    authenticate: (vendor: string, launchToken: string, gameCode: string) =>
      clientOf(vendor).call('authenticate', { requestId: randomUUID(), launchToken, gameCode }),

    balance: ({ vendor, game, playerId, currency, walletSession }: Session) =>
      clientOf(vendor).call('balance', {
        requestId: randomUUID(),
        playerId,
        currency,
        gameCode: game,
        sessionToken: walletSession,
      }),

    /** Stake and result of a round that needs no move: both or neither. */
    async takeAndPay(round: PlayedRound, win: bigint, risk?: 'low'): Promise<Taken> {
      const outcome = await clientOf(round.vendor).call('betwin', {
        ...about(round),
        sessionToken: round.walletSession,
        txId: stakeId(round),
        roundId: round.id,
        amount: formatAmount(round.bet),
        winAmount: formatAmount(win),
        roundClosed: true,
        ...(risk === undefined ? {} : { risk }),
      })
      return orFind(round, 'betwin', outcome)
    },

    async take(round: PlayedRound, risk?: 'low' | 'later'): Promise<Taken> {
      const outcome = await clientOf(round.vendor).call('bet', {
        ...about(round),
        sessionToken: round.walletSession,
        txId: stakeId(round),
        roundId: round.id,
        amount: formatAmount(round.bet),
        ...(risk === undefined ? {} : { risk }),
      })
      return orFind(round, 'bet', outcome)
    },

    /** What became of a stake whose answer never came. */
    findStake,

    /** The result of a round, nothing included; answers whether the wallet has it now. */
    async pay(round: PlayedRound, risk?: 'low'): Promise<CallOutcome> {
      return clientOf(round.vendor).call('win', payInput(round, risk))
    },

    /** Gives the stake of a round back: `OK`, or why there was none to give, or nothing while nobody knows. */
    async giveBack(round: PlayedRound, reason: string): Promise<VendorStatus | undefined> {
      const outcome = await clientOf(round.vendor).call('rollback', giveBackInput(round, reason))
      return outcome.isKnown && nextStep('rollback', outcome) === 'done' ? outcome.answer.status : undefined
    },
  }
}

type Named = Pick<PlayedRound, 'id'>
/** Of a stake, and of a stake that is sent with its result. */
export const stakeId = ({ id }: Named) => `${id}-b`
export const resultId = ({ id }: Named) => `${id}-w`
export const giveBackId = ({ id }: Named) => `${id}-r`

const about = ({ playerId, currency, game }: PlayedRound) => ({
  requestId: randomUUID(),
  playerId,
  currency,
  gameCode: game,
})

export const payInput = (round: PlayedRound, risk?: 'low'): VendorInput<'win'> => ({
  ...about(round),
  txId: resultId(round),
  roundId: round.id,
  refTxId: stakeId(round),
  amount: formatAmount(round.win),
  roundClosed: true,
  ...(risk === undefined ? {} : { risk }),
})

export const giveBackInput = (round: PlayedRound, reason?: string): VendorInput<'rollback'> => ({
  ...about(round),
  txId: giveBackId(round),
  roundId: round.id,
  refTxId: stakeId(round),
  ...(reason === undefined ? {} : { reason }),
})

function takenOf(answer: VendorAnswer): Taken {
  if (answer.status !== 'OK') return { isKnown: true, isTaken: false, status: answer.status }
  return { isKnown: true, isTaken: true, balance: answer.currentBalance ?? answer.balance }
}

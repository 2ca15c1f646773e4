/** The game wallet as one would keep it in a notebook: one call after the other, nothing ever lost. */
import type { VendorStatus } from '@perya/contract/vendor'

export type CallName = 'bet' | 'win' | 'betwin' | 'rollback' | 'adjust' | 'endround'

export type Call = {
  name: CallName
  /** Empty for the end of a round. */
  txId: string
  player: number
  roundId: string
  refTxId?: string
  /** The stake, the payout or the correction. */
  amount: bigint
  win: bigint
  isPromo: boolean
}

export type Said = { status: VendorStatus; balance: bigint | null; isDuplicate: boolean }

export type KnownTx = Omit<Call, 'name'> & {
  name: CallName | 'tombstone'
  payload: string
  status: VendorStatus
  balance: bigint
  cash: bigint
  bonus: bigint
  stakeCash: bigint
  stakeBonus: bigint
  rolledBackBy: string | null
}

type Round = {
  isClosed: boolean
  bets: number
  credits: number
  /** That stand, whichever way they went. */
  corrections: number
  voids: number
  stakeCash: bigint
  stakeBonus: bigint
  /** Wins and corrections together. */
  paid: bigint
}

export type Wallet = { cash: bigint; bonus: bigint; isBlocked: boolean; staked: bigint; cap: bigint | null }

const payloadOf = (call: Call) =>
  JSON.stringify(call, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))
const least = (a: bigint, b: bigint) => (a < b ? a : b)
const above = (value: bigint) => (value > 0n ? value : 0n)
/** Of a win the amount, of a stake what was paid with it. */
const payoutOf = ({ name, amount, win }: Pick<KnownTx, 'name' | 'amount' | 'win'>) =>
  name === 'win' ? amount : win
const total = ({ cash, bonus }: Wallet) => cash + bonus
/** Of what a round pays or takes back, the part that goes the way its bonus came; odd units are cash. */
const bonusShare = ({ stakeCash, stakeBonus }: Round, amount: bigint) =>
  stakeBonus === 0n ? 0n : (amount * stakeBonus) / (stakeCash + stakeBonus)

export class Oracle {
  readonly wallets: Wallet[]
  readonly txs = new Map<string, KnownTx>()
  readonly #rounds = new Map<string, Round>()

  constructor(wallets: readonly Wallet[]) {
    this.wallets = wallets.map((wallet) => ({ ...wallet }))
  }

  /** What the wallet must say to a call that reaches it now. */
  hear(call: Call): Said {
    const wallet = this.wallets[call.player] as Wallet
    if (call.name === 'endround') {
      this.#round(call).isClosed = true
      return { status: 'OK', balance: total(wallet), isDuplicate: false }
    }
    const earlier = this.txs.get(call.txId)
    if (earlier) return this.#sayAgain(earlier, call)
    const isCorrection = call.name === 'rollback' || call.name === 'adjust'
    return isCorrection ? this.#correct(call, wallet) : this.#play(call, wallet)
  }

  #sayAgain(earlier: KnownTx, call: Call): Said {
    if (earlier.payload === payloadOf(call))
      return { status: earlier.status, balance: earlier.balance, isDuplicate: true }
    if (earlier.name === 'tombstone' && earlier.player === call.player)
      return { status: 'TX_ROLLED_BACK', balance: earlier.balance, isDuplicate: false }
    return { status: 'TX_CONFLICT', balance: null, isDuplicate: false }
  }

  #play(call: Call, wallet: Wallet): Said {
    const status = call.name === 'win' ? this.#judgeWin(call) : this.#judgeStake(call, wallet)
    let moved = { cash: 0n, bonus: 0n, stakeCash: 0n, stakeBonus: 0n }
    if (status === 'OK') {
      moved = this.#move(call, wallet)
      const round = this.#round(call)
      if (call.name !== 'win') round.bets += 1
      const payout = payoutOf(call)
      if (payout > 0n) round.credits += 1
      round.paid += payout
      round.stakeCash += moved.stakeCash
      round.stakeBonus += moved.stakeBonus
    }
    return this.#keep(call, wallet, { status, ...moved })
  }

  #judgeStake(call: Call, wallet: Wallet): VendorStatus {
    if (wallet.isBlocked) return 'PLAYER_BLOCKED'
    if (this.#rounds.get(this.#roundName(call))?.isClosed) return 'ROUND_CLOSED'
    if (call.amount > above(wallet.cash) + above(wallet.bonus)) return 'INSUFFICIENT_FUNDS'
    if (wallet.cap !== null && wallet.staked + call.amount > wallet.cap) return 'LIMIT_REACHED'
    return 'OK'
  }

  #judgeWin(call: Call): VendorStatus {
    if (call.isPromo) return 'OK'
    const round = this.#rounds.get(this.#roundName(call))
    const ref = call.refTxId === undefined ? undefined : this.txs.get(call.refTxId)
    if (!round || (call.refTxId !== undefined && !ref)) return 'TX_NOT_FOUND'
    if (ref) {
      const isOwn = ref.player === call.player && ref.roundId === call.roundId
      if (!isOwn || !['bet', 'betwin', 'tombstone'].includes(ref.name)) return 'TX_CONFLICT'
      if (ref.rolledBackBy !== null) return 'TX_ROLLED_BACK'
      if (ref.status !== 'OK') return 'PARENT_FAILED'
    }
    if (round.isClosed) return 'ROUND_CLOSED'
    if (round.bets === 0) return round.voids > 0 ? 'TX_ROLLED_BACK' : 'TX_NOT_FOUND'
    return 'OK'
  }

  /** A stake is taken from cash, then from bonus; a payout goes back the way the stakes came, odd units to cash. */
  #move(call: Call, wallet: Wallet) {
    let [stakeCash, stakeBonus, toBonus] = [0n, 0n, 0n]
    if (call.name === 'win') {
      toBonus = bonusShare(this.#round(call), call.amount)
    } else {
      stakeCash = least(call.amount, above(wallet.cash))
      stakeBonus = call.amount - stakeCash
      toBonus = (call.win * stakeBonus) / call.amount
      wallet.staked += call.amount
    }
    const cash = payoutOf(call) - toBonus - stakeCash
    const bonus = toBonus - stakeBonus
    wallet.cash += cash
    wallet.bonus += bonus
    return { cash, bonus, stakeCash, stakeBonus }
  }

  #correct(call: Call, wallet: Wallet): Said {
    const ref = this.txs.get(call.refTxId ?? '')
    const none = { cash: 0n, bonus: 0n, stakeCash: 0n, stakeBonus: 0n }
    if (!ref || (ref.name === 'tombstone' && ref.player === call.player)) {
      if (!ref && call.name === 'rollback') this.#bury(call, wallet)
      return this.#keep(call, wallet, { status: 'TX_NOT_FOUND', ...none })
    }
    if (ref.player !== call.player || ref.roundId !== call.roundId || ref.name === 'rollback')
      return this.#keep(call, wallet, { status: 'TX_CONFLICT', ...none })
    if (ref.status !== 'OK') return this.#keep(call, wallet, { status: 'PARENT_FAILED', ...none })
    if (call.name === 'adjust') {
      if (ref.rolledBackBy !== null) return this.#keep(call, wallet, { status: 'TX_ROLLED_BACK', ...none })
      const round = this.#round(call)
      if (call.amount < 0n && round.paid + call.amount < 0n)
        return this.#keep(call, wallet, { status: 'TX_CONFLICT', ...none })
      const share = bonusShare(round, call.amount)
      // What is not in bonus any more comes from cash.
      const bonus = share < 0n ? -least(-share, above(wallet.bonus)) : share
      const cash = call.amount - bonus
      this.#take(wallet, -cash, -bonus)
      round.corrections += 1
      round.paid += call.amount
      return this.#keep(call, wallet, { status: 'OK', ...none, cash, bonus })
    }
    if (ref.rolledBackBy !== null) {
      const { balance } = this.txs.get(ref.rolledBackBy) as KnownTx
      const said = this.#keep(call, wallet, { status: 'OK', ...none })
      const kept = this.txs.get(call.txId) as KnownTx
      kept.balance = balance
      return { ...said, balance, isDuplicate: true }
    }
    return this.#takeBack(call, ref, wallet)
  }

  #takeBack(call: Call, ref: KnownTx, wallet: Wallet): Said {
    const round = this.#round(call)
    const isBet = ref.name === 'bet' || ref.name === 'betwin'
    const own = ref.win > 0n ? 1 : 0
    if (isBet && (round.credits > own || round.corrections > 0)) {
      const none = { cash: 0n, bonus: 0n, stakeCash: 0n, stakeBonus: 0n }
      return this.#keep(call, wallet, { status: 'ROUND_HAS_CREDIT', ...none })
    }
    if (isBet) {
      wallet.staked -= ref.amount
      wallet.cash += ref.stakeCash
      wallet.bonus += ref.stakeBonus
      round.bets -= 1
      round.voids += 1
      round.stakeCash -= ref.stakeCash
      round.stakeBonus -= ref.stakeBonus
    }
    this.#take(wallet, ref.cash + ref.stakeCash, ref.bonus + ref.stakeBonus)
    if (own === 1 || (ref.name === 'win' && ref.amount > 0n)) round.credits -= 1
    if (ref.name === 'adjust') round.corrections -= 1
    round.paid -= ref.name === 'adjust' ? ref.amount : payoutOf(ref)
    ref.rolledBackBy = call.txId
    const back = { cash: -ref.cash, bonus: -ref.bonus, stakeCash: 0n, stakeBonus: 0n }
    return this.#keep(call, wallet, { status: 'OK', ...back })
  }

  /** What was given may be spent by now: taking it leaves a debt, and a debt ends play. */
  #take(wallet: Wallet, cash: bigint, bonus: bigint): void {
    wallet.cash -= cash
    wallet.bonus -= bonus
    if ((cash > 0n && wallet.cash < 0n) || (bonus > 0n && wallet.bonus < 0n)) wallet.isBlocked = true
  }

  #bury(call: Call, wallet: Wallet): void {
    const txId = call.refTxId ?? ''
    this.txs.set(txId, {
      ...call,
      txId,
      name: 'tombstone',
      payload: '',
      status: 'TX_ROLLED_BACK',
      balance: total(wallet),
      cash: 0n,
      bonus: 0n,
      stakeCash: 0n,
      stakeBonus: 0n,
      rolledBackBy: call.txId,
    })
  }

  #keep(
    call: Call,
    wallet: Wallet,
    moved: Pick<KnownTx, 'status' | 'cash' | 'bonus' | 'stakeCash' | 'stakeBonus'>,
  ): Said {
    const balance = total(wallet)
    this.txs.set(call.txId, { ...call, payload: payloadOf(call), balance, rolledBackBy: null, ...moved })
    return { status: moved.status, balance, isDuplicate: false }
  }

  #roundName = ({ player, roundId }: Call) => `${player} ${roundId}`

  #round(call: Call): Round {
    const name = this.#roundName(call)
    let round = this.#rounds.get(name)
    if (!round) {
      round = {
        isClosed: false,
        bets: 0,
        credits: 0,
        corrections: 0,
        voids: 0,
        stakeCash: 0n,
        stakeBonus: 0n,
        paid: 0n,
      }
      this.#rounds.set(name, round)
    }
    return round
  }
}

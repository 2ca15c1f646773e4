/**
 * The protocol in memory, as short as it can be, to try the kit itself: right without a fault,
 * and wrong in one way with one. The kit must let the first pass and catch each of the others.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type VendorAnswer, type VendorStatus, vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import { formatAmount, parseAmount } from '@perya/money'
import { signedText, type VendorIdentity, verifyText } from '@perya/vendor-protocol'

export const faults = [
  'forgets the id of a transaction',
  'answers a duplicate anew',
  'lets one id name two transactions',
  'leaves no tombstone',
  'looks, waits, then takes',
  'takes half of a pair',
  'pays without a bet',
  'rolls back a bet that has paid',
  'gives back a refused bet',
  'rolls back twice',
  'asks for a session before it pays',
  'plays on after the session ended',
  'takes bets in a closed round',
  'ignores the currency',
  'ignores the signature',
  'signs what it parsed',
  'ignores the clock',
  'ignores the nonce',
  'counts in floats',
  'takes negative stakes',
  'lets a launch token be used twice',
  'lets a debtor play',
  'answers before it remembers',
  'ignores whose bet it was',
] as const
export type Fault = (typeof faults)[number]

type Tx = {
  call: string
  payload: string
  playerId: string
  roundId: string
  gameCode: string
  moved: bigint
  answer: VendorAnswer
  isRolledBack: boolean
}
type Round = { gameCode: string; bets: number; voids: number; credits: number; isClosed: boolean }
type Player = { balance: bigint; isBlocked: boolean; sessions: Set<string>; queue: Promise<unknown> }
type Input = Record<string, string> & { roundClosed?: boolean; promo?: boolean }

const currency = 'PHP'

export async function startReference(identity: VendorIdentity, fault?: Fault) {
  const has = (one: Fault) => one === fault
  const players = new Map<string, Player>()
  const launches = new Map<string, string>()
  const txs = new Map<string, Tx>()
  const rounds = new Map<string, Round>()
  const nonces = new Map<string, string>()
  let lastPlayer = 0

  const answerOf = (status: VendorStatus, input: Input, player: Player): VendorAnswer => ({
    status,
    requestId: input.requestId,
    ...(input.txId === undefined ? {} : { txId: input.txId }),
    balance: has('counts in floats')
      ? String(Number(formatAmount(player.balance)) * 1.0)
      : formatAmount(player.balance),
    currency,
  })

  /** Judges a call that moves money; a status without `moved` is a refusal. */
  function judge(call: string, input: Input, player: Player): { status: VendorStatus; moved?: bigint } {
    const roundName = `${input.playerId} ${input.roundId}`
    const round = rounds.get(roundName)
    const ref = input.refTxId === undefined ? undefined : txs.get(input.refTxId)
    const isOwn = (tx: Tx) =>
      has('ignores whose bet it was') ||
      (tx.playerId === input.playerId && tx.roundId === input.roundId && tx.gameCode === input.gameCode)
    if (input.currency !== currency && !has('ignores the currency')) return { status: 'WRONG_CURRENCY' }

    if (call === 'bet' || call === 'betwin') {
      if (!player.sessions.has(input.sessionToken ?? '') && !has('plays on after the session ended'))
        return { status: 'SESSION_EXPIRED' }
      if (player.isBlocked && !has('lets a debtor play')) return { status: 'PLAYER_BLOCKED' }
      if (round?.isClosed && !has('takes bets in a closed round')) return { status: 'ROUND_CLOSED' }
      const stake = parseAmount(input.amount as string)
      const win = input.winAmount === undefined ? 0n : parseAmount(input.winAmount)
      if (stake > player.balance && !has('lets a debtor play')) {
        return call === 'betwin' && has('takes half of a pair')
          ? { status: 'INSUFFICIENT_FUNDS', moved: win }
          : { status: 'INSUFFICIENT_FUNDS' }
      }
      const open = round ?? {
        gameCode: input.gameCode as string,
        bets: 0,
        voids: 0,
        credits: 0,
        isClosed: false,
      }
      open.bets += 1
      if (win > 0n) open.credits += 1
      rounds.set(roundName, open)
      return { status: 'OK', moved: win - stake }
    }
    if (call === 'win') {
      if (has('asks for a session before it pays') && !player.sessions.has(input.sessionToken ?? ''))
        return { status: 'SESSION_EXPIRED' }
      const amount = parseAmount(input.amount as string)
      if (!input.promo && !has('pays without a bet')) {
        if (!round) return { status: 'TX_NOT_FOUND' }
        if (round.gameCode !== input.gameCode && !has('ignores whose bet it was'))
          return { status: 'TX_CONFLICT' }
        if (ref && !isOwn(ref)) return { status: 'TX_CONFLICT' }
        if (ref?.isRolledBack) return { status: 'TX_ROLLED_BACK' }
        if (round.isClosed) return { status: 'ROUND_CLOSED' }
        if (round.bets === 0) return { status: round.voids > 0 ? 'TX_ROLLED_BACK' : 'TX_NOT_FOUND' }
      }
      if (round && amount > 0n) round.credits += 1
      return { status: 'OK', moved: amount }
    }
    if (!ref || ref.call === 'tombstone') {
      if (call === 'rollback' && !ref && !has('leaves no tombstone')) {
        const { refTxId = '', playerId = '', roundId = '', gameCode = '' } = input
        const answer = answerOf('TX_ROLLED_BACK', input, player)
        const stone = {
          call: 'tombstone',
          payload: '',
          playerId,
          roundId,
          gameCode,
          moved: 0n,
          answer,
          isRolledBack: true,
        }
        txs.set(refTxId, stone)
      }
      return { status: 'TX_NOT_FOUND' }
    }
    if (!isOwn(ref)) return { status: 'TX_CONFLICT' }
    if (ref.answer.status !== 'OK') {
      if (has('gives back a refused bet') && call === 'rollback') return { status: 'OK', moved: 10_000n }
      return { status: 'PARENT_FAILED' }
    }
    if (call === 'adjust') return { status: 'OK', moved: parseAmount(input.delta as string) }
    const isWrongAmount =
      input.amount !== undefined && parseAmount(input.amount) !== (ref.moved < 0n ? -ref.moved : ref.moved)
    if (isWrongAmount) return { status: 'TX_CONFLICT' }
    if (ref.isRolledBack && !has('rolls back twice')) return { status: 'OK', moved: 0n }
    const isBet = ref.call === 'bet' || ref.call === 'betwin'
    if (isBet && (round?.credits ?? 0) > 0 && !has('rolls back a bet that has paid'))
      return { status: 'ROUND_HAS_CREDIT' }
    ref.isRolledBack = true
    if (round && isBet) {
      round.bets -= 1
      round.voids += 1
    }
    if (round && ref.call === 'win') round.credits -= 1
    return { status: 'OK', moved: -ref.moved }
  }

  async function move(call: string, input: Input, player: Player): Promise<VendorAnswer> {
    const { requestId: _request, sessionToken: _session, ...same } = input
    const payload = `${call} ${JSON.stringify(same)}`
    const txId = input.txId as string
    const earlier = has('forgets the id of a transaction') ? undefined : txs.get(txId)
    if (earlier?.call === 'tombstone' && earlier.playerId === input.playerId)
      return answerOf('TX_ROLLED_BACK', input, player)
    if (earlier) {
      if (earlier.payload !== payload && !has('lets one id name two transactions'))
        return answerOf('TX_CONFLICT', input, player)
      if (earlier.payload === payload) {
        const now = formatAmount(player.balance)
        const balance = has('answers a duplicate anew') ? now : earlier.answer.balance
        return {
          ...earlier.answer,
          balance,
          requestId: input.requestId,
          duplicate: true,
          currentBalance: now,
        }
      }
    }
    const before = player.balance
    if (has('looks, waits, then takes')) await new Promise((resolve) => setImmediate(resolve))
    const { status, moved } = judge(call, input, { ...player, balance: before })
    if (has('answers before it remembers')) await new Promise((resolve) => setImmediate(resolve))
    if (moved !== undefined)
      player.balance = (has('looks, waits, then takes') ? before : player.balance) + moved
    if (player.balance < 0n) player.isBlocked = true
    const answer = answerOf(status, input, player)
    const { playerId = '', roundId = '', gameCode = '' } = input
    txs.set(txId, {
      call,
      payload,
      playerId,
      roundId,
      gameCode,
      moved: moved ?? 0n,
      answer,
      isRolledBack: false,
    })
    return answer
  }

  async function answer(name: string, input: Input): Promise<VendorAnswer> {
    const { requestId } = input
    if (name === 'player') {
      lastPlayer += 1
      const playerId = String(lastPlayer)
      players.set(playerId, {
        balance: parseAmount(input.balance as string),
        isBlocked: false,
        sessions: new Set(),
        queue: Promise.resolve(),
      })
      const launchToken = randomUUID()
      launches.set(launchToken, playerId)
      return { status: 'OK', requestId, playerId, launchToken, currency }
    }
    if (name === 'authenticate') {
      const playerId = launches.get(input.launchToken as string)
      const player = players.get(playerId ?? '')
      if (!player || playerId === undefined) return { status: 'SESSION_INVALID', requestId }
      if (!has('lets a launch token be used twice')) launches.delete(input.launchToken as string)
      const sessionToken = randomUUID()
      player.sessions.add(sessionToken)
      const balance = formatAmount(player.balance)
      return {
        status: 'OK',
        requestId,
        playerId,
        sessionToken,
        currency,
        balance,
        language: 'EN',
        country: 'PH',
        limits: {},
      }
    }
    const player = players.get(input.playerId as string)
    if (!player) return { status: 'SESSION_INVALID', requestId }
    if (name === 'endsession') {
      player.sessions.clear()
      return { status: 'OK', requestId }
    }
    if (name === 'balance') {
      if (!player.sessions.has(input.sessionToken ?? '')) return { status: 'SESSION_EXPIRED', requestId }
      return answerOf('OK', input, player)
    }
    if (name === 'status') {
      const tx = txs.get(input.txId as string)
      if (!tx) return { status: 'OK', requestId, state: 'UNKNOWN' }
      return {
        status: 'OK',
        requestId,
        state: tx.isRolledBack ? 'ROLLED_BACK' : 'PROCESSED',
        answer: tx.answer,
      }
    }
    if (name === 'endround') {
      const roundName = `${input.playerId} ${input.roundId}`
      const round = rounds.get(roundName) ?? {
        gameCode: input.gameCode as string,
        bets: 0,
        voids: 0,
        credits: 0,
        isClosed: false,
      }
      round.isClosed = true
      rounds.set(roundName, round)
      return answerOf('OK', input, player)
    }
    if (has('looks, waits, then takes') || has('answers before it remembers'))
      return move(name, input, player)
    // One call of a player after the other.
    const turn = player.queue.then(() => move(name, input, player))
    player.queue = turn.catch(() => {})
    return turn
  }

  function isSigned(path: string, headers: Record<string, unknown>, body: Buffer): boolean {
    if (has('ignores the signature')) return true
    const read = (name: string) => String(headers[name] ?? '')
    const known = [identity.vendor, identity.brand, identity.keyId]
    if ([read('x-vendor'), read('x-brand'), read('x-key-id')].some((value, index) => value !== known[index]))
      return false
    const [timestamp, nonce, signature] = [read('x-timestamp'), read('x-nonce'), read('x-signature')]
    if (
      !nonce ||
      !(Math.abs(Date.now() - Number(timestamp || Number.NaN)) <= 300_000 || has('ignores the clock'))
    )
      return false
    const signed = has('signs what it parsed')
      ? Buffer.from(JSON.stringify(JSON.parse(body.toString())))
      : body
    if (
      !verifyText(
        identity.key,
        signedText({ timestamp, nonce, method: 'POST', path, body: signed }),
        signature,
      )
    )
      return false
    const isReused = nonces.has(nonce) && nonces.get(nonce) !== signature
    nonces.set(nonce, signature)
    return !isReused || has('ignores the nonce')
  }

  const calls = Object.entries({ ...vendorCalls, ...vendorSandboxCalls })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const say = (code: number, text: VendorAnswer) => {
        response.writeHead(code, { 'content-type': 'application/json' })
        response.end(JSON.stringify(text))
      }
      const body = Buffer.concat(chunks)
      const [name, call] = calls.find(([, { path }]) => path === request.url) ?? []
      if (name === undefined || !call || !isSigned(request.url ?? '', request.headers, body)) {
        return say(401, { status: 'BAD_SIGNATURE' })
      }
      const content = JSON.parse(body.toString())
      const isNegative = has('takes negative stakes') && String(content.amount).startsWith('-')
      const input = isNegative ? { success: true, data: content } : call.input.safeParse(content)
      if (!input.success) return say(400, { status: 'BAD_REQUEST' })
      say(200, await answer(name, input.data as Input))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An implementation of the wallet protocol, seen only through the protocol. */
import { randomUUID } from 'node:crypto'
import {
  type VendorAnswer,
  type VendorCallName,
  type VendorInput,
  vendorCalls,
  vendorSandboxCalls,
} from '@perya/contract/vendor'
import {
  type CallOutcome,
  type SignedCall,
  type SigningOptions,
  sendCall,
  signCall,
  type VendorIdentity,
} from '@perya/vendor-protocol'

export type Player = { playerId: string; sessionToken: string; currency: string; gameCode: string }

export type Answered = VendorAnswer & { httpStatus: number }

export type Target = ReturnType<typeof openTarget>

const gameCode = 'conformance'

export function openTarget(url: string, identity: VendorIdentity, timeoutMs = 20_000) {
  const sign = (path: string, body: unknown, signing?: SigningOptions, as = identity): SignedCall =>
    signCall(as, path, Buffer.from(JSON.stringify(body)), signing)

  const send = async (call: SignedCall): Promise<Answered> => known(await sendCall(url, call, timeoutMs))

  const order = (call: { path: string }, body: object) =>
    send(sign(call.path, { requestId: randomUUID(), ...body }))

  return {
    url,
    identity,
    sign,
    send,

    /** A new player with this balance, launched. */
    async player(balance: string): Promise<Player> {
      const made = await order(vendorSandboxCalls.player, { gameCode, balance })
      expectStatus(made, 'OK')
      const launched = await order(vendorCalls.authenticate, { launchToken: made.launchToken, gameCode })
      expectStatus(launched, 'OK')
      const { playerId = '', sessionToken = '', currency = '' } = launched
      return { playerId, sessionToken, currency, gameCode }
    },

    async launchToken(): Promise<string> {
      const made = await order(vendorSandboxCalls.player, { gameCode, balance: '1.00' })
      expectStatus(made, 'OK')
      return made.launchToken ?? ''
    },

    authenticate: (launchToken: string) => order(vendorCalls.authenticate, { launchToken, gameCode }),

    endSessions: ({ playerId }: Player) => order(vendorSandboxCalls.endsession, { playerId }),

    call<N extends VendorCallName>(
      name: N,
      player: Player,
      input: Partial<VendorInput<N>>,
    ): Promise<Answered> {
      return order(vendorCalls[name], { ...player, ...input })
    },

    /** What the player has, whether or not its session lives: a repeated zero-sum question nobody can refuse. */
    async balanceOf(player: Player): Promise<string> {
      const answer = await order(vendorCalls.balance, player)
      if (answer.status === 'OK') return answer.balance ?? ''
      // A rollback of something unknown moves nothing and tells the balance after it.
      const probe = await order(vendorCalls.rollback, {
        ...player,
        txId: randomUUID(),
        refTxId: randomUUID(),
        roundId: randomUUID(),
      })
      return probe.balance ?? ''
    },
  }
}

function known(outcome: CallOutcome): Answered {
  if (!outcome.isKnown) throw new Error(`no answer: ${outcome.reason}`)
  return { ...outcome.answer, httpStatus: outcome.httpStatus }
}

export function expectStatus(answer: Answered, ...statuses: string[]): void {
  if (!statuses.includes(answer.status)) {
    throw new Error(`answered ${answer.status} instead of ${statuses.join(' or ')}`)
  }
}

export function expectEqual(what: string, seen: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)]
  if (a !== b) throw new Error(`${what} is ${a} instead of ${b}`)
}

/**
 * Whose token has opened a session here lately, told without asking the database.
 *
 * A call's importance is decided before anybody is looked up, and anybody can make up a token.
 */
import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../address-group.ts'
import { BoundedMap } from '../bounded-map.ts'

export type CallerKind = 'member' | 'operator'

export type KnownCallers = {
  kindOf: (token: string) => CallerKind | undefined
  /** Whether the address may show one more token that nobody knows here. */
  mayShow: (ip: string) => boolean
  /** The call's token has opened a session. */
  note: (request: Pick<FastifyRequest, 'headers' | 'ip'>, kind: CallerKind) => void
}

const knownMs = 10 * 60_000
const notedAgainMs = 60_000
const tokensMost = 100_000

/**
 * So many unknown tokens of one address count as real in a minute. Those that prove real are given back, so that all
 * members behind one address come in after a restart, one behind the other.
 */
export const unknownPerMinute = 60
const addressesMost = 50_000

type Known = { kind: CallerKind; at: number }
type Shown = { count: number; since: number }

export function makeKnownCallers(clock: () => number = () => performance.now()): KnownCallers {
  const known = new BoundedMap<string, Known>(tokensMost)
  const shown = new BoundedMap<string, Shown>(addressesMost)

  function find(token: string): Known | undefined {
    const found = known.get(token)
    return found && clock() - found.at < knownMs ? found : undefined
  }

  return {
    kindOf: (token) => find(token)?.kind,

    mayShow(ip) {
      const address = addressGroup(ip)
      const now = clock()
      let mine = shown.get(address)
      if (!mine || now - mine.since >= 60_000) {
        mine = { count: 0, since: now }
        shown.set(address, mine)
      }
      if (mine.count >= unknownPerMinute) return false
      mine.count += 1
      return true
    },

    note({ headers: { token }, ip }, kind) {
      if (typeof token !== 'string') return
      const found = find(token)
      const now = clock()
      if (found && now - found.at < notedAgainMs) return
      known.set(token, { kind, at: now })
      const mine = found ? undefined : shown.get(addressGroup(ip))
      if (mine && mine.count > 0) mine.count -= 1
    },
  }
}

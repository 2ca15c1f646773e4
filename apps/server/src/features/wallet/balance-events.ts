/**
 * Tells members' open apps about their balance, on every node, as soon as a movement commits.
 *
 * An event holds the whole balance, so the newest makes up for any that was missed: after a reconnect, of the
 * app or of our own listening, whoever has an older version simply gets the current one.
 */
import type { WalletBalance } from '@perya/contract/wallet'
import type { Context } from '#platform/context.ts'
import { type MemberBalance, readBalances } from './balance.store.ts'
import { toWalletBalance } from './wallet-balance.ts'

export const balanceChannel = 'wallet.balance'

/** Apps of one member that may listen at one node. */
const watchersMax = 5

/** Where the identity feature tells whose sessions have ended. */
const sessionChannel = 'session'

type Watcher = {
  /** The version this app has. */
  seen: bigint
  send: (balance: WalletBalance) => void
  /** The member's sessions changed; an app whose session lives on comes back. */
  end: () => void
}

export type BalanceEvents = {
  /** Sends now unless `seen` is still the newest, then at every change; `null` when too many watch already. */
  watch: (memberId: bigint, watcher: Watcher) => Promise<(() => void) | null>
  count: () => number
  close: () => void
}

export function openBalanceEvents(ctx: Pick<Context, 'db' | 'log' | 'notifications'>): BalanceEvents {
  const watchers = new Map<bigint, Set<Watcher>>()
  const changed = new Set<bigint>()
  let isReading = false

  /** Reads all that changed in one query; what changes meanwhile waits for the next. */
  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      while (changed.size > 0) {
        const memberIds = [...changed].slice(0, 1_000)
        for (const memberId of memberIds) changed.delete(memberId)
        for (const balance of await readBalances(ctx.db, memberIds)) deliver(balance)
      }
    } catch (error) {
      ctx.log.warn({ err: error }, 'balances were not read')
    } finally {
      isReading = false
    }
  }

  function deliver(balance: MemberBalance): void {
    for (const watcher of watchers.get(balance.memberId) ?? []) {
      if (balance.version <= watcher.seen) continue
      watcher.seen = balance.version
      watcher.send(toWalletBalance(balance))
    }
  }

  const unhear = ctx.notifications.on(sessionChannel, (memberId) => {
    for (const watcher of [...(watchers.get(BigInt(memberId)) ?? [])]) watcher.end()
  })

  const stop = ctx.notifications.on(
    balanceChannel,
    (payload) => {
      for (const text of payload.split(',')) {
        const memberId = BigInt(text)
        if (watchers.has(memberId)) changed.add(memberId)
      }
      void read()
    },
    () => {
      for (const memberId of watchers.keys()) changed.add(memberId)
      void read()
    },
  )

  return {
    async watch(memberId, watcher) {
      const others = watchers.get(memberId) ?? new Set()
      if (others.size >= watchersMax) return null
      // Listed before the balance is read, so a change in between is told twice rather than never.
      others.add(watcher)
      watchers.set(memberId, others)
      const unwatch = () => {
        others.delete(watcher)
        if (others.size === 0 && watchers.get(memberId) === others) watchers.delete(memberId)
      }
      try {
        for (const balance of await readBalances(ctx.db, [memberId])) deliver(balance)
      } catch (error) {
        unwatch()
        throw error
      }
      return unwatch
    },
    count: () => [...watchers.values()].reduce((sum, set) => sum + set.size, 0),
    close() {
      stop()
      unhear()
      for (const watcher of [...watchers.values()].flatMap((set) => [...set])) watcher.end()
      watchers.clear()
    },
  }
}

/**
 * What a feature keeps beside a context, such as a directory or a gateway, and reads from that context again.
 *
 * It lives in the context's `services`, which copies of a context share, so a copy with another clock or log reaches
 * the same directory. What stands for a process of its own is given services of its own.
 */
import assert from 'node:assert/strict'

/** All that was opened on one context and its copies. */
export type Services = Map<symbol, unknown>

export const makeServices = (): Services => new Map()

type Holder = { services: Services }

export type Service<T> = {
  /** Opens it, or puts a newer one in the place of the last. */
  open: (ctx: Holder, opened: T) => void
  /** The one that was opened; that nobody opened any is our mistake. */
  of: (ctx: Holder) => T
  /** The same for whoever has an answer where nobody opened any. */
  find: (ctx: Holder) => T | undefined
}

/** Declares a service by a name that says what it is; one with `make` opens itself for the first who asks. */
export function service<T>(name: string, make?: () => T): Service<T> {
  const key = Symbol(name)
  const find = ({ services }: Holder) => services.get(key) as T | undefined
  return {
    open({ services }, opened) {
      services.set(key, opened)
    },
    of(ctx) {
      const opened = find(ctx)
      if (opened !== undefined || ctx.services.has(key)) return opened as T
      assert(make, `nobody has opened the ${name} on this context`)
      const made = make()
      ctx.services.set(key, made)
      return made
    },
    find,
  }
}

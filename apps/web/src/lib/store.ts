import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. */
export type Store<Value> = {
  get: () => Value
  /** What it held first: all that the server and hydration see. */
  first: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(first: Value): Store<Value> {
  let current = first
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    first: () => first,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>({ subscribe, get, first }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, first)
}

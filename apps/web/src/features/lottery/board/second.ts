import { useSyncExternalStore } from 'react'
import { serverNow } from '#lib/server-clock.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second = 0

/** The server's time in whole seconds; draws anew with each. */
export function useSecond(): number {
  return useSyncExternalStore(follow, read, read)
}

const read = () => second || Math.floor(serverNow() / 1_000) * 1_000

function follow(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
    second = 0
  }
}

function tick(): void {
  const now = serverNow()
  second = Math.floor(now / 1_000) * 1_000
  timer = setTimeout(tick, second + 1_000 - now + 5)
  for (const listener of listeners) listener()
}

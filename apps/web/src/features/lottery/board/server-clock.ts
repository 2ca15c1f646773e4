/** The server's time, so that a countdown is right on a device whose clock is not. */
import { useSyncExternalStore } from 'react'

/** What has to be added to the page's own count of time; the device's clock is believed until the server has spoken. */
let ahead: number | null = null
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second = 0

/** An answer is older than its reading by its way here, so of two that nearly agree the later one is right. */
const travelMs = 1_000

export function hearServerTime(now: string): void {
  const heard = Date.parse(now) - performance.now()
  if (ahead === null || heard > ahead || ahead - heard > travelMs) ahead = heard
}

export const serverNow = (): number => (ahead === null ? Date.now() : performance.now() + ahead)

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

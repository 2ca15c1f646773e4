import { watchCalls } from '#lib/api/call.ts'
import { createStore } from '#lib/store.ts'
import { type Connection, connectionOf, slowAfterMs } from './connection.rules.ts'

/** Chromium only; elsewhere a call that waits too long is the only sign. */
type NetworkInformation = EventTarget & { effectiveType?: string }

export const connection = createStore<Connection>('good')

/** Follows the browser's word and the calls themselves. */
export function watchConnection(): () => void {
  const network = (navigator as { connection?: NetworkInformation }).connection
  // Things of their own, since several calls may leave at the same moment.
  const departures = new Set<{ at: number; isOutlived: boolean }>()
  let lastCallFailed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const oldest = Math.min(...[...departures].map(({ at }) => at))
    const waitingMs = departures.size === 0 ? 0 : performance.now() - oldest
    const isOnline = navigator.onLine && !lastCallFailed
    connection.set(connectionOf({ isOnline, effectiveType: network?.effectiveType, waitingMs }))
    clearTimeout(timer)
    if (departures.size > 0 && waitingMs < slowAfterMs) timer = setTimeout(look, slowAfterMs - waitingMs)
  }
  const onOnline = () => {
    lastCallFailed = false
    // A call that left on a connection now gone may still fail of it, and says nothing about this one.
    for (const departure of departures) departure.isOutlived = true
    look()
  }
  const stopCalls = watchCalls({
    onStart() {
      const departure = { at: performance.now(), isOutlived: false }
      departures.add(departure)
      look()
      return (error) => {
        departures.delete(departure)
        if (error === null || !departure.isOutlived) lastCallFailed = error?.code === 'network.offline'
        look()
      }
    },
  })
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', look)
  network?.addEventListener('change', look)
  look()
  return () => {
    clearTimeout(timer)
    stopCalls()
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', look)
    network?.removeEventListener('change', look)
  }
}

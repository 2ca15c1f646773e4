import { useSyncExternalStore } from 'react'
import { trustedServiceWorkerAddress } from '#lib/trusted-types.ts'

let registration: ServiceWorkerRegistration | undefined
let isReady = false
const listeners = new Set<() => void>()

/** Starts the service worker; on a first visit, when it fetches a lot, only once the page has settled. */
export function startServiceWorker() {
  setTimeout(() => void serviceWorker(), navigator.serviceWorker?.controller ? 0 : 4_000)
}

/** The service worker, started now where it was not yet; none in development and where browsers refuse it. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (registration || !import.meta.env.PROD || !('serviceWorker' in navigator)) return registration
  // Without it the app works as before, only not offline; the next visit tries again.
  registration = await navigator.serviceWorker.register(trustedServiceWorkerAddress()).catch(() => undefined)
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', noteWaiting)
  })
  noteWaiting()
  return registration
}

/** A worker that waits behind another is a newer app; the first one there is waits for nobody. */
function noteWaiting() {
  if (!registration?.waiting || !navigator.serviceWorker.controller) return
  isReady = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Chromium may leave the newer worker waiting until the older one has been idle for long, when a request comes just as
 * they change places. The page comes new from the server either way, so a player waits no longer than this for it.
 */
const takesOverMs = 3_000

/** Switches to the newer app; the page reloads. */
export function applyUpdate() {
  // Only here: a player in another tab may be in the middle of a form.
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, takesOverMs)
}

/** Whether a newer app waits, and what switches to it (the page reloads). */
export function useAppUpdate(): { isReady: boolean; apply: () => void } {
  return {
    isReady: useSyncExternalStore(
      subscribe,
      () => isReady,
      () => false,
    ),
    apply: applyUpdate,
  }
}

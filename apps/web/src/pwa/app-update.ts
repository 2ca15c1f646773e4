import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { trustedServiceWorkerAddress } from '#lib/trusted-types.ts'

let workbox: Workbox | undefined
let isReady = false
const listeners = new Set<() => void>()

/** Starts the service worker once the page has settled, so that it never competes with the first screen. */
export function startServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register() {
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox(trustedServiceWorkerAddress())
  workbox.addEventListener('waiting', () => {
    isReady = true
    for (const listener of listeners) listener()
  })
  // Without it the app works as before, only not offline; the next visit tries again.
  await workbox.register().catch(() => undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function apply() {
  // Only here: a player in another tab may be in the middle of a form.
  workbox?.addEventListener('controlling', () => location.reload())
  workbox?.messageSkipWaiting()
}

/** Whether a newer app waits, and what switches to it (the page reloads). */
export function useAppUpdate(): { isReady: boolean; apply: () => void } {
  return {
    isReady: useSyncExternalStore(
      subscribe,
      () => isReady,
      () => false,
    ),
    apply,
  }
}

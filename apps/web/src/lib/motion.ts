import { createStore, useStore } from './store.ts'

/** Everything that moves by itself obeys one switch; it starts off where the device, or the player here, asks for less. */
const isStill = createStore(false)
if (typeof matchMedia === 'function') {
  const isChosen = document.documentElement.dataset.motion === 'still'
  isStill.set(isChosen || matchMedia('(prefers-reduced-motion: reduce)').matches)
}

export function setStill(still: boolean): void {
  isStill.set(still)
}

export function useMotion(): { isStill: boolean; toggle: () => void } {
  return { isStill: useStore(isStill), toggle: () => isStill.set(!isStill.get()) }
}

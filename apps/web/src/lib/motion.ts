import { createStore, useStore } from './store.ts'

/** Everything that moves by itself obeys one switch; it starts off where the device, or the player here, asks for less. */
const isStill = createStore(false)

/** Whether the device itself asks for less to move; what the player allows here does not outrank it. */
export const isDeviceStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function setStill(still: boolean): void {
  isStill.set(still || isDeviceStill())
}

if (typeof matchMedia === 'function') setStill(document.documentElement.dataset.motion === 'still')

export function useMotion(): { isStill: boolean; toggle: () => void } {
  return { isStill: useStore(isStill), toggle: () => isStill.set(!isStill.get()) }
}

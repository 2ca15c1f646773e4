import { createStore, useStore } from './store.ts'

/** Everything that moves by itself obeys one switch; a device that asks for less motion starts with it off. */
const isStill = createStore(false)
if (typeof matchMedia === 'function') isStill.set(matchMedia('(prefers-reduced-motion: reduce)').matches)

export function useMotion(): { isStill: boolean; toggle: () => void } {
  return { isStill: useStore(isStill), toggle: () => isStill.set(!isStill.get()) }
}

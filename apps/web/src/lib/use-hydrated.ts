import { useSyncExternalStore } from 'react'

/** False on the server and while hydrating, true ever after: guards what only a browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
